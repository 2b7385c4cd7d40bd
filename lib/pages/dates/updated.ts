import { writeDay } from '../../content/dates/write-day'
import { getSite } from '../../content/site'
import { localeTag } from '../../i18n/locale-tag'
import type { Texts } from '../../i18n/texts'
import { type ContentItem, list } from '../list'
import { dayOf, getDates } from './dates'
import { publishedLast } from './lists-others'

/** When the words of a page last changed, as the page shows it. */
export interface Updated {
  label: string
  text: string
  /** Such as `2026-11-21`. */
  day?: string
}

/** Nothing for a page that nobody has stamped, as a draft is. */
export async function getUpdated(
  page: Pick<ContentItem, 'path' | 'publishAt'>,
  t: Texts,
): Promise<Updated | undefined> {
  const [dates, { timeZone }, shown] = await Promise.all([getDates(), getSite(), list()])
  const day = dayOf({ ...page, publishAt: publishedLast(page, shown) }, dates, timeZone)
  return day === undefined ? undefined : { label: t('site.updated'), ...writeDay(day, localeTag()) }
}
