import { pageAt } from '../find-page'
import type { ContentItem } from '../list'

type Dated = Pick<ContentItem, 'path' | 'publishAt'>

/** Whether the page at `path` lists another one. */
export const isListedOn = (path: string, other: string): boolean => isWithin(path, other, depthOf(path))

/** How many levels of pages below it a page lists. */
const depthOf = (path: string): number => pageAt(path)?.listsBelow ?? 0

function isWithin(path: string, other: string, depth: number): boolean {
  const below = other.startsWith(`${path}/`) ? other.slice(path.length + 1).split('/').length : 0
  return below > 0 && below <= depth
}

/**
 * Returns the latest publication time of a page and the pages that it lists; undefined if none was scheduled.
 * Publication adds a page to a list without anybody stamping that list.
 * @param shown all pages of the edition
 */
export function lastPublication({ path, publishAt }: Dated, shown: readonly Dated[]): Date | undefined {
  const depth = depthOf(path)
  const listed = depth > 0 ? shown.filter((other) => isWithin(path, other.path, depth)) : []
  const moments = [publishAt, ...listed.map((other) => other.publishAt)]
  return moments.filter((moment) => moment !== undefined).sort((one, other) => other.getTime() - one.getTime())[0]
}
