import { localTimeOf, writeTime } from '../../content/dates/local-time'
import { writeDay } from '../../content/dates/write-day'
import { everything, getEdition } from '../../content/edition'
import { getSite } from '../../content/site'
import { localeTag } from '../../i18n/locale-tag'
import { getTexts, type Texts } from '../../i18n/texts'
import { href } from '../../shared/urls'
import { type ContentItem, isPublic, list } from '../list'

/** The path of the list of changes. */
const PATH = '/preview'

/** The notice at the top of every page of a preview, and of every unpublished page in development. */
export interface PreviewNotice {
  /** The accessible name of the notice. */
  label: string
  /** States that this is a preview; undefined in development. */
  text: string | undefined
  /** Why this page is not public; undefined if it is. */
  state: string | undefined
  /** The link to the list of changes; undefined on that list, and in development. */
  link: { href: string; text: string } | undefined
}

/** Returns why a page is not public, as a sentence; `undefined` for a public page. */
export function stateOf(item: ContentItem, { now, timeZone, t }: { now: Date; timeZone: string; t: Texts }) {
  if (item.draft) return t('preview.isDraft')
  if (item.publishAt === undefined || isPublic(item, now)) return undefined
  const [day = '', time = ''] = writeTime(localTimeOf(item.publishAt, timeZone)).split(' ')
  return t('preview.isLater', { day: writeDay(day, localeTag()).text, time, zone: timeZone })
}

/**
 * Returns the notice of one page.
 * @param path the path without the base path
 * @returns undefined in a published build, and for public pages in development
 */
export async function getPreviewNotice(path: string): Promise<PreviewNotice | undefined> {
  const { now, drafts, preview, tolerant } = getEdition()
  if (!drafts) return undefined
  const [items, { timeZone }, t] = await Promise.all([list({ ...everything, tolerant }), getSite(), getTexts()])
  const item = items.find((each) => each.path === path)
  const state = item && stateOf(item, { now, timeZone, t })
  const label = t('preview.label')
  if (!preview) return state === undefined ? undefined : { label, text: undefined, state, link: undefined }
  return {
    ...{ label, state, text: t('preview.banner') },
    link: path === PATH ? undefined : { href: href(PATH), text: t('preview.title') },
  }
}
