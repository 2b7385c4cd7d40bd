import { getEdition } from '../content/edition'
import type { Redirect } from '../shared/hosting/redirects'
import { list } from './list'

/**
 * Where the former addresses of all public pages lead, by address. What may stand there is held by the doctor
 * (`doctor/former-addresses.ts`); a page that is not public yet leads nobody to itself.
 * @throws ContentError with the front matter problems of all files
 */
export async function listRedirects(): Promise<Redirect[]> {
  const items = await list(getEdition())
  return items
    .flatMap(({ path, formerly }) => formerly.map((from) => ({ from, to: path })))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}
