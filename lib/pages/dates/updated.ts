import { writeDay } from '../../content/dates/write-day'
import { getSite } from '../../content/site'
import { localeTag } from '../../i18n/locale-tag'
import type { Texts } from '../../i18n/texts'
import { type ContentItem, list } from '../list'
import { dayOf } from './dates'
import { lastPublication } from './lists-others'
import { getDates } from './read-dates'

/** The date of the last change, as shown on a page. */
export interface Updated {
  label: string
  text: string
  /** A date such as `2026-11-21`. */
  day?: string
}

/** Returns the date of a page's last change; undefined if it has not been stamped, as for a draft. */
export async function getUpdated(
  page: Pick<ContentItem, 'path' | 'publishAt'>,
  t: Texts,
): Promise<Updated | undefined> {
  const [dates, { timeZone }, shown] = await Promise.all([getDates(), getSite(), list()])
  const day = dayOf({ ...page, publishAt: lastPublication(page, shown) }, dates, timeZone)
  return day === undefined ? undefined : { label: t('site.updated'), ...writeDay(day, localeTag()) }
}
