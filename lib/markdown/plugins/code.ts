import type { ElementContent } from 'hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { writeInstead } from '../../nearest'
import { createHighlighter, languages } from '../languages'
import { type PagePlugin, report } from '../page'

/** Colours code while the site is built: spans with classes, no script and no style attribute. */
export const code: PagePlugin = (page) => {
  const highlighter = createHighlighter()
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      const language = node.lang ?? 'text'
      const known = language === 'text' || highlighter.registered(language)
      if (!known)
        report(
          page,
          node,
          `Code in “${language}” cannot be coloured.`,
          writeInstead(language, ['text', ...Object.keys(languages)]),
        )
      const children: ElementContent[] =
        known && language !== 'text'
          ? (highlighter.highlight(language, node.value).children as ElementContent[])
          : [{ type: 'text', value: node.value }]
      const properties = known && language !== 'text' ? { className: [`language-${language}`] } : {}
      // A wide block scrolls inside itself; that must work from the keyboard too.
      const hChildren = [{ type: 'element' as const, tagName: 'code', properties, children }]
      Object.assign(node, { type: 'codeBlock', data: { hName: 'pre', hProperties: { tabIndex: 0 }, hChildren } })
    })
  }
}
