import { toString as textOf } from 'mdast-util-to-string'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'

const messages = defineMessages({
  'prose-empty-paragraph': {
    severity: 'warning',
    what: 'This paragraph has no words.',
    fix: 'Write some, or remove it: paragraphs are spaced automatically.',
  },
  'prose-cut-off': {
    severity: 'warning',
    what: 'This text ends with “{found}”, as if it were cut off.',
    fix: 'Finish its last sentence, and write its full stop.',
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
    pages.flatMap((page) => {
      const { file, nodes = [] } = page
      const found = [...cutOffFields(page), ...cutOff(page)]
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

/** As many words are a sentence, and no label or line of an address. */
const LEAST_WORDS = 6

/** Fields that pages show as paragraphs. */
const sentences = ['lead', 'notDocumented'] as const

function cutOffFields({ file, route, yaml }: SnapshotPage): Diagnostic[] {
  // The lead of another page may be a heading.
  if (route?.kind === 'page') return []
  return sentences.flatMap((field) => {
    const text = (yaml?.value as Partial<Record<string, unknown>> | undefined)?.[field]
    if (yaml === undefined || typeof text !== 'string') return []
    const [found] = /(?:\S+\s+){2}\S*[\p{L},]$/u.exec(text.trimEnd().slice(-60)) ?? []
    return found === undefined
      ? []
      : [diagnosticAt({ file, ...yaml.locationOf([field]), field }, messages['prose-cut-off'], { found })]
  })
}

/** A line that ends in a letter or a comma above an empty one, and is no heading, item or row: most pages have none. */
const endsWithin = /^[^#>|\s*:`-].*[\p{Ll},][ \t]*(?:\n\s*\n|\s*(?![\s\S]))/mu

/** Paragraphs between paragraphs that end without a mark. One above a list or code leads to it. */
function cutOff({ file, body = '', written }: SnapshotPage): Diagnostic[] {
  if (!endsWithin.test(body)) return []
  const found: Diagnostic[] = []
  const blocks = written?.children ?? []
  for (const [index, node] of blocks.entries()) {
    if (node.type !== 'paragraph') continue
    const last = node.children.at(-1)
    const next = blocks[index + 1]?.type ?? 'heading'
    if (last?.type !== 'text' || (next !== 'paragraph' && next !== 'heading')) continue
    const [end] = /(?:\S+\s+){0,2}\S*[\p{Ll},]$/u.exec(last.value.trimEnd().slice(-60)) ?? []
    if (end === undefined || textOf(node).trim().split(/\s+/).length < LEAST_WORDS) continue
    const { line, column } = node.position?.start ?? {}
    found.push(diagnosticAt({ file, line, column }, messages['prose-cut-off'], { found: end.replace(/\s+/g, ' ') }))
  }
  return found
}
