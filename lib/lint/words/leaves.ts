import type { Nodes } from 'mdast'

/** A piece of the text of a node. */
export interface Leaf {
  node: Nodes
  text: string
}

/** Lists the texts of a node, in order. Code and line breaks become one space: marks in code are not checked. */
export function leavesOf(node: Nodes): Leaf[] {
  if (node.type === 'text') return [{ node, text: node.value }]
  if (node.type === 'inlineCode' || node.type === 'break') return [{ node, text: ' ' }]
  return 'children' in node ? node.children.flatMap(leavesOf) : []
}
