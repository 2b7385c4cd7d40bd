import { language } from '../../site.config'
import { dateMessages } from '../content/dates/date-messages'
import { datesFile } from '../content/dates/dates'
import { canonicalOf } from '../pages/head/metadata'
import type { DatedPage } from '../pages/listed-pages'
import { ContentError, diagnosticAt } from '../shared/diagnostic'
import { addresses, feedPath } from '../shared/urls'
import type { OutputSource } from './source'
import { empty, lines, words, xmlDocument } from './xml'

/** More than this nobody scrolls through, and readers fetch the whole of it every hour. */
const MOST = 100

type Dated = DatedPage & { day: string }

const isDated = (page: DatedPage): page is Dated => page.day !== undefined

/** Days are kept, no times: the first moment of the day, in UTC, as Atom wants one. */
const moment = (day: string) => `${day}T00:00:00Z`

/** The newest first; those of one day by path. */
const newestFirst = (a: Dated, b: Dated) => (a.day === b.day ? (a.path < b.path ? -1 : 1) : a.day < b.day ? 1 : -1)

const link = (rel: string, type: string, href: string) => empty('link', { rel, type, href })

const entryOf = ({ path, title, description, day }: Dated, origin: string) =>
  lines('entry', {}, [
    words('id', canonicalOf(path, origin)),
    words('title', title),
    words('updated', moment(day)),
    link('alternate', 'text/html', canonicalOf(path, origin)),
    words('summary', description),
  ])

/**
 * `/feed.xml`: cases and pages of the documentation in Atom, the newest first, by the day that the sitemap has too. A page
 * that nobody has dated is not in it: Atom wants a day, and none is made up.
 * @throws ContentError where no page has a day: a feed without one is not valid, and pages name it in their heads
 * @source https://www.rfc-editor.org/rfc/rfc4287
 */
export async function feed({ site, texts, dated }: Pick<OutputSource, 'site' | 'texts' | 'dated'>): Promise<string> {
  const [{ name, origin }, t, pages] = await Promise.all([site(), texts(), dated()])
  const { of } = addresses(origin)
  const documents = pages.filter(({ kind }) => kind !== 'page')
  const entries = documents.filter(isDated).sort(newestFirst).slice(0, MOST)
  const [newest] = entries
  if (newest === undefined) throw new ContentError([diagnosticAt({ file: datesFile }, dateMessages['date-no-feed'])])
  return xmlDocument(
    lines('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      words('id', of(feedPath)),
      words('title', name),
      words('subtitle', t('outputs.feed.says')),
      words('updated', moment(newest.day)),
      lines('author', {}, [words('name', name)]),
      link('self', 'application/atom+xml', of(feedPath)),
      link('alternate', 'text/html', canonicalOf('/', origin)),
      ...entries.map((page) => entryOf(page, origin)),
    ]),
  )
}
