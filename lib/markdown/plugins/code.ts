import type { ElementContent } from 'hast'
import type { Code, Root } from 'mdast'
import { loadOnce } from '../../shared/memoise'
import { insteadOf } from '../../shared/nearest'
import { isCodeLanguage } from '../code-languages'
import { markdownMessages } from '../markdown-messages'
import { type PagePlugin, report } from '../page'
import { codeLanguages } from '../sanitise'
import { nodesOfType } from '../tree'

/** The language of code that is not highlighted. */
const PLAIN = 'text'

// The highlighter is large.
const loadHighlighter = loadOnce(() => import('../highlight'))

/**
 * Highlights code at build time, as spans with classes, without a script or a style attribute. Reports languages that
 * cannot be highlighted.
 */
export const code: PagePlugin = (page) => async (tree: Root) => {
  const blocks: [node: Code, language: string][] = []
  for (const node of nodesOfType(tree, 'code')) {
    const language = node.lang ?? PLAIN
    if (language !== PLAIN && !isCodeLanguage(language))
      report(page, node, markdownMessages['code-language-unknown'], {
        language,
        // A chatbot writes its whole answer as code.
        instead: /^(?:markdown|md|mdx)$/i.test(language)
          ? `“${PLAIN}” instead; or, if this is the text of the page, delete the two lines of \`\`\``
          : insteadOf(language, [PLAIN, ...codeLanguages]),
      })
    else if (!page.isChecked) blocks.push([node, language])
  }
  for (const [node, language] of blocks) await turnIntoBlock(node, language)
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
