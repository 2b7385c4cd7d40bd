import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { locationOf, type TocItem } from '../../markdown/page'
import { pageOfFile } from '../../pages/find-page'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'
import type { SnapshotPage } from '../snapshot'
import { isAbbreviation } from '../words/abbreviations'

const messages = defineMessages({
  'heading-twice': {
    severity: 'warning',
    what: '“{found}” is the heading of two sections: this one, and the one on line {line}.',
    fix: 'Say in each what is different about it, or put both texts under one of them.',
  },
  'heading-of-title': {
    severity: 'warning',
    what: '“{found}” is the title of the page, which visitors see above this heading already.',
    fix: 'Remove the heading, or say in it what its section is about.',
  },
  'heading-with-text': {
    severity: 'warning',
    what: 'This heading seems to contain the text that belongs below it.',
    fix: 'Press Enter twice after the words of the heading.',
  },
  'heading-no-conclusion': {
    severity: 'warning',
    what: 'There is no text below the heading “Conclusion”.',
    fix: 'Write in a few sentences what the case has shown.',
  },
  'heading-in-bold': {
    severity: 'warning',
    what: '“**{found}**” is a line of bold text, so it is missing from the contents and has no anchor.',
    fix: 'Write “{instead}” if it is the heading of what follows.',
  },
  'heading-without-text': {
    severity: 'warning',
    what: 'There is no text below the heading “{found}”.',
    fix: 'Write its text, or remove the heading.',
  },
})

/** Reports headings that repeat another or the title, have no text below them, contain it, or are only bold text. */
export const headings = defineRule({
  title: 'Headings',
  why: 'People choose a section from its heading, in the contents of the page and in search.',
  messages,
  check: ({ pages }) =>
    pages.flatMap((page) =>
      hasOwnChecks(page)
        ? checkConclusion(page)
        : [
            ...findRepeatedTitle(page),
            ...findRepeatedHeadings(page),
            ...findSwallowedText(page),
            ...findEmptySections(page),
            ...findBoldHeadings(page),
          ],
    ),
})

/** Whether other checks look at the sections of the page, some of which have charts and no words. */
const hasOwnChecks = ({ file, route }: SnapshotPage) => route?.kind === 'case' || pageOfFile(file)?.isLegal === true

/** Reports the last section of a case if it has no text; the other sections have charts. */
function checkConclusion({ file, route, written }: SnapshotPage): Diagnostic[] {
  const last = written?.children.at(-1)
  if (route?.kind !== 'case' || last?.type !== 'heading' || textOf(last).trim() !== 'Conclusion') return []
  return [diagnosticAt(locationOf({ file }, last), messages['heading-no-conclusion'])]
}

/** Reports a text that begins with the title of its page, as texts from other programs do. */
function findRepeatedTitle({ file, data, written }: SnapshotPage): Diagnostic[] {
  const first = written?.children.find(({ type }) => type !== 'html')
  const { title } = Object(data) as { title?: unknown }
  if (first?.type !== 'heading' || typeof title !== 'string') return []
  const found = textOf(first).trim()
  if (found.toLowerCase() !== title.trim().toLowerCase()) return []
  return [diagnosticAt(locationOf({ file }, first), messages['heading-of-title'], { found })]
}

