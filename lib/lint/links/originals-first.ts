import type { Snapshot, SnapshotPage } from '../snapshot'
import { recordedDates } from './recorded-dates'

/**
 * The pages in the order in which they count as originals, so that a rule that compares two of them reports the copy: those
 * without a date come last, because they have never been stamped. Of two files with one address only the first is listed:
 * the rule `routes` reports the other, and its other similarities are part of the same mistake.
 */
export function originalsFirst(content: Pick<Snapshot, 'pages' | 'data'>): SnapshotPage[] {
  const dates = recordedDates(content)
  const byPath = new Map<string, SnapshotPage>()
  for (const page of content.pages) if (page.route && !byPath.has(page.route.path)) byPath.set(page.route.path, page)
  const withDate = (isDated: boolean) =>
    [...byPath].flatMap(([path, page]) => (Object.hasOwn(dates, path) === isDated ? [page] : []))
  return [...withDate(true), ...withDate(false)]
}
