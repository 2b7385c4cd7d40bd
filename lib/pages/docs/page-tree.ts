import { docsIndex } from './page'

/** The fields of a documentation page that the navigation needs. */
export interface DocsPageSummary {
  /** Address without base path, such as `/docs/rest/reference`. */
  path: string
  title: string
  /** Name in the navigation, if it differs from the title. */
  nav?: string
  order: number
}

/** A link in the navigation, with links to the pages below it. */
export interface TreeLink {
  path: string
  text: string
  current: boolean
  children: TreeLink[]
}

/** A part of the navigation under one heading. */
export interface TreeSection {
  title: string
  links: TreeLink[]
}

const root = docsIndex.path
const isBelow = (path: string, parent: string) => path.startsWith(`${parent}/`)
const depth = (path: string) => path.split('/').length
const byOrder = <Page extends DocsPageSummary>(pages: readonly Page[]) => [...pages].sort((a, b) => a.order - b.order)

/** The pages directly below one page, in order. */
export function childrenOf<Page extends DocsPageSummary>(pages: readonly Page[], path: string): Page[] {
  return byOrder(pages.filter((page) => isBelow(page.path, path) && depth(page.path) === depth(path) + 1))
}

function toLink(pages: readonly DocsPageSummary[], page: DocsPageSummary, current: string): TreeLink {
  return {
    path: page.path,
    text: page.nav ?? page.title,
    current: page.path === current,
    children: childrenOf(pages, page.path).map((child) => toLink(pages, child, current)),
  }
}

/**
 * The sidebar of one page: its own section in full, every other section as one link, so that the size of a page does not
 * depend on the number of pages in other sections.
 * @param others heading above the other sections
 */
export function sidebar(pages: readonly DocsPageSummary[], current: string, others: string): TreeSection[] {
  const sections = childrenOf(pages, root)
  const own = sections.find((page) => page.path === current || isBelow(current, page.path))
  const plain = (listed: readonly DocsPageSummary[]) =>
    listed.map(({ path, title }) => ({ path, text: title, current: path === current, children: [] }))
  // A section with one page would show its name twice.
  if (!own || childrenOf(pages, own.path).length === 0) {
    const title = pages.find((page) => page.path === root)?.title ?? others
    return [{ title, links: plain(sections) }]
  }
  const { children, ...first } = toLink(pages, own, current)
  return [
    { title: own.title, links: [first, ...children].map((link) => ({ children: [], ...link })) },
    { title: others, links: plain(sections.filter((page) => page !== own)) },
  ]
}

/** The pages above one page, from the top down. */
export function breadcrumbs(pages: readonly DocsPageSummary[], current: string): DocsPageSummary[] {
  return byOrder(pages.filter((page) => isBelow(current, page.path)))
}

/** The title of a page for use without context, such as in a tab or in search results. */
export function browserTitle(pages: readonly DocsPageSummary[], { path, title }: DocsPageSummary): string {
  const api = breadcrumbs(pages, path)[1]
  return api === undefined || title.startsWith(api.title.split(' ')[0] ?? '') ? title : `${title}, ${api.title}`
}

/** The pages before and after one page, in reading order. */
export function neighbours(pages: readonly DocsPageSummary[], current: string) {
  const ordered = byOrder(pages)
  const index = ordered.findIndex((page) => page.path === current)
  return { previous: ordered[index - 1], next: ordered[index + 1] }
}
