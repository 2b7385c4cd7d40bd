import { language } from '../../site.config'
import { dateMessages } from '../content/dates/date-messages'
import { datesFile } from '../content/dates/dates'
import { canonicalOf } from '../pages/head/metadata'
import type { DatedPage } from '../pages/listed-pages'
import { ContentError, diagnosticAt } from '../shared/diagnostic'
import { addresses, feedPath } from '../shared/urls'
import type { OutputSource } from './source'
import { element, emptyElement, textElement, xmlDocument } from './xml'

/** Nobody scrolls further than this, and feed readers fetch the whole file every hour. */
const MAX_ENTRIES = 100

type Dated = DatedPage & { day: string }

const isDated = (page: DatedPage): page is Dated => page.day !== undefined

/** Only dates are recorded, but Atom requires a time, so this is the start of the day in UTC. */
const moment = (day: string) => `${day}T00:00:00Z`

/** Newest first; pages with the same date by path. */
const newestFirst = (a: Dated, b: Dated) => (a.day === b.day ? (a.path < b.path ? -1 : 1) : a.day < b.day ? 1 : -1)

const link = (rel: string, type: string, href: string) => emptyElement('link', { rel, type, href })

const entryOf = ({ path, title, description, day }: Dated, origin: string) =>
  element('entry', {}, [
    textElement('id', canonicalOf(path, origin)),
    textElement('title', title),
    textElement('updated', moment(day)),
    link('alternate', 'text/html', canonicalOf(path, origin)),
    textElement('summary', description),
  ])

/**
 * Writes `/feed.xml`: cases and documentation pages as an Atom feed, newest first, with the dates of the sitemap. A
 * page without a date is left out: Atom requires a date, and we never make one up.
 * @throws ContentError if no page has a date: a feed must have one itself, and pages link to it in their heads
 * @source https://www.rfc-editor.org/rfc/rfc4287
 */
export async function feed({ site, texts, dated }: Pick<OutputSource, 'site' | 'texts' | 'dated'>): Promise<string> {
  const [{ name, origin }, t, pages] = await Promise.all([site(), texts(), dated()])
  const { of } = addresses(origin)
  const documents = pages.filter(({ kind }) => kind !== 'page')
  const entries = documents.filter(isDated).sort(newestFirst).slice(0, MAX_ENTRIES)
  const [newest] = entries
  if (newest === undefined) throw new ContentError([diagnosticAt({ file: datesFile }, dateMessages['date-no-feed'])])
  return xmlDocument(
    element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      textElement('id', of(feedPath)),
      textElement('title', name),
      textElement('subtitle', t('outputs.feed.says')),
      textElement('updated', moment(newest.day)),
      element('author', {}, [textElement('name', name)]),
      link('self', 'application/atom+xml', of(feedPath)),
      link('alternate', 'text/html', canonicalOf('/', origin)),
      ...entries.map((page) => entryOf(page, origin)),
    ]),
  )
}
