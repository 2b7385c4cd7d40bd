import type { List, ListItem, Paragraph } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { locationOf } from '../../../markdown/page'
import { separatorOf } from '../../../markdown/plugins/unparsed-tables'
import { pageOfFile } from '../../../pages/find-page'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation, shorten } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'
import type { Snapshot, SnapshotPage } from '../../snapshot'
import { isAbbreviation } from '../../words/abbreviations'
import { doubledAcross } from '../../words/doubled-words'
import { passagesOf } from '../../words/passages'
import { findUnfinished } from '../../words/unfinished'

const messages = defineMessages({
  'prose-empty-paragraph': {
    severity: 'warning',
    what: 'This paragraph has no words.',
    fix: 'Write some, or remove it: paragraphs are spaced automatically.',
  },
  'prose-empty-item': {
    severity: 'warning',
    what: 'This list item has no words.',
    fix: 'Write some, or remove it.',
  },
  'prose-list-start': {
    severity: 'warning',
    what: 'This list starts with {number}, but no list above it ends with {before}.',
    fix: '{instead}.',
  },
  'prose-list-number': {
    severity: 'warning',
    what: 'This item has the number {number}, but visitors see {shown}.',
    fix: 'Write {shown}, or add the items that are missing above it.',
  },
  'prose-cut-off': {
    severity: 'warning',
    what: 'This text ends with “{found}”, as if it were cut off.',
    fix: 'Finish the last sentence, and end it with a full stop.',
  },
  'prose-start': {
    severity: 'warning',
    what: 'This paragraph begins with “{found}”, as if its start were missing.',
    fix: 'Begin it with a capital letter, or join it with the text above it.',
  },
  'prose-word-across': {
    severity: 'warning',
    what: '“{found}” is repeated here, before and after a mark or a bracket.',
    fix: 'Remove one of the two.',
  },
  'prose-item-twice': {
    severity: 'warning',
    what: 'The item “{found}” is in this list twice.',
    fix: 'Delete one of the two.',
  },
  'prose-item-joined': {
    severity: 'warning',
    what: '“{found}” is read as part of the item above it.',
    fix: 'Write {mark} before it, with a space; or, if it belongs to that item, write both on one line.',
  },
  'prose-paragraph-twice': {
    severity: 'warning',
    what: 'This paragraph, “{found}”, is on the page twice: here, and on line {line}.',
    fix: 'Delete one of the two.',
  },
  'prose-sentence-twice': {
    severity: 'warning',
    what: 'The sentence “{found}” is here twice in a row.',
    fix: 'Delete one of the two.',
  },
  'prose-lines-joined': {
    severity: 'warning',
    what: 'These {count} lines become one: “{found}”.',
    fix: 'Write \\ at the end of each line but the last, to keep them separate.',
  },
  'prose-long-paragraph': {
    severity: 'warning',
    what: 'This paragraph is {count} words long, which is more than a phone screen holds.',
    fix: 'Split it into paragraphs of at most {max} words.',
  },
})

/** About as many words as a phone 390 px wide shows at once, at the site’s text size. */
const MAX_WORDS = 120

/**
 * Reports paragraphs and list items that are empty, cut off, repeated, too long, joined by mistake or numbered wrongly.
 */
export const paragraphs = defineRule({
  title: 'Paragraphs',
  why: 'People read paragraphs that fit on a screen, and an empty one leaves a gap.',
  messages,
  check: (content) => [...content.pages.flatMap(checkPage), ...findOpenSentences(content)],
})

