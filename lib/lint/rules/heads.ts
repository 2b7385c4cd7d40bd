import { browserTitle, type DocsPageSummary } from '../../pages/docs/page-tree'
import { lengths } from '../../pages/head/lengths'
import { tabTitle } from '../../pages/head/tab-title'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { headMessages } from '../messages/head-messages'
import type { Check } from '../rule'
import type { SnapshotPage } from '../snapshot'

type Head = Pick<DocsPageSummary, 'title' | 'order'> & { description: string }

/**
 * What a page says of itself in tabs, search results and previews is of a length that they show, and its own. Nobody knows
 * while the site's name, a fact or a figure of the page cannot be read.
 */
export const heads: Check = ({ pages, sources }) => {
  const readable = pages.flatMap((page) =>
    page.place && page.data && !page.hasStandIns ? [{ ...page, head: page.data as Head }] : [],
  )
  const docs = new Map(
    readable.flatMap(({ place, head }) =>
      place?.kind === 'doc' ? [[place.path, { path: place.path, title: head.title, order: head.order }] as const] : [],
    ),
  )
  const siteName = sources.tokens.get('site.name') ?? ''
  const firsts = { title: new Map<string, string>(), description: new Map<string, string>() }
  return readable.flatMap((page) => {
    const { title, description } = page.head
    const listed = docs.get(page.place?.path ?? '')
    // Those around it, and not all: with twice the pages that would be four times the work.
    const around = listed ? pathsTo(listed.path).flatMap((path) => docs.get(path) ?? []) : []
    const shown = tabTitle(listed ? browserTitle(around, listed) : title, siteName)
    return [
      ...titleLength(page, shown),
      ...descriptionLength(page, description),
      ...sameAs(page, 'title', shown, firsts.title),
      ...sameAs(page, 'description', description, firsts.description),
    ]
  })
}

/** `/docs`, `/docs/rest` and `/docs/rest/users` for the last. */
const pathsTo = (path: string): string[] => {
  const names = path.split('/')
  return names.slice(1).map((_, at) => names.slice(0, at + 2).join('/'))
}

const spotOf = ({ file, yaml }: SnapshotPage, field: string) => ({ file, ...yaml?.placeOf([field]), field })

/** Signs as people count them. */
const countOf = (text: string): number => [...text].length

function titleLength(page: SnapshotPage, shown: string): Diagnostic[] {
  const { least, most } = lengths.title
  const count = countOf(shown)
  if (count >= least && count <= most) return []
  return [diagnosticAt(spotOf(page, 'title'), headMessages['head-title-length'], { shown, count, least, most })]
}

function descriptionLength(page: SnapshotPage, description: string): Diagnostic[] {
  const { least, most } = lengths.description
  const count = countOf(description)
  if (count >= least && count <= most) return []
  return [diagnosticAt(spotOf(page, 'description'), headMessages['head-description-length'], { count, least, most })]
}

function sameAs(page: SnapshotPage, what: 'title' | 'description', text: string, firsts: Map<string, string>) {
  const other = firsts.get(text)
  firsts.set(text, other ?? page.file)
  return other === undefined ? [] : [diagnosticAt(spotOf(page, what), headMessages['head-same'], { what, other })]
}
