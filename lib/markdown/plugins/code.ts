import type { ElementContent } from 'hast'
import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { insteadOf } from '../../shared/nearest'
import { getHighlighter, languages } from '../languages'
import { markdownMessages } from '../markdown-messages'
import { type PagePlugin, report } from '../page'

/** Colours code while the site is built: spans with classes, no script and no style attribute. */
export const code: PagePlugin = (page) => (tree: Root) => {
  visit(tree, 'code', (node) => {
    const language = node.lang ?? 'text'
    const isKnown = language === 'text' || getHighlighter().registered(language)
    if (!isKnown)
      report(page, node, markdownMessages['code-language-unknown'], {
        language,
        instead: insteadOf(language, ['text', ...Object.keys(languages)]),
      })
    else if (!page.isChecked) draw(node, language)
  })
}

function draw(node: Code, language: string): void {
  const isPlain = language === 'text'
  const children: ElementContent[] = isPlain
    ? [{ type: 'text', value: node.value }]
    : (getHighlighter().highlight(language, node.value).children as ElementContent[])
  const properties = isPlain ? {} : { className: [`language-${language}`] }
  // A wide block scrolls inside itself; that must work from the keyboard too.
  const hChildren = [{ type: 'element' as const, tagName: 'code', properties, children }]
  Object.assign(node, { type: 'codeBlock', data: { hName: 'pre', hProperties: { tabIndex: 0 }, hChildren } })
}
