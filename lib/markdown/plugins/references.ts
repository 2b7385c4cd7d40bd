import type { Definition, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { PagePlugin } from '../page'

/** Turns `[text][name]` into plain links and pictures, so that every later step knows one form only and pieces can be drawn alone. */
export const references: PagePlugin = () => (tree: Root) => {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    // The first one counts, as in CommonMark.
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node)
  })
  visit(tree, (node, at, parent) => {
    if (!parent || at === undefined) return
    if (node.type === 'definition') {
      parent.children.splice(at, 1)
      return at
    }
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    const definition = definitions.get(node.identifier)
    if (!definition) return
    const { url, title } = definition
    parent.children[at] =
      node.type === 'linkReference'
        ? { type: 'link', url, title, children: node.children, position: node.position }
        : { type: 'image', url, title, alt: node.alt, position: node.position }
  })
}