/** Reports the mistakes that one page is enough to find. */
function checkPage(page: SnapshotPage): Diagnostic[] {
  const { file, nodes = [] } = page
  const found = [...findCutOffFields(page), ...findCutOff(page), ...findStarts(page)]
  const ends = new Set<number>()
  let isNumbered: boolean | undefined
  const seen = new Map<string, number | undefined>()
  for (const node of nodes) {
    if (node.type === 'listItem' && node.children.length === 0) {
      found.push(diagnosticAt(locationOf({ file }, node), messages['prose-empty-item']))
    }
    if (node.type === 'list') {
      found.push(...findItemsTwice(page, node), ...findJoinedItems(page, node))
      isNumbered ??= hasNumbers(page)
      if (isNumbered) found.push(...findListNumbers(page, node, ends))
    }
    if (node.type !== 'paragraph') continue
    const start = node.position?.start
    const location = locationOf({ file }, node)
    const text = textOf(node)
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
    if (node.children.length > 1)
      found.push(
        ...doubledAcross(node.children).map(({ text: found, node: part }) =>
          diagnosticAt(locationOf({ file }, part), messages['prose-word-across'], { found }),
        ),
      )
    const hasMore = node.children.some(({ type }) => type !== 'text' && type !== 'break')
    if (words.length === 0 && !hasMore && !/\S/u.test(text))
      found.push(diagnosticAt(location, messages['prose-empty-paragraph']))
    if (words.length >= MIN_REPEATED) found.push(...findRepeated(text, location, seen))
    if (start?.line !== node.position?.end.line) found.push(...findJoinedLines(node, text, location))
    if (words.length > MAX_WORDS)
      found.push(diagnosticAt(location, messages['prose-long-paragraph'], { count: words.length, max: MAX_WORDS }))
  }
  return found
}

/** The largest number of a list; a larger one, such as a year, begins a sentence. */
const LAST_ITEM = 99

/** Whether a text may have a number other than 1 before an item. Numbers in legal texts are checked elsewhere. */
const hasNumbers = ({ file, body = '' }: SnapshotPage) =>
  /^[ \t>]*(?:[2-9]|\d\d+)[.)]/m.test(body) && !pageOfFile(file)?.isLegal

/**
 * Reports numbers of items that do not follow those above them.
 * @param ends the last numbers of the lists above; that of this one is added
 */
function findListNumbers({ file, body = '' }: SnapshotPage, list: List, ends: Set<number>): Diagnostic[] {
  if (!list.ordered) return []
  const first = list.start ?? 1
  const found: Diagnostic[] = []
  if (first > 1 && !ends.has(first - 1)) {
    const before = Math.max(0, ...ends)
    const next = before > 0 && before < LAST_ITEM ? `${before + 1} if it continues the list above, or 1` : '1'
    const instead =
      first <= LAST_ITEM
        ? `Write ${next}; or add the items that are missing above it`
        : 'Write a backslash before its full stop, because it is not an item'
    const values = { number: first, before: first - 1, instead }
    found.push(diagnosticAt(locationOf({ file }, list), messages['prose-list-start'], values))
  }
  const numberOf = (item: ListItem) =>
    Number(/^\d+/.exec(body.slice(item.position?.start.offset, (item.position?.start.offset ?? 0) + 10))?.[0])
  const wrong = list.children.findIndex((item, index) => numberOf(item) > first + index)
  const item = list.children[wrong]
  if (item) {
    const values = { number: numberOf(item), shown: first + wrong }
    found.push(diagnosticAt(locationOf({ file }, item), messages['prose-list-number'], values))
  }
  ends.add(first + list.children.length - 1)
  return found
}

/** Reports items with the same words as one above them. */
function findItemsTwice({ file }: SnapshotPage, list: List): Diagnostic[] {
  const seen = new Set<string>()
  return list.children.flatMap((item) => {
    const text = textOf(item).trim()
    if (text === '' || !seen.has(text)) {
      seen.add(text)
      return []
    }
    return [diagnosticAt(locationOf({ file }, item), messages['prose-item-twice'], { found: shorten(text) })]
  })
}

/** Matches a line that begins a sentence at the start of the line, below the end of another. */
const sentenceBelow = /[.!?]["”)*_]*[ \t]*\n([*_“"(]*\p{Lu}[^\n]*)/u

/** Reports lines that lack the mark of an item, so that Markdown joins them with the item above. */
function findJoinedItems({ file, body = '' }: SnapshotPage, list: List): Diagnostic[] {
  if (list.children.length < 2 || list.position?.start.column !== 1 || pageOfFile(file)?.isLegal) return []
  return list.children.flatMap(({ position, children: [first] }) => {
    const text = first?.position
    if (!position || !text || first.type !== 'paragraph' || text.end.line === text.start.line) return []
    const source = body.slice(position.start.offset, text.end.offset)
    const match = sentenceBelow.exec(source)
    const found = match?.[1]
    if (found === undefined) return []
    const line = position.start.line + source.slice(0, match?.index).split('\n').length
    const mark = list.ordered ? 'its number and a full stop' : source.charAt(0)
    return [diagnosticAt({ file, line, column: 1 }, messages['prose-item-joined'], { found: shorten(found), mark })]
  })
}

