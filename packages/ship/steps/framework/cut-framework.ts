import { attribute, elementsOf, type Node } from '../../html'
import { kindOf } from '../../mark'
import type { PageTree } from '../../page-tree'
import { eachPage } from '../../step'
import { isFramework } from './payload'

/** Removes the framework, its payload and its markers from static pages. */
export const cutFramework = eachPage('cut-framework', cutFromPage)

/** Removes React and Next from a static page; other pages are unchanged. */
export function cutFromPage(page: PageTree): void {
  const { nodes, file } = page
  if (kindOf(nodes, file) !== 'static') return
  const placeholders = nodes.filter((node) => isMetadataPlaceholder(node))
  const markers = nodes.filter((node) => node.nodeName === '#comment')
  for (const node of [...frameworkIn(nodes), ...placeholders, ...markers]) page.remove(node)
}

/** Returns everything that loads or starts the framework. */
export function frameworkIn(nodes: readonly Node[]): Node[] {
  const preloads = elementsOf(nodes, 'link').filter((link) => attribute(link, 'as') === 'script')
  return [...elementsOf(nodes, 'script').filter(isFramework), ...preloads]
}

/** Whether a node is the `<div hidden>`, with only comments in it, that Next reserves for late metadata. */
function isMetadataPlaceholder(node: Node): boolean {
  if (node.nodeName !== 'div' || !('attrs' in node)) return false
  const [only, ...others] = node.attrs
  if (only?.name !== 'hidden' || others.length > 0 || node.parentNode?.nodeName !== 'body') return false
  return node.childNodes.length > 0 && node.childNodes.every((child) => child.nodeName === '#comment')
}
