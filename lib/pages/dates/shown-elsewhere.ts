import { setupOf } from '../../content/results/case-tokens'
import { readCaseResults } from '../../content/results/read-case-results'
import type { Site } from '../../content/site'
import type { Texts } from '../../i18n/texts'
import { coverageLines } from '../../reference/coverage'
import type { Endpoints } from '../../reference/endpoints-schema'
import { allOperations } from '../../reference/operations'
import { getCaseNote } from '../cases/case-note'
import { measuredHash } from '../cases/measured-hash'
import type { CaseData } from '../cases/schema'
import { getContactPage } from '../contact/view'
import { apiViews, resourceViews } from '../docs/lists'
import type { DocsData } from '../docs/schema'
import type { ContentItem } from '../list'
import { getPricingPage } from '../pricing/view'

/** A page as its file says it. */
export interface ReadPage extends ContentItem {
  /** The whole file. */
  text: string
  /** Its front matter, facts filled in. */
  data: Readonly<Record<string, unknown>>
}

/** What pages take from beside their own file. */
export interface ShownFrom {
  /** Those that are shown beside it; no drafts. */
  pages: readonly ReadPage[]
  endpoints: Endpoints
  site: Site
  t: Texts
}

type Shown = (from: ShownFrom) => unknown

/** By path: what a page shows that its own file does not say. */
const shown: Readonly<Record<string, Shown>> = {
  '/': ({ site }) => site.clients,
  '/contact': async () => (await getContactPage()).details,
  '/pricing': async () => (await getPricingPage()).table,
  '/cases': cardsOf,
  '/docs': ({ pages, endpoints, t }) => apiViews(docsOf(pages), endpoints, t),
  '/docs/rest/reference': ({ pages, endpoints, t }) => [
    resourceViews(docsOf(pages), endpoints, t),
    coverageLines(allOperations(endpoints), t),
  ],
}

/**
 * What a page shows that its own file does not say: of other pages, of `content/site.yml`, of the endpoint table, and of
 * the results of a case. Every text in it counts, and nothing else.
 * @throws ContentError where the results of a case cannot be read
 */
export async function shownElsewhere(page: ReadPage, from: ShownFrom): Promise<unknown> {
  // Nobody dates a draft, and its results need not be there yet.
  if (page.draft) return undefined
  if (page.kind === 'case') return [await measuredHash(page), await noteOf(page, from)]
  return Object.hasOwn(shown, page.path) ? shown[page.path]?.(from) : undefined
}

/** The documentation in reading order, as its lists take it. */
function docsOf(pages: readonly ReadPage[]) {
  const docs = pages.filter(({ kind }) => kind === 'doc')
  return docs.map(({ path, data }) => ({ ...(data as DocsData), path })).sort((one, other) => one.order - other.order)
}

/** The cards of the cases in their order, each with what was measured: its pictures show where people looked. */
function cardsOf({ pages }: ShownFrom) {
  const last = Number.MAX_SAFE_INTEGER
  const cases = pages.filter(({ kind }) => kind === 'case')
  const ordered = cases.map((page) => ({ page, data: page.data as CaseData }))
  ordered.sort((one, other) => (one.data.card.order ?? last) - (other.data.card.order ?? last))
  return Promise.all(
    ordered.map(async ({ page, data: { heading, card, versions } }) => [
      ...[heading, card.kind, card.question],
      ...versions.map(({ alt }) => alt),
      await measuredHash(page),
    ]),
  )
}

/** How the figures of a case came about. */
async function noteOf({ file, path, text, data }: ReadPage, { site, t }: ShownFrom) {
  const results = await readCaseResults(setupOf(file, text))
  const { title, lead, licence, entries } = await getCaseNote({ ...(data as CaseData), path, results }, site, t)
  return { title, lead, licence, entries }
}
