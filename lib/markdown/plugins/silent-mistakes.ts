import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { type PagePlugin, report, sourceOf } from '../page'

/** Tells what Markdown draws without a word, but otherwise than its writer meant. */
export const silentMistakes: PagePlugin = (page) => (tree: Root) => {
  visit(tree, (node) => {
    if (node.type === 'heading' && /\n\s*(-+|=+)\s*$/.test(sourceOf(page, node)))
      report(
        page,
        node,
        'The line below this text makes it a heading.',
        'Put an empty line between them, or write ## before a heading.',
      )
    if (node.type === 'text' && node.value.includes(']('))
      report(
        page,
        node,
        'A link or picture here is not read as one.',
        'Write [text](/address) without spaces in the address.',
      )
    const reference = node.type === 'text' ? /\[[^[\]]+\]\[[^[\]]*\]/.exec(node.value)?.[0] : undefined
    if (reference)
      report(
        page,
        node,
        `No address is given for “${reference}”.`,
        'Write [text](/address), or [name]: /address on a line of its own.',
      )
    const unknown = node.type === 'text' ? /\[[^[\]]*\bto come\]/.exec(node.value)?.[0] : undefined
    if (unknown)
      report(
        page,
        node,
        `“${unknown}” would be drawn as plain text.`,
        'Put it into content/site.yml and write its token, such as {{site.legal.entity}}.',
      )
    if (node.type !== 'paragraph') return
    const text = textOf(node)
    if (/^#{1,6}[^\s#]/.test(text))
      report(page, node, `“${text.split('\n')[0]?.slice(0, 60)}” is not read as a heading.`, 'Write a space behind #.')
    if (/^\s*\|?\s*:?-{2,}:?\s*\|/m.test(text))
      report(
        page,
        node,
        'A table here is not read as one.',
        'Give each row as many cells as the first, and write \\| for the sign itself.',
      )
  })
}
