import { docsIndex } from './page'

/** The fields of a documentation page that the navigation needs. */
export interface DocsPageSummary {
  /** The address without the base path, such as `/docs/rest/reference`. */
  path: string
  title: string
  /** The name in the navigation, if it differs from the title. */
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
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The pages in reading order, with the position and the children of each. */
interface Tree<Page> {
  ordered: readonly Page[]
  /** The index of each page in that order, by its path. */
  positions: ReadonlyMap<string, number>
  children: ReadonlyMap<string, readonly Page[]>
}

/**
 * Cached by the list of pages, because every page has a navigation, and must not search the whole list for each of its
 * links.
 */
const trees = new WeakMap<readonly DocsPageSummary[], Tree<DocsPageSummary>>()

function treeOf<Page extends DocsPageSummary>(pages: readonly Page[]): Tree<Page> {
  const tree = (trees.get(pages) as Tree<Page> | undefined) ?? makeTree(pages)
  trees.set(pages, tree)
  return tree
}

function makeTree<Page extends DocsPageSummary>(pages: readonly Page[]): Tree<Page> {
  const ordered = [...pages].sort((a, b) => a.order - b.order)
  const children = new Map<string, Page[]>()
  for (const page of ordered) {
    const siblings = children.get(parentOf(page.path))
    if (siblings) siblings.push(page)
    else children.set(parentOf(page.path), [page])
  }
  return { ordered, positions: new Map(ordered.map(({ path }, index) => [path, index])), children }
}

/** Lists the pages directly below one page, in order. */
export const childrenOf = <Page extends DocsPageSummary>(pages: readonly Page[], path: string): readonly Page[] =>
  treeOf(pages).children.get(path) ?? []

function toLink(pages: readonly DocsPageSummary[], page: DocsPageSummary, current: string): TreeLink {
  return {
    path: page.path,
    text: page.nav ?? page.title,
    current: page.path === current,
    children: childrenOf(pages, page.path).map((child) => toLink(pages, child, current)),
  }
}

/**
 * The maximum number of links to other sections in a sidebar. With lists of all sections, the sidebars of a large site
 * would fill its pages.
 */
const MAX_SECTIONS = 16

/** Returns a section with those nearest to it in reading order, or the first ones if it is undefined. */
function nearest(sections: readonly DocsPageSummary[], own: DocsPageSummary | undefined): readonly DocsPageSummary[] {
  const before = own === undefined ? 0 : sections.indexOf(own) - MAX_SECTIONS / 2
  const start = Math.max(0, Math.min(before, sections.length - MAX_SECTIONS - 1))
  return sections.slice(start, start + MAX_SECTIONS + 1)
}

/**
 * Returns the sidebar of one page: its own section in full, and the nearest other sections as one link each, so that
 * the size of a page does not depend on how many other sections there are. The front page lists the first sections.
 * @param others the heading above the other sections
 */
export function sidebar(pages: readonly DocsPageSummary[], current: string, others: string): TreeSection[] {
  const all = childrenOf(pages, root)
  const own = all.find((page) => page.path === current || isBelow(current, page.path))
  const sections = nearest(all, own)
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

/** Lists the pages above one page, from the top down. */
export function breadcrumbs(pages: readonly DocsPageSummary[], current: string): DocsPageSummary[] {
  const { ordered, positions } = treeOf(pages)
  const found: DocsPageSummary[] = []
  for (let path = parentOf(current); path !== ''; path = parentOf(path)) {
    const page = ordered[positions.get(path) ?? -1]
    if (page) found.unshift(page)
  }
  return found
}

/** Returns the title of a page for use without context, such as in a tab or in search results. */
export function browserTitle(pages: readonly DocsPageSummary[], { path, title }: DocsPageSummary): string {
  const api = breadcrumbs(pages, path)[1]
  return api === undefined || title.startsWith(api.title.split(' ')[0] ?? '') ? title : `${title}, ${api.title}`
}

/** Returns the pages before and after one page, in reading order. */
export function neighbours(pages: readonly DocsPageSummary[], current: string) {
  const { ordered, positions } = treeOf(pages)
  const index = positions.get(current) ?? -1
  return { previous: ordered[index - 1], next: ordered[index + 1] }
}
