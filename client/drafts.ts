import { draftKey } from '../lib/shared/forms/draft-key'
import { withSessionStorage } from '../lib/shared/storage'
import { href } from '../lib/shared/urls'

/** Where the name of the form that was sent last is kept, until the visitor is thanked for it. */
const SENT = 'sent'

/**
 * Forgets the draft of the form that was sent, once the confirmation opens; drafts of other forms stay. A form that the
 * browser itself posted has no other moment to know that it arrived.
 * @param path of the page that is open
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
      // The form of the request builder is never sent, and has none.
      if (name) storage[SENT] = name
    }),
  )
}
