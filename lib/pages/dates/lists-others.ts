import type { ContentItem } from '../list'

type Dated = Pick<ContentItem, 'path' | 'publishAt'>

/** How many steps below a page the pages lie that it lists. */
const lists: Readonly<Record<string, number>> = { '/cases': 1, '/docs': 2, '/docs/rest/reference': 1 }

/** Whether a page lists another. */
export function isListedOn(path: string, other: string): boolean {
  const depth = Object.hasOwn(lists, path) ? (lists[path] ?? 0) : 0
  const below = other.startsWith(`${path}/`) ? other.slice(path.length + 1).split('/').length : 0
  return below > 0 && below <= depth
}

/**
 * The moment since which a page is what it is, as far as it waited for one: its own, or that of the last page that it
 * lists. On that day the list has one more, and nobody is there to stamp it.
 * @param shown all pages of the edition
 */
export function publishedLast({ path, publishAt }: Dated, shown: readonly Dated[]): Date | undefined {
  const moments = [publishAt, ...shown.filter((other) => isListedOn(path, other.path)).map((other) => other.publishAt)]
  return moments.filter((moment) => moment !== undefined).sort((one, other) => other.getTime() - one.getTime())[0]
}
