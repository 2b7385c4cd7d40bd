import { localTimeOf, writeTime } from '../../content/dates/local-time'
import { everything, getEdition } from '../../content/edition'
import { type ContentItem, list } from '../list'

/** Pages with a publication time, before and after the current time. */
interface Schedule {
  /** The pages published since a given time, earliest first. If there are any, the site has to be built again. */
  published: ScheduledPage[]
  /** The next page to be published. */
  next: ScheduledPage | undefined
}

/** A page with a publication time. */
type ScheduledPage = Pick<ContentItem, 'path' | 'title'> & { publishAt: Date }

/**
 * Returns which scheduled pages have been published, and which is next. Drafts are ignored.
 * @param items all pages
 * @param since `published` holds only pages published after this moment; if undefined, it is empty
 * @param now pages scheduled for later than this are not published yet
 */
export function scheduleOf(
  items: readonly ContentItem[],
  { since, now }: { since: Date | undefined; now: Date },
): Schedule {
  const scheduled = items
    .flatMap(({ path, title, draft, publishAt }) => (draft || !publishAt ? [] : [{ path, title, publishAt }]))
    .sort((a, b) => a.publishAt.getTime() - b.publishAt.getTime())
  return {
    published: scheduled.filter(({ publishAt }) => since !== undefined && publishAt > since && publishAt <= now),
    next: scheduled.find(({ publishAt }) => publishAt > now),
  }
}

/**
 * Formats a page with its publication time, in the time zone of the site and in UTC: `/docs/x: 2026-12-01 09:00
 * (Europe/Amsterdam), 2026-12-01T08:00:00Z`.
 */
export function formatScheduled({ path, publishAt }: ScheduledPage, timeZone: string): string {
  const utc = publishAt.toISOString().replace('.000Z', 'Z')
  return `${path}: ${writeTime(localTimeOf(publishAt, timeZone))} (${timeZone}), ${utc}`
}

/**
 * Whether a scheduled page has been published since a given time, so that an export made then is out of date.
 * @throws ContentError with the front matter problems of all files
 */
export async function isAnyPublishedSince(since: Date): Promise<boolean> {
  const { now } = getEdition()
  return scheduleOf(await list(everything), { since, now }).published.length > 0
}
