import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'

/** What CommonMark alone reads as plain text. */
const beyondCommonMark = new Set<string>([
  ...['delete', 'table', 'footnoteDefinition', 'footnoteReference'],
  ...['textDirective', 'leafDirective'],
])

/**
 * The words of a node as a message quotes them: of what few people know as Markdown, such as a table, the source itself.
 * @param source the text that the tree was parsed from
 */
export function writtenText(node: Nodes, source: string): string {
  const { start, end } = node.position ?? {}
  if (beyondCommonMark.has(node.type)) return source.slice(start?.offset, end?.offset)
  if (!('children' in node)) return textOf(node)
  return node.children.map((child) => writtenText(child, source)).join('')
}
