import type { Text } from 'mdast'
import { type Diagnostic, defineMessages, diagnosticAt, shorten } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'
import type { SnapshotPage } from '../../snapshot'

const messages = defineMessages({
  'mark-escaped': {
    severity: 'warning',
    what: 'The Markdown marks in “{found}” have backslashes before them, so visitors see the marks.',
    fix: 'Write {instead}. If visitors should see the marks, write them as code, between two `.',
  },
})

/**
 * Match escaped marks around words that should be bold or italic, of a heading or an item, and of a link. Underscores
 * around a single word are part of a name, such as `\_private\_`.
 */
const escaped = [
  /\\\*\\\*(?=\S)([^*\\\n]{1,200})\\\*\\\*/g,
  /(?<!\\\*)\\\*(?=\S)([^*\\\n]{1,200})\\\*(?!\\\*)/g,
  /(?<![\p{L}\p{N}])\\_(?=\S)([^_\\\n]{1,100}\s[^_\\\n]{1,100})\\_(?![\p{L}\p{N}])/gu,
  /^\\(?:#{1,6}|[-+]) \S[^\n]{0,60}/g,
  /\\\[[^[\]\\\n]{1,200}\\?\]\\?\((?:https?:|mailto:|\/|#)[^()\s]*\)/g,
]

/** Reports escaped Markdown marks, as converters write them: visitors see the marks instead of their effect. */
export const escapedMarks = defineRule({
  title: 'Escaped marks',
  why: 'Programs that convert documents to Markdown may escape its marks. Visitors then see **asterisks** instead of bold words.',
  messages,
  check: ({ pages }) =>
    pages.flatMap((page) => {
      if (!/\\[*_[#+-]/.test(page.body ?? '')) return []
      const lines = page.text.split('\n')
      return (page.nodes ?? []).flatMap((node) => (node.type === 'text' ? findEscaped(page, lines, node) : []))
    }),
})

function findEscaped({ file }: SnapshotPage, lines: readonly string[], { position }: Text): Diagnostic[] {
  if (!position) return []
  const { start, end } = position
  return lines.slice(start.line - 1, end.line).flatMap((lineText, index) => {
    const line = start.line + index
    // Code beside the text may contain backslashes.
    const from = line === start.line ? start.column - 1 : 0
    const text = lineText.slice(from, line === end.line ? end.column - 1 : undefined)
    return escaped.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) => {
        const values = { found: shorten(match[0]), instead: shorten(match[0].replaceAll('\\', '')) }
        return diagnosticAt({ file, line, column: from + match.index + 1 }, messages['mark-escaped'], values)
      }),
    )
  })
}
