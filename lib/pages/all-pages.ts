import { getSite } from '../content/site'
import { getTexts } from '../i18n/texts'
import { href } from '../shared/urls'
import { type DocsFile, listDocs } from './docs/docs'
import { browserTitle } from './docs/page-tree'
import { isListed } from './find-page'
import { type ContentItem, list } from './list'

/** A page in the search index and in the list of all pages. */
export interface ListedPage extends Pick<ContentItem, 'file' | 'path' | 'kind'> {
  title: string
  /** A short name, such as for a search result. */
  name: string
  /** The part of the site that the page belongs to. */
  area: string
}

/** Pages of one part of the site. */
export interface PageGroup {
  title: string
  links: { href: string; text: string }[]
}

/**
 * Lists every page that may be listed, grouped by area: those about the service first, then the documentation in
 * reading order.
 * @throws ContentError with the front matter problems of all files
 */
export async function listPagesByArea(): Promise<ListedPage[]> {
  const [items, docs, site, t] = await Promise.all([list(), listDocs(), getSite(), getTexts()])
  const plain = items.filter(({ kind, path }) => kind !== 'doc' && isListed(path))
  return [
    ...plain.map(({ file, path, kind, title }) => {
      const name = path === '/' ? site.name : (title.split(':')[0] as string)
      return { file, path, kind, title, name, area: site.name }
    }),
    // APIs with a single page share one group, listed before the APIs with several pages.
    ...byArea(listDocsPages(docs, t('site.docs'))),
  ]
}

/**
 * Lists the pages of the documentation. If a title is not unique, such as “Reference”, the name of the API is added.
 */
function listDocsPages(docs: readonly DocsFile[], documentation: string): ListedPage[] {
  const titles = new Map<string, number>()
  for (const { title } of docs) titles.set(title, (titles.get(title) ?? 0) + 1)
  const titlesByPath = new Map(docs.map(({ path, title }) => [path, title]))
  const partsWithPages = new Set(docs.flatMap(({ path }) => (partOf(path) === path ? [] : [partOf(path)])))
  return docs.map((page): ListedPage => {
    const { file, path, title } = page
    const name = (titles.get(title) ?? 0) > 1 ? browserTitle(docs, page) : title
    const part = partsWithPages.has(partOf(path)) ? titlesByPath.get(partOf(path)) : undefined
    return { file, path, kind: 'doc', title: name, name, area: part ?? documentation }
  })
}

/** The part of the documentation that a page belongs to, such as `/docs/rest`. */
const partOf = (path: string): string => path.split('/').slice(0, 3).join('/')

/** Groups pages by area, in the order in which the areas first appear. */
function byArea(pages: readonly ListedPage[]): ListedPage[] {
  const areas = [...new Set(pages.map(({ area }) => area))]
  return areas.flatMap((area) => pages.filter((page) => page.area === area))
}

/** The maximum number of pages in the list. A longer list would dominate its page, and nobody would read it. */
const MAX_PAGES = 100

/**
 * Returns the same pages as links under headings, for the list that works without JavaScript. On a large site, it has
 * only the front page of each area of the documentation, whose sidebar lists its other pages: the header and footer
 * link to the pages about the service.
 */
export async function getAllPages(): Promise<{ title: string; groups: PageGroup[] }> {
  const [pages, t] = await Promise.all([listPagesByArea(), getTexts()])
  const isLarge = pages.length > MAX_PAGES
  const groups = new Map<string, PageGroup>()
  for (const { area, path, title, kind } of pages) {
    if (isLarge && (kind !== 'doc' || partOf(path) !== path)) continue
    const heading = isLarge ? t('site.docs') : area
    const group = groups.get(heading) ?? { title: heading, links: [] }
    group.links.push({ href: href(path), text: title })
    groups.set(heading, group)
  }
  return { title: t(isLarge ? 'docs.allAreas' : 'docs.allPages'), groups: [...groups.values()] }
}
