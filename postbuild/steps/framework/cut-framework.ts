import { attribute, cut, type Edit, elementsOf, type Node, nodesOf, splice } from '../../html'
import { kindOf } from '../../mark'
import { eachPage } from '../../step'
import { isFramework } from './payload'

/** A page that nothing hydrates needs no script of the framework, no payload for it, and no marker. */
export const cutFramework = eachPage('cut-framework', cutFromPage)

/** Takes React and Next out of a static page; other pages stay as they are. */
export function cutFromPage(html: string, page: string): string {
  const nodes = nodesOf(html)
  if (kindOf(nodes, page) !== 'static') return html
  const places = nodes.filter((node) => isMetadataPlace(node))
  const inside = new Set(places.flatMap((place) => ('childNodes' in place ? place.childNodes : [])))
  const markers = nodes.filter((node) => node.nodeName === '#comment' && !inside.has(node))
  return splice(html, [...frameworkIn(nodes), ...places.map(cut), ...markers.map(cut)])
}

/** Everything that loads or starts the framework. */
export function frameworkIn(nodes: readonly Node[]): Edit[] {
  const preloads = elementsOf(nodes, 'link').filter((link) => attribute(link, 'as') === 'script')
  return [...elementsOf(nodes, 'script').filter(isFramework), ...preloads].map(cut)
}

/** The empty `<div hidden>` that holds Next's place for metadata which comes late. */
function isMetadataPlace(node: Node): boolean {
  if (node.nodeName !== 'div' || !('attrs' in node)) return false
  const [only, ...others] = node.attrs
  if (only?.name !== 'hidden' || others.length > 0 || node.parentNode?.nodeName !== 'body') return false
  return node.childNodes.length > 0 && node.childNodes.every((child) => child.nodeName === '#comment')
}
