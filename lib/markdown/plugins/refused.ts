import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { type PagePlugin, report, sourceOf } from '../page'

const comment = /^<!--(?:(?!-->)[\s\S])*-->\s*$/

/** Refuses what the site does not draw: raw HTML, footnotes, task lists. Comments are dropped. */
export const refused: PagePlugin = (page) => (tree: Root) => {
  const told = new Set<number | undefined>()
  visit(tree, (node, at, parent) => {
    if (node.type === 'html' && parent && at !== undefined) {
      if (comment.test(node.value)) {
        parent.children.splice(at, 1)
        return at
      }
      // Inline, each tag is a node of its own; one message a line is enough.
      const line = node.position?.start.line
      if (told.has(line)) return
      told.add(line)
      const found = node.value.split('\n')[0]?.slice(0, 60)
      report(
        page,
        node,
        `“${found}” is HTML, which is not drawn here.`,
        'Write it in Markdown, or \\< for the sign itself.',
      )
    }
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      report(
        page,
        node,
        `“${sourceOf(page, node).slice(0, 60)}” is a footnote, which is not drawn here.`,
        'Put the remark into the sentence.',
      )
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      report(page, node, 'This is an item to tick off, which is not drawn here.', 'Remove the brackets.')
  })
}
