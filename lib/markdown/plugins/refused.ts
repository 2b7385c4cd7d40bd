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
      report(page, node, 'html-in-text', { found: found ?? '' })
    }
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      report(page, node, 'footnote-in-text', { found: sourceOf(page, node).slice(0, 60) })
    if (node.type === 'listItem' && typeof node.checked === 'boolean') report(page, node, 'task-in-list')
  })
}
