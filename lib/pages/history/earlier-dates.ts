import type { PageDates } from '../../content/dates/dates'
import { datesAt } from './dates-at'
import { earlierCommits } from './earlier-commits'

/** The dates that pages had before. */
export interface EarlierDates {
  /**
   * The dates at the last commit, where the current branch began, and at the last publication, in this order; none
   * outside a repository.
   */
  versions: readonly PageDates[]
  /**
   * Whether a page had no date where the current branch began, nor at the last publication; false if neither is known.
   */
  isNew(path: string): boolean
}

/** Reads the dates at the last commit, where the current branch began, and at the last publication. */
export async function readEarlierDates(): Promise<EarlierDates> {
  const { last, base, published } = await earlierCommits()
  const read = async (commits: readonly (string | undefined)[]) =>
    Promise.all([...new Set(commits)].filter((commit) => commit !== undefined).map(datesAt))
  const before = await read([base, published])
  const hasDate = (path: string) => before.some((dates) => Object.hasOwn(dates, path))
  return {
    versions: [...(await read([last])), ...before],
    isNew: (path) => before.length > 0 && !hasDate(path),
  }
}
