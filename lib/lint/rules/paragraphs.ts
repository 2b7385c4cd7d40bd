import { toString as textOf } from 'mdast-util-to-string'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'

const messages = defineMessages({
  'prose-empty-paragraph': {
    severity: 'warning',
    what: 'This paragraph has no words.',
    fix: 'Write some, or remove it: paragraphs are spaced automatically.',
  },
  'prose-long-paragraph': {
    severity: 'warning',
    what: 'This paragraph is {count} words long, which is more than a phone screen holds.',
    fix: 'Split it into paragraphs of at most {most} words.',
  },
})

/** About what a phone 390 px wide shows at once, in the size of the site’s text. */
const MOST_WORDS = 120

export const paragraphs = defineRule({
  title: 'Paragraphs',
  why: 'People read paragraphs that fit on a screen, and an empty one leaves a gap.',
  messages,
  check: ({ pages }) =>
    pages.flatMap(({ file, nodes = [] }) => {
      const found: Diagnostic[] = []
      for (const node of nodes) {
        if (node.type !== 'paragraph') continue
        const start = node.position?.start
        const location = { file, line: start?.line, column: start?.column }
        const words = textOf(node).match(/[\p{L}\p{N}]+/gu) ?? []
        const hasMore = node.children.some(({ type }) => type !== 'text' && type !== 'break')
        if (words.length === 0 && !hasMore && !/\S/u.test(textOf(node)))
          found.push(diagnosticAt(location, messages['prose-empty-paragraph']))
        if (words.length > MOST_WORDS)
          found.push(
            diagnosticAt(location, messages['prose-long-paragraph'], { count: words.length, most: MOST_WORDS }),
          )
      }
      return found
    }),
})
