import { type Edition, getEdition } from '../../content/edition'
import type { ContentPage } from '../../content/load-content'
import { getSite } from '../../content/site'
import { getTexts, type Texts } from '../../i18n/texts'
import { coverageLines } from '../../reference/coverage'
import { endpointMessages } from '../../reference/endpoint-messages'
import { endpointsFile, getEndpoints } from '../../reference/endpoints'
import { groupViews } from '../../reference/group-views'
import { allOperations } from '../../reference/operations'
import { apiBase } from '../../reference/paths'
import { ContentError, diagnosticAt, throwDiagnostics } from '../../shared/diagnostic'
import { href } from '../../shared/urls'
import { getUpdated } from '../dates/updated'
import { pageAt } from '../find-page'
import { getContent, readEntry } from '../get-content'
import { type ContentItem, list, listBroken } from '../list'
import { contentsOf } from './contents'
import type { ContentsItem, DocsBlock, DocsPage, DocsText } from './docs-page'
import { apiViews, resourceViews } from './lists'
import { reference } from './page'
import { pageFiles } from './page-files'
import { breadcrumbs, browserTitle, type DocsPageSummary, neighbours, sidebar } from './page-tree'
import { type DocsData, docsSchema } from './schema'
import { docsTexts } from './texts'

/** A page of the documentation before its text is read. */
export interface DocsFile extends DocsPageSummary, Pick<DocsData, 'lead' | 'summary' | 'request'> {
  file: string
  publishAt: Date | undefined
}

/**
 * Lists every page of the documentation, in reading order.
 * @throws ContentError with the front matter problems of all files
 */
export async function listDocs(edition: Edition = getEdition()): Promise<readonly DocsFile[]> {
  const [items, { pages }] = await Promise.all([list(edition), getContent()])
  const docs = docsCache.get(items) ?? sortDocs(items, pages)
  docsCache.set(items, docs)
  return docs
}

/** Cached by the list of all pages, because each page of the documentation needs it. */
const docsCache = new WeakMap<readonly ContentItem[], readonly DocsFile[]>()

function sortDocs(items: readonly ContentItem[], pages: readonly ContentPage[]): readonly DocsFile[] {
  const data = new Map(pages.map((page) => [page.file, page.data as DocsData]))
  const docs = items
    .filter(({ kind }) => kind === 'doc')
    .map(({ file, path, publishAt }) => {
      const { title, lead, order, nav, summary, request } = data.get(file) as DocsData
      return { file, path, publishAt, title, lead, order, nav, summary, request }
    })
  return docs.sort((a, b) => a.order - b.order)
}

/** The error for a page that is in no list. In development, its front matter may be invalid. */
async function errorForUnlisted(path: string): Promise<Error> {
  const broken = (await listBroken()).find((page) => page.path === path)
  if (broken) return new ContentError(broken.problems)
  return new Error(`No file in content/docs becomes ${path}. Add one, or remove the link.`)
}

/** Headings that a layout adds above the text of a page. */
const layoutHeadings = (layout: DocsData['layout'], t: Texts) =>
  layout === 'resources' ? [{ id: 'coverage', text: t('docs.coverage.title'), children: [] }] : []

/**
 * Returns the table of contents of a page unchanged, if all its anchors are unique.
 * @throws ContentError if two entries have the same anchor, such as a heading of the text and a group of operations
 */
function checkAnchors(file: string, contents: ContentsItem[]): ContentsItem[] {
  const all = contents.flatMap((item) => [item, ...item.children])
  const duplicates = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) < index)
  throwDiagnostics(
    duplicates.map(({ id, text }) =>
      diagnosticAt({ file }, endpointMessages['docs-same-anchor'], { text, anchor: id, table: endpointsFile }),
    ),
  )
  return contents
}

/**
 * Returns everything that one page of the documentation shows.
 * @param path the path without the base path, such as `/docs/rest/reference/users`
 * @throws as `readDocs` does
 */
export async function getDocsPage(path: string): Promise<DocsPage> {
  return (await readDocs(path)).page
}

/**
 * Returns a page of the documentation with its text as Markdown.
 * @param path the same as in `getDocsPage`
 * @param listed the result of `listDocs`, if already available
 * @throws Error if the page, or a resource whose operations it shows, does not exist, and ContentError with every
 *   problem of its file
 */
export async function readDocs(path: string, listed?: readonly DocsFile[]): Promise<DocsText> {
  const [pages, endpoints, site, t] = await Promise.all([listed ?? listDocs(), getEndpoints(), getSite(), getTexts()])
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw await errorForUnlisted(path)
  const { file, data, blocks: rendered, toc, sections, written } = await readEntry(page.file, docsSchema)
  const baseAddress = apiBase(site.links.api)
  const blocks = rendered.map(
    (block): DocsBlock =>
      block.kind === 'html'
        ? block
        : { kind: 'operations', groups: groupViews(endpoints, block.resource, { file, baseAddress }) },
  )
  const shown = blocks.flatMap((block) => (block.kind === 'operations' ? block.groups : []))
  const counted = data.layout === 'resources' ? allOperations(endpoints) : shown.flatMap((group) => group.operations)
  const link = (to: DocsPageSummary | undefined) => to && { href: href(to.path), text: to.title }
  const { previous, next } = neighbours(pages, path)
  const view: DocsPage = {
    layout: data.layout,
    path,
    title: data.title,
    browserTitle: browserTitle(pages, page),
    description: data.description,
    lead: data.lead,
    notDocumented: data.notDocumented,
    request: data.request,
    breadcrumbs: breadcrumbs(pages, path).map(({ path: above, title }) => ({ href: href(above), text: title })),
    sidebar: sidebar(pages, path, t('docs.otherApis')),
    strip: pageAt(path)?.isRest
      ? {
          label: t('docs.baseAddress'),
          address: baseAddress,
          authentication: { href: href('/docs/rest#authentication'), text: t('docs.authentication') },
          plan: { href: href('/pricing'), text: t('docs.plan', { plan: endpoints.plan }) },
        }
      : undefined,
    files: pageFiles({ path, file }, { repository: site.repository, t }),
    blocks,
    sections: sections.map(({ id, title, html }) => ({ id, title, html })),
    contents: checkAnchors(file, [...layoutHeadings(data.layout, t), ...contentsOf(blocks, toc)]),
    resources: data.layout === 'page' ? [] : resourceViews(pages, reference.path, { endpoints, t }),
    apis: data.layout === 'index' ? apiViews(pages, path, { endpoints, t }) : [],
    coverage: coverageLines(counted, t),
    previous: link(previous),
    next: link(next),
    updated: await getUpdated(page, t),
    texts: docsTexts(t),
  }
  return { page: view, written }
}
