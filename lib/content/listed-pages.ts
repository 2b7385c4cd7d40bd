import type { PageLine } from '../outputs/source'
import { list } from './list'

/** Pages that no list names: what is shown for a wrong path, and the confirmation of a form. */
const unlisted = ['/404', '/thanks']

/**
 * Every page besides the documentation that may be found, by path.
 * @throws ContentError with the front matter problems of all files
 */
export async function listPages(): Promise<PageLine[]> {
  const items = await list({ now: new Date(), drafts: false })
  return items
    .filter(({ kind, path }) => kind !== 'doc' && !unlisted.includes(path))
    .map(({ path, title, description }) => ({ path, title, description }))
}
