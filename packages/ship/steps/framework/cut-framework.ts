import { attribute, cut, type Edit, elementsOf, type Node, nodesOf, splice } from '../../html'
import { kindOf } from '../../mark'
import { eachPage } from '../../step'
import { isFramework } from './payload'

/** A page without islands needs no script of the framework, no payload and no markers. */
export const cutFramework = eachPage('cut-framework', cutFromPage)

/** Takes React and Next out of a static page; other pages stay as they are. */
export function cutFromPage(html: string, page: string): string {
  const nodes = nodesOf(html)
  if (kindOf(nodes, page) !== 'static') return html
  const placeholders = nodes.filter((node) => isMetadataPlaceholder(node))
  const inside = new Set(placeholders.flatMap((node) => ('childNodes' in node ? node.childNodes : [])))
  const markers = nodes.filter((node) => node.nodeName === '#comment' && !inside.has(node))
  return splice(html, [...frameworkIn(nodes), ...placeholders.map(cut), ...markers.map(cut)])
}

/** Edits that remove everything that loads or starts the framework. */
export function frameworkIn(nodes: readonly Node[]): Edit[] {
  const preloads = elementsOf(nodes, 'link').filter((link) => attribute(link, 'as') === 'script')
  return [...elementsOf(nodes, 'script').filter(isFramework), ...preloads].map(cut)
}

/** Whether a node is the empty `<div hidden>` that Next reserves for late metadata. */
function isMetadataPlaceholder(node: Node): boolean {
  if (node.nodeName !== 'div' || !('attrs' in node)) return false
  const [only, ...others] = node.attrs
  if (only?.name !== 'hidden' || others.length > 0 || node.parentNode?.nodeName !== 'body') return false
  return node.childNodes.length > 0 && node.childNodes.every((child) => child.nodeName === '#comment')
}
