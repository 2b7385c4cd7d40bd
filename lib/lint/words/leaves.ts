import type { Nodes } from 'mdast'

/** A piece of the text of a node. */
export interface Leaf {
  node: Nodes
  text: string
}

/** Lists the texts of a node, in order; a piece of code is one space, because it has marks of its own. */
export function leavesOf(node: Nodes): Leaf[] {
  if (node.type === 'text') return [{ node, text: node.value }]
  if (node.type === 'inlineCode' || node.type === 'break') return [{ node, text: ' ' }]
  return 'children' in node ? node.children.flatMap(leavesOf) : []
}
