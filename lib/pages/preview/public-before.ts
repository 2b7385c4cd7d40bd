import { datesAt } from '../history/dates-at'
import { earlierCommits } from '../history/earlier-commits'
import { type Clock, readPublicPages } from './published'

/**
 * Returns which of some addresses had a public page at the last publication, or where the current branch began. If
 * nothing has been published, the result also has every page that was dated but not scheduled where the branch began:
 * it may have been public before that.
 * @returns undefined if there is neither
 */
export async function publicBefore(paths: readonly string[], clock: Clock): Promise<ReadonlySet<string> | undefined> {
  const { base, published } = await earlierCommits()
  const commits = [...new Set([base, published])].filter((commit) => commit !== undefined)
  if (commits.length === 0) return undefined
  const requested = new Set(paths)
  const pages = await Promise.all(
    commits.map((commit) => readPublicPages(commit, clock, (path) => requested.has(path))),
  )
  const dates = base !== undefined && published === undefined ? await datesAt(base) : {}
  const dated = Object.entries(dates).flatMap(([path, { scheduled }]) => (scheduled ? [] : [path]))
  return new Set([...pages.flat().map(([path]) => path), ...dated])
}
