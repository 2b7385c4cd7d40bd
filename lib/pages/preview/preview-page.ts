import { writeDay } from '../../content/dates/write-day'
import { everything, getEdition } from '../../content/edition'
import { getSite } from '../../content/site'
import { localeTag } from '../../i18n/locale-tag'
import { getTexts } from '../../i18n/texts'
import { href } from '../../shared/urls'
import { type ContentItem, isPublic, list } from '../list'
import { compareSites } from './changed-pages'
import { stateOf } from './preview-notice'
import { readPublished } from './published'

/** One page in the list of changes. */
interface ListedPage {
  path: string
  href: string
  text: string
  /** Why it is not public yet. */
  note: string | undefined
}

/** Everything that `/preview` shows. */
export interface PreviewPage {
  title: string
  lead: string
  lists: { id: string; name: string; pages: ListedPage[] }[]
  /** The text for an empty list. */
  nothing: string
}

/**
 * Lists what deploying this build would change: the pages added, changed and removed since the commit tagged
 * `published`, and which of them are scheduled. Without the tag, it lists only the unpublished pages.
 * @throws ContentError with the front matter problems of all files
 */
export async function getPreviewPage(): Promise<PreviewPage> {
  const { now } = getEdition()
  const [items, { timeZone, origin }, t] = await Promise.all([list(everything), getSite(), getTexts()])
  const published = await readPublished({ now, timeZone })
  const row = (item: ContentItem): ListedPage => ({
    ...{ path: item.path, href: href(item.path), text: item.title },
    note: stateOf(item, { now, timeZone, t }),
  })
  const common = { title: t('preview.title'), nothing: t('preview.nothing') }
  if (!published) {
    const waiting = items.filter((item) => !isPublic(item, now)).map(row)
    return {
      ...common,
      lead: t('preview.noTag'),
      lists: [{ id: 'waiting', name: t('preview.waiting'), pages: waiting }],
    }
  }
  const { added, changed, removed, gone } = await compareSites(items, published, now)
  const deleted = gone.map(([path, text]) => ({ path, href: `${origin}${href(path)}`, text, note: undefined }))
  return {
    ...common,
    lead: t('preview.since', { day: writeDay(published.day, localeTag()).text }),
    lists: [
      { id: 'added', name: t('preview.added'), pages: added.map(row) },
      { id: 'changed', name: t('preview.changed'), pages: changed.map(row) },
      { id: 'removed', name: t('preview.removed'), pages: [...removed.map(row), ...deleted] },
    ],
  }
}