/** Paragraphs and lines with fewer words may be repeated on purpose. */
const MIN_REPEATED = 8

/** Matches a sentence of at least 26 characters that is repeated directly after itself. */
const sentenceTwice = /(?<=^|[.!?]\s)([^.!?\s][^.!?\n]{24,300}[.!?])\s\1(?=\s|$)/u

const noDiagnostics: readonly Diagnostic[] = []

/** @param seen the lines of the paragraphs above, by their text */
function findRepeated(
  text: string,
  location: SourceLocation,
  seen: Map<string, number | undefined>,
): readonly Diagnostic[] {
  const line = seen.get(text)
  if (line !== undefined)
    return [diagnosticAt(location, messages['prose-paragraph-twice'], { found: shorten(text.trim()), line })]
  seen.set(text, location.line)
  const twice = sentenceTwice.exec(text)?.[1] ?? findRepeatedLine(text)
  if (twice) return [diagnosticAt(location, messages['prose-sentence-twice'], { found: shorten(twice) })]
  return noDiagnostics
}

/** Finds a whole line that was pasted again directly below. */
function findRepeatedLine(text: string): string | undefined {
  if (!text.includes('\n')) return undefined
  const lines = text.split('\n').map((line) => line.trim())
  return lines.find((line, index) => line === lines[index + 1] && line.split(/\s+/).length >= MIN_REPEATED)
}

/** Matches a line of an address or of a signature. */
const addressLine = /^(?:[\p{Lu}\p{N}+@][^\n]{0,43}[^\n.!?;:]|\p{Lu})$/u
const MIN_LINES = 3

/** Reports lines that are meant to stay separate, as in an address, but that Markdown joins. */
function findJoinedLines({ children }: Paragraph, text: string, location: SourceLocation): Diagnostic[] {
  const lines = text.split('\n').map((line) => line.trim())
  if (lines.length < MIN_LINES || children.some(({ type }) => type === 'break') || separatorOf(text)) return []
  if (pastedLine.test(text) || !lines.every((line) => addressLine.test(line))) return []
  const values = { count: lines.length, found: shorten(lines.join(' ')) }
  return [diagnosticAt(location, messages['prose-lines-joined'], values)]
}

/** With at least this many words, a text is a sentence, not a label or a line of an address. */
const MIN_WORDS = 6

/** Fields that pages show as paragraphs. */
const paragraphFields = ['lead', 'summary', 'notDocumented'] as const

function findCutOffFields({ file, route, yaml }: SnapshotPage): Diagnostic[] {
  const { description } = Object(yaml?.value) as { description?: unknown }
  const [found] = /(?:\S+\s+){0,2}\S*(?:…|\.{3})$/.exec(String(description).trimEnd().slice(-60)) ?? []
  if (yaml !== undefined && found !== undefined)
    return [
      diagnosticAt({ file, ...yaml.locationOf(['description']), field: 'description' }, messages['prose-cut-off'], {
        found,
      }),
    ]
  // Only in the documentation and in cases is a lead always a sentence; elsewhere it may be a heading.
  if (route?.kind === 'page') return []
  return paragraphFields.flatMap((field) => {
    const text = (yaml?.value as Partial<Record<string, unknown>> | undefined)?.[field]
    // Items in a row have a message of their own.
    if (yaml === undefined || typeof text !== 'string' || /[•▪‣◦●]/.test(text)) return []
    const found = endOf(text)
    return found === undefined
      ? []
      : [diagnosticAt({ file, ...yaml.locationOf([field]), field }, messages['prose-cut-off'], { found })]
  })
}

/** With fewer words before or after a full stop, a text may not have two sentences. */
const MIN_SENTENCE = 4

const countWords = (text: string) => text.trim().split(/\s+/).length

