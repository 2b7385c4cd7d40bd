import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** Constructs that plain CommonMark treats as text. */
const beyondCommonMark = new Set<string>([
  ...['delete', 'table', 'footnoteDefinition', 'footnoteReference'],
  ...['textDirective', 'leafDirective'],
])

/**
 * Returns the text of a node for quoting in a message; for less familiar Markdown, such as a table, its source.
 * @param source the text that the tree was parsed from
 */
export function writtenText(node: Nodes, source: string): string {
  const { start, end } = node.position ?? {}
  if (beyondCommonMark.has(node.type)) return source.slice(start?.offset, end?.offset)
  if (!('children' in node)) return textOf(node)
  return node.children.map((child) => writtenText(child, source)).join('')
}
