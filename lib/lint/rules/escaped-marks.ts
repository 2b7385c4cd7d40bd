import type { Text } from 'mdast'
import { type Diagnostic, defineMessages, diagnosticAt, shorten } from '../../shared/diagnostic'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'mark-escaped': {
    severity: 'warning',
    what: 'The backslashes in “{found}” make visitors see its marks.',
    fix: 'Write {instead}. If visitors should see the marks, write them as code, between two `.',
  },
})

/** Marks around words that a program escaped when it turned a document into Markdown. */
const escaped = [
  /\\\*\\\*(?=\S)([^*\\\n]{1,200})\\\*\\\*/g,
  /(?<!\\\*)\\\*(?=\S)([^*\\\n]{1,200})\\\*(?!\\\*)/g,
  /(?<![\p{L}\p{N}])\\_(?=\S)([^_\\\n]{1,200})\\_(?![\p{L}\p{N}])/gu,
  /\\\[[^[\]\\\n]{1,200}\\?\]\\?\((?:https?:|mailto:|\/|#)[^()\s]*\)/g,
]

/** Reports marks of Markdown that a converter has escaped, so that visitors see them instead of what they mean. */
export const escapedMarks = defineRule({
  title: 'Escaped marks',
  why: 'A program that turns a document into Markdown can escape its marks: visitors then see **stars** instead of bold words.',
  messages,
  check: ({ pages }) =>
    pages.flatMap((page) => {
      if (!/\\[*_[]/.test(page.body ?? '')) return []
      const lines = page.text.split('\n')
      return (page.nodes ?? []).flatMap((node) => (node.type === 'text' ? findEscaped(page, lines, node) : []))
    }),
})

function findEscaped({ file }: SnapshotPage, lines: readonly string[], { position }: Text): Diagnostic[] {
  if (!position) return []
  const { start, end } = position
  return lines.slice(start.line - 1, end.line).flatMap((whole, index) => {
    const line = start.line + index
    // Code beside the text may contain backslashes.
    const from = line === start.line ? start.column - 1 : 0
    const text = whole.slice(from, line === end.line ? end.column - 1 : undefined)
    return escaped.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => {
        const values = { found: shorten(match[0]), instead: shorten(match[0].replaceAll('\\', '')) }
        return diagnosticAt({ file, line, column: from + match.index + 1 }, messages['mark-escaped'], values)
      }),
    )
  })
}