/** Reports fields of several sentences of which the last has no full stop. */
function findOpenSentences(content: Snapshot): Diagnostic[] {
  const pages = new Set(content.pages.flatMap(({ file, route }) => (route?.kind === 'page' ? [file] : [])))
  return passagesOf(content).flatMap(({ text, path, schema, locationOf }) => {
    if (!path || !schema || !/\p{Ll}\s*$/u.test(text)) return []
    const end = text.lastIndexOf('. ')
    const [before, last] = [text.slice(0, end), text.slice(end + 2)]
    const isSentence =
      /(?<!\p{L})\p{Ll}{3,}$/u.test(before) &&
      !isAbbreviation(`${before.slice(-20)}.`) &&
      /^\p{Lu}[^•▪‣◦●!?]*$/u.test(last)
    if (!isSentence || Math.min(countWords(before), countWords(last)) < MIN_SENTENCE) return []
    const location = locationOf(0, text)
    // `findCutOffFields` reports these, even if they have only one sentence.
    const isAlways = paragraphFields.some((field) => field === location.field)
    if (isAlways && !pages.has(location.file)) return []
    return [diagnosticAt(location, messages['prose-cut-off'], { found: endOf(text) ?? last })]
  })
}

/** Returns the last three words of a text that ends in a letter or a comma. */
const endOf = (text: string) => /(?:\S+\s+){2}\S*[\p{L},]$/u.exec(text.trimEnd().slice(-60))?.[0]

/**
 * Matches a line that ends in a letter or a comma above an empty one, and is not a heading, an item or a row: most
 * pages have none.
 */
const endsMidSentence = /^[^#>|\s*:`-].*[\p{Ll},][ \t]*(?:\n\s*\n|\s*(?![\s\S]))/mu

/** Matches a line that begins with a small letter or a comma below an empty line or a heading: most pages have none. */
const startsMidSentence = /(?:(?<![\s\S])\s*|\n\s*\n|^#.*\n)(?:\p{Ll}+(?:[\s,]|(?![\s\S]))|[,;.:] )/mu

/** Reports paragraphs below other paragraphs, or below a heading, that begin in the middle of a sentence. */
function findStarts({ file, body = '', written }: SnapshotPage): Diagnostic[] {
  if (!startsMidSentence.test(body)) return []
  const blocks = written?.children ?? []
  return blocks.flatMap((node, index) => {
    const first = node.type === 'paragraph' ? node.children[0] : undefined
    const before = blocks[index - 1]?.type ?? 'heading'
    if (first?.type !== 'text' || (before !== 'paragraph' && before !== 'heading')) return []
    const [found] = /^(?:\p{Ll}+(?=[\s,]|$)|[,;.:](?= ))/u.exec(first.value) ?? []
    return found === undefined || (!/[,;.:]/.test(found) && pastedLine.test(textOf(node)))
      ? []
      : [diagnosticAt(locationOf({ file }, node), messages['prose-start'], { found })]
  })
}

/** Matches a line of a pasted table or list. */
const pastedLine = /\t|^\s*(?:[^\s\p{L}\p{N}“"‘'(*_[{`<$€£]|[\p{L}\p{N}]{1,3}[.)]\s)/mu

/** Matches a word that no sentence ends with. */
const danglingWord = /\s(?:a|an|and|because|but|if|of|or|that|the|to|which|with|your)\s*$/i

/**
 * Reports paragraphs above other paragraphs, or above a heading, that end in a lower-case letter or a comma. One above
 * a list or code may introduce it.
 */
function findCutOff({ file, body = '', written }: SnapshotPage): Diagnostic[] {
  if (!endsMidSentence.test(body)) return []
  const found: Diagnostic[] = []
  const blocks = written?.children ?? []
  for (const [index, node] of blocks.entries()) {
    if (node.type !== 'paragraph') continue
    const last = node.children.at(-1)
    const next = blocks[index + 1]?.type ?? 'heading'
    if (last?.type !== 'text' || (next !== 'paragraph' && next !== 'heading')) continue
    const [end] = /(?:\S+\s+){0,2}\S*[\p{Ll},]$/u.exec(last.value.trimEnd().slice(-60)) ?? []
    // Lines that Markdown misreads, and notes of writers, are reported elsewhere.
    if (pastedLine.test(textOf(node)) || findUnfinished(textOf(node))) continue
    const isWhole =
      !end?.endsWith(',') && textOf(node).trim().split(/\s+/).length < MIN_WORDS && !danglingWord.test(last.value)
    if (end === undefined || isWhole) continue
    found.push(diagnosticAt(locationOf({ file }, node), messages['prose-cut-off'], { found: end.replace(/\s+/g, ' ') }))
  }
  return found
}
