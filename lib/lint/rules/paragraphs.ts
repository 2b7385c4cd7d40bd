import { toString as textOf } from 'mdast-util-to-string'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { proseMessages } from '../messages/prose-messages'
import type { Check } from '../rule'

/** About what a phone of 390 px shows at once, in the size of the site's text. */
const MOST_WORDS = 120

/** Paragraphs of a length that people read. */
export const paragraphs: Check = ({ pages }) =>
  pages.flatMap(({ file, nodes = [] }) => {
    const problems: Diagnostic[] = []
    for (const node of nodes) {
      if (node.type !== 'paragraph') continue
      const start = node.position?.start
      const spot = { file, line: start?.line, column: start?.column }
      const words = textOf(node).match(/[\p{L}\p{N}]+/gu) ?? []
      const hasMore = node.children.some(({ type }) => type !== 'text' && type !== 'break')
      if (words.length === 0 && !hasMore && !/\S/u.test(textOf(node).replaceAll(' ', ' ')))
        problems.push(diagnosticAt(spot, proseMessages['prose-empty-paragraph']))
      if (words.length > MOST_WORDS)
        problems.push(
          diagnosticAt(spot, proseMessages['prose-long-paragraph'], { count: words.length, most: MOST_WORDS }),
        )
    }
    return problems
  })
