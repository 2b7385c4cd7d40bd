import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { markdownMessages } from '../markdown-messages'
import { type PagePlugin, report, sourceOf } from '../page'

const comment = /^<!--(?:(?!-->)[\s\S])*-->\s*$/

/** Refuses what the site does not draw: raw HTML, footnotes, task lists. Comments are dropped. */
export const refused: PagePlugin = (page) => (tree: Root) => {
  const open = new Map<string, number>()
  visit(tree, (node, at, parent) => {
    if (node.type === 'html' && parent && at !== undefined) {
      if (comment.test(node.value)) {
        parent.children.splice(at, 1)
        return at
      }
      // Inline, each tag is a node of its own; the end of an element is told with its beginning.
      const [, slash, name = ''] = /^<(\/?)([A-Za-z][\w-]*)/.exec(node.value) ?? []
      const count = open.get(name) ?? 0
      open.set(name, slash ? Math.max(0, count - 1) : count + 1)
      if (slash && count > 0) return
      const found = node.value.split('\n')[0]?.slice(0, 60)
      report(page, node, markdownMessages['html-in-text'], { found: found ?? '' })
    }
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      report(page, node, markdownMessages['footnote-in-text'], { found: sourceOf(page, node).slice(0, 60) })
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      report(page, node, markdownMessages['task-in-list'])
  })
}
