import { draftKey } from '../lib/shared/forms/draft-key'
import { withSessionStorage } from '../lib/shared/storage'
import { href } from '../lib/shared/urls'

/** The key under which the name of the last form sent is stored, until its confirmation opens. */
const SENT = 'sent'

/**
 * Remembers the form that is sent, and deletes its draft once the confirmation opens; drafts of other forms are kept.
 * For a form that the browser itself posted, there is no other way to know that it arrived.
 * @param path the path of the open page
 */
export function forgetSentDraft(path = location.pathname): void {
  if (path.replace(/(\.html|\/)$/, '') === href('/thanks'))
    withSessionStorage((storage) => {
      delete storage[draftKey(storage[SENT])]
      delete storage[SENT]
    })
  addEventListener('submit', ({ target }) =>
    withSessionStorage((storage) => {
      const name = new FormData(target as HTMLFormElement).get('form-name')
      // The form of the request builder has no name, and is never sent.
      if (name) storage[SENT] = name
    }),
  )
}
