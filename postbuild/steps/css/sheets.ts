import { attribute, type Element, elementsOf, type Node } from '../../html'

/** Style sheets that a page fetches, in order. */
export const sheetLinks = (nodes: readonly Node[]): Element[] =>
  elementsOf(nodes, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet')

/**
 * A script that puts a page's links to sheets back, switched off and so never fetched. React looks for the sheets of its
 * components when it hydrates, and would fetch those that it does not find, although their rules stand in the page.
 */
export function restoreSheets(nodes: readonly Node[]): string {
  const links = sheetLinks(nodes).map(({ attrs }) => [
    ['disabled', ''],
    ...attrs.map(({ name, value }) => [name, value]),
  ])
  if (links.length === 0) return ''
  return `for(const a of ${JSON.stringify(links)}){const l=document.createElement("link");for(const [n,v] of a)l.setAttribute(n,v);document.head.append(l)}\n`
}