/** Matches a text up to a full stop within it. A word of fewer than three letters before it may be an abbreviation. */
const sentenceWithin = /^.*?(?:\p{L}{3}|[)}])\.(?= +[\p{Lu}{])/u

/** A heading with text is longer, and a heading that is longer than the maximum has several lines on most screens. */
const [MIN_WITH_TEXT, MAX_HEADING] = [40, 100]

/** Whether the line break after a heading was lost, so that the text below it is part of it. */
function hasSwallowed(text: string): boolean {
  if (text.length < MIN_WITH_TEXT) return false
  const [sentence] = sentenceWithin.exec(text) ?? []
  const isSentence = sentence !== undefined && !isAbbreviation(sentence.slice(-20))
  return isSentence || text.length > MAX_HEADING || /^.{60,}\.$/.test(text)
}

function findSwallowedText({ file, toc = [], written }: SnapshotPage): Diagnostic[] {
  if (!toc.some(({ text }) => hasSwallowed(text))) return []
  return (written?.children ?? []).flatMap((node) =>
    node.type === 'heading' && hasSwallowed(textOf(node))
      ? [diagnosticAt(locationOf({ file }, node), messages['heading-with-text'])]
      : [],
  )
}

/** A heading directly above another, above a comment or at the end of the file: most pages have none. */
const bareHeading = /^#{2,6} .*\n\s*(?:#|<!--|(?![\s\S]))/m

function findEmptySections({ file, body = '', written }: SnapshotPage): Diagnostic[] {
  if (!bareHeading.test(body)) return []
  const found: Diagnostic[] = []
  let last: Heading | undefined
  const report = (node: Heading) =>
    // An empty heading has an error of its own.
    textOf(node).trim() !== '' &&
    !hasSwallowed(textOf(node)) &&
    found.push(diagnosticAt(locationOf({ file }, node), messages['heading-without-text'], { found: textOf(node) }))
  for (const node of written?.children ?? []) {
    if (node.type === 'html') continue
    const isHeading = node.type === 'heading'
    if (last && isHeading && node.depth <= last.depth) report(last)
    last = isHeading ? node : undefined
  }
  if (last) report(last)
  return found
}

/** A line that is bold as a whole: most pages have none. */
const boldLine = /^(?:\*\*|__)[^*_\n]+(?:\*\*|__):?[ \t]*$/m

/** Longer bold paragraphs are emphasised sentences. */
const MAX_BOLD = 60

function findBoldHeadings({ file, body = '', written }: SnapshotPage): Diagnostic[] {
  if (!boldLine.test(body)) return []
  let depth = 2
  const blocks = written?.children ?? []
  return blocks.flatMap((node, index) => {
    if (node.type === 'heading') depth = node.depth
    const [strong, ...others] = node.type === 'paragraph' ? node.children : []
    if (strong?.type !== 'strong' || textOf(others).trim() !== '') return []
    const found = textOf(strong).trim()
    const next = blocks[index + 1]?.type
    // A sentence ends in a mark; a caption is beside a picture or a table.
    if (found.length > MAX_BOLD || !/[\p{L}\p{N}?)]$/u.test(found) || (next !== 'paragraph' && next !== 'list'))
      return []
    const isFirst = !blocks.slice(0, index).some(({ type }) => type === 'heading')
    const instead = `${'#'.repeat(isFirst ? 2 : Math.max(2, depth))} ${found}`
    return [diagnosticAt(locationOf({ file }, node), messages['heading-in-bold'], { found, instead })]
  })
}

function findRepeatedHeadings(page: SnapshotPage): Diagnostic[] {
  const { file, toc = [], nodes = [] } = page
  const repeated = findRepeated(toc)
  if (repeated.length === 0) return []
  const written = nodes.filter((node) => node.type === 'heading')
  return repeated.flatMap(({ index, before }) => {
    const [first, node] = [written[before], written[index]]
    if (first === undefined || node === undefined) return []
    const values = { found: textOf(node), line: first.position?.start.line ?? 1 }
    return [diagnosticAt(locationOf({ file }, node), messages['heading-twice'], values)]
  })
}

/**
 * Finds headings below the same heading with the same words, and the index of the earlier one. “Example” below each
 * operation is allowed.
 */
function findRepeated(toc: readonly TocItem[]): { index: number; before: number }[] {
  const repeated: { index: number; before: number }[] = []
  const seen: Map<string, number>[] = []
  for (const [index, { text, depth }] of toc.entries()) {
    seen.length = depth + 1
    seen[depth] ??= new Map()
    const key = text.trim().toLowerCase()
    const before = seen[depth].get(key)
    if (before === undefined) seen[depth].set(key, index)
    else if (key !== '') repeated.push({ index, before })
  }
  return repeated
}
