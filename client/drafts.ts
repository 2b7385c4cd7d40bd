import { draftKey } from '../lib/forms/draft-key'
import { href } from '../lib/urls'

/**
 * Forgets the drafts of forms on the confirmation page: whoever comes there has sent one. A form that the browser itself
 * posted has no other moment to know that it arrived.
 * @param path of the page that is open
 */
export function forgetSentDrafts(path = location.pathname): void {
  if (path.replace(/(\.html|\/)$/, '') !== href('/thanks')) return
  try {
    const drafts = Object.keys(sessionStorage).filter((key) => key.startsWith(draftKey('')))
    for (const key of drafts) sessionStorage.removeItem(key)
  } catch {
    // Storage may be switched off: then nothing was kept either.
  }
}
