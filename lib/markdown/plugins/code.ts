import type { ElementContent } from 'hast'
import type { Code, Root } from 'mdast'
import { loadOnce } from '../../shared/memoise'
import { insteadOf } from '../../shared/nearest'
import { isCodeLanguage } from '../code-languages'
import { markdownMessages } from '../markdown-messages'
import { type PagePlugin, report } from '../page'
import { codeLanguages } from '../sanitise'
import { nodesOf } from '../tree'

/** The language of code that is not highlighted. */
const PLAIN = 'text'

// The highlighter is large.
const loadHighlighter = loadOnce(() => import('../highlight'))

/** Highlights code at build time: spans with classes, no script and no style attribute. */
export const code: PagePlugin = (page) => async (tree: Root) => {
  for (const node of nodesOf(tree)) {
    if (node.type !== 'code') continue
    const language = node.lang ?? PLAIN
    if (language !== PLAIN && !isCodeLanguage(language))
      report(page, node, markdownMessages['code-language-unknown'], {
        language,
        instead: insteadOf(language, [PLAIN, ...codeLanguages]),
      })
    else if (!page.isChecked) await turnIntoBlock(node, language)
  }
}

async function turnIntoBlock(node: Code, language: string): Promise<void> {
  const isPlain = language === PLAIN
  const children: ElementContent[] = isPlain
    ? [{ type: 'text', value: node.value }]
    : (await loadHighlighter()).highlight(language, node.value)
  const properties = isPlain ? {} : { className: [`language-${language}`] }
  // Wide code blocks scroll, which must work with the keyboard too.
  const hChildren = [{ type: 'element' as const, tagName: 'code', properties, children }]
  Object.assign(node, { type: 'codeBlock', data: { hName: 'pre', hProperties: { tabIndex: 0 }, hChildren } })
}
