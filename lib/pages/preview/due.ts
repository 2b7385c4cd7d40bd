import { localTimeOf, writeTime } from '../../content/dates/local-time'
import { everything, getEdition } from '../../content/edition'
import { type ContentItem, list } from '../list'

/** Pages by when they are published. */
export interface Due {
  /** Those that have become public since a moment, in that order: the site has to be built again. */
  fallen: DuePage[]
  /** The first that is still to come. */
  next: DuePage | undefined
}

/** A page that has a time. */
export type DuePage = Pick<ContentItem, 'path' | 'title'> & { publishAt: Date }

/**
 * What has fallen due and what will. Drafts never do.
 * @param items all there are
 * @param since later than this; without it nothing has fallen due
 * @param now not later than this
 */
export function dueOf(items: readonly ContentItem[], { since, now }: { since: Date | undefined; now: Date }): Due {
  const timed = items
    .flatMap(({ path, title, draft, publishAt }) => (draft || !publishAt ? [] : [{ path, title, publishAt }]))
    .sort((a, b) => a.publishAt.getTime() - b.publishAt.getTime())
  return {
    fallen: timed.filter(({ publishAt }) => since !== undefined && publishAt > since && publishAt <= now),
    next: timed.find(({ publishAt }) => publishAt > now),
  }
}

/** A page with its time, on the clocks of the site and in UTC: `/docs/x: 2026-12-01 09:00 (Europe/Amsterdam), 2026-12-01T08:00:00Z`. */
export function writeDue({ path, publishAt }: DuePage, timeZone: string): string {
  const utc = publishAt.toISOString().replace('.000Z', 'Z')
  return `${path}: ${writeTime(localTimeOf(publishAt, timeZone))} (${timeZone}), ${utc}`
}

/**
 * Whether a page has become public since a moment, so that an export made then is not what it should be.
 * @throws ContentError with the front matter problems of all files
 */
export async function hasFallenDueSince(since: Date): Promise<boolean> {
  const { now } = getEdition()
  return dueOf(await list(everything), { since, now }).fallen.length > 0
}
