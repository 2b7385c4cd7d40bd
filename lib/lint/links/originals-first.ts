import type { Snapshot, SnapshotPage } from '../snapshot'
import { recordedDates } from './recorded-dates'

/**
 * Sorts pages so that originals come before copies and a rule that compares two of them reports the copy: pages without
 * a date come last, because they have never been stamped. Of two files with the same address, only the first is listed:
 * the rule `routes` reports the other, and anything else that they share is part of that mistake.
 */
export function sortOriginalsFirst(content: Pick<Snapshot, 'pages' | 'data'>): readonly SnapshotPage[] {
  const known = sorted.get(content.pages) ?? sort(content)
  sorted.set(content.pages, known)
  return known
}

/** Several rules compare the same pages. */
const sorted = new WeakMap<Snapshot['pages'], readonly SnapshotPage[]>()

function sort(content: Pick<Snapshot, 'pages' | 'data'>): SnapshotPage[] {
  const dates = recordedDates(content)
  const byPath = new Map<string, SnapshotPage>()
  for (const page of content.pages) if (page.route && !byPath.has(page.route.path)) byPath.set(page.route.path, page)
  const withDate = (isDated: boolean) =>
    [...byPath].flatMap(([path, page]) => (Object.hasOwn(dates, path) === isDated ? [page] : []))
  return [...withDate(true), ...withDate(false)]
}
