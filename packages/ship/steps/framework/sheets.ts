import { attribute, type Element, elementsOf, type Node } from '../../html'

/** Returns the links to the style sheets of a page, in order. */
export const sheetLinks = (nodes: readonly Node[]): Element[] =>
  elementsOf(nodes, 'link').filter((link) => attribute(link, 'rel') === 'stylesheet')

/**
 * Returns a script that restores a page's links to style sheets, disabled so that no browser fetches them. During
 * hydration React looks for the style sheets of its components, and would fetch any that it does not find.
 */
export function restoreSheets(nodes: readonly Node[]): string {
  const links = sheetLinks(nodes).map(({ attrs }) => [
    ['disabled', ''],
    ...attrs.map(({ name, value }) => [name, value]),
  ])
  if (links.length === 0) return ''
  return `for(const a of ${JSON.stringify(links)}){const l=document.createElement("link");for(const [n,v] of a)l.setAttribute(n,v);document.head.append(l)}\n`
}
