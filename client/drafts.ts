import { draftKey } from '../lib/forms/draft-key'
import { href } from '../lib/urls'

/** Where the name of the form that was sent last is kept, until the visitor is thanked for it. */
const SENT = 'sent'

/**
 * Forgets the draft of the form that was sent, once the confirmation opens; drafts of other forms stay. A form that the
 * browser itself posted has no other moment to know that it arrived.
 * @param path of the page that is open
 */
export function forgetSentDraft(path = location.pathname): void {
  // Storage may be switched off: then nothing was kept either.
  try {
    if (path.replace(/(\.html|\/)$/, '') === href('/thanks')) {
      delete sessionStorage[draftKey(sessionStorage[SENT])]
      delete sessionStorage[SENT]
    }
  } catch {}
  addEventListener('submit', ({ target }) => {
    try {
      sessionStorage[SENT] = new FormData(target as HTMLFormElement).get('form-name')
    } catch {}
  })
}
