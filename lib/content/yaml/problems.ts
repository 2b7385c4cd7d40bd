import { type Document, type ErrorCode, isMap, isPair, isScalar, isSeq, type Scalar, visit, type YAMLError } from 'yaml'
import { type Message, shorten, type Values } from '../../shared/diagnostic'
import { yamlMessages } from '../content-messages'
import { findIndentedFirst, findMisplacedLine, spacesIn, UNNAMED } from './indentation'
import { brokenQuotes, curlyAround, type SyntaxProblem } from './quotes-and-spaces'

/** The message for each error code of the parser. */
const messages: Partial<Record<ErrorCode, Message>> = {
  BLOCK_AS_IMPLICIT_KEY: yamlMessages['yaml-colon-in-value'],
  TAB_AS_INDENT: yamlMessages['yaml-tab'],
  BAD_SCALAR_START: yamlMessages['yaml-invalid-beginning'],
  TAG_RESOLVE_FAILED: yamlMessages['yaml-exclamation-mark'],
  NON_STRING_KEY: yamlMessages['yaml-brace'],
  MULTILINE_IMPLICIT_KEY: yamlMessages['yaml-no-field'],
  MULTIPLE_DOCS: yamlMessages['yaml-two-documents'],
  BAD_INDENT: yamlMessages['yaml-indent'],
  BAD_DQ_ESCAPE: yamlMessages['yaml-backslash'],
}

function messageOf({ code, message }: YAMLError): Message {
  if (code === 'MISSING_CHAR')
    return message.includes('quote') ? yamlMessages['yaml-quote-open'] : yamlMessages['yaml-no-colon']
  return messages[code] ?? yamlMessages['yaml-unreadable']
}

/** The start of the last quoted text, because an unclosed quote extends over everything after it. */
function lastQuoted(doc: Document): number | undefined {
  let offset: number | undefined
  visit(doc, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE')) offset = range?.[0] ?? offset
    },
  })
  return offset
}

/** The outermost field around an offset. The exact depth at which the parser fails depends on the machine. */
function fieldAround(text: string, offset: number): number {
  return [...text.slice(0, offset).matchAll(/^[^\s#[\]{}-]/gm)].at(-1)?.index ?? 0
}

const isIndentError = ({ code }: YAMLError) =>
  code === 'BAD_INDENT' ||
  code === 'MULTILINE_IMPLICIT_KEY' ||
  code === 'BLOCK_AS_IMPLICIT_KEY' ||
  code === 'MISSING_CHAR'

/** A problem that affects everything after it, so that only this one is worth reporting. */
function blockingProblem(doc: Document, text: string): SyntaxProblem | undefined {
  const tooDeep = doc.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION')
  if (tooDeep) return { offset: fieldAround(text, tooDeep.pos[0]), message: yamlMessages['yaml-too-deep'], reason: '' }
  if (doc.errors.length === 0) return undefined
  const first = Math.min(...doc.errors.map(({ pos }) => pos[0]))
  const tab = text.search(/^ *\t[ \t]*[^\s#]/m)
  const isTab = tab >= 0 && (tab <= first || doc.errors.some(({ code }) => code === 'TAB_AS_INDENT'))
  if (isTab) return { offset: text.indexOf('\t', tab), message: yamlMessages['yaml-tab'], reason: '' }
  const quotes = brokenQuotes(text)
  if (quotes) return quotes
  const comment = /^[ \t]*<!--(.*?)(?:-->.*)?$/m.exec(text)
  if (comment) {
    const instead = `# ${comment[1]?.trim()}`.trimEnd()
    return {
      offset: text.indexOf('<', comment.index),
      message: yamlMessages['yaml-html-comment'],
      reason: '',
      values: { instead },
    }
  }
  const bullet = /^ *([•▪‣◦●*–—]) +(?=([\w.-]+:)(?: |$))/mu.exec(text)
  if (bullet) {
    const [whole, mark = '', name = ''] = bullet
    const values = { found: `${mark} ${name}`, mark }
    return { offset: bullet.index + whole.indexOf(mark), message: yamlMessages['yaml-bullet'], reason: '', values }
  }
  const dash = /^ *-(?=(\p{L}[\w.]*:)(?: |$))/mu.exec(text)
  if (dash)
    return {
      offset: dash.index + dash[0].length - 1,
      message: yamlMessages['yaml-dash-without-space'],
      reason: '',
      values: { found: `-${dash[1]}`, instead: `- ${dash[1]}` },
    }
  // Below the name of a list, or another item.
  const item = /(?:^ *- [^\n]*|:[ \t]*)\n *(-(?=[^\s-])|[•▪‣◦●*–—] +(?=\S))(.*)$/mu.exec(text)
  if (item) {
    const [whole, mark = '', words = ''] = item
    const offset = item.index + whole.length - words.length - mark.length
    const values = { found: shorten(mark + words), mark: mark.trim() }
    return { offset, message: yamlMessages['yaml-bullet'], reason: '', values }
  }
  const [tight, bracket, note] = /^[^#\n]*([}\]])(#[^\n]*)$/.exec(lineAt(text, first)) ?? []
  if (tight !== undefined && bracket !== undefined && note !== undefined) {
    const values = { found: shorten(bracket + note), instead: shorten(`${bracket} ${note}`) }
    return {
      offset: text.indexOf(bracket + note, text.lastIndexOf('\n', first - 1)),
      message: yamlMessages['yaml-comment-tight'],
      reason: '',
      values,
    }
  }
  // Only if this may be the cause: an unclosed bracket makes the parser fail elsewhere.
  if (doc.errors.every((error) => isIndentError(error) || error.code === 'NON_STRING_KEY')) {
    const misplaced = findMisplacedLine(text, first)
    if (misplaced) return misplaced
  }
  return findIndentedFirst(text)
}

/** Whether nothing follows a name. */
const isEmpty = (value: unknown) => isScalar(value) && value.value === null && value.source === ''

/**
 * Finds repeated names within a group. Only the first of them is reported if the line of a list item or of a group has
 * been lost above them, or if a whole file was pasted below itself.
 */
function findRepeatedNames(doc: Document, text: string): SyntaxProblem[] {
  const found: SyntaxProblem[] = []
  visit(doc, {
    Map: (_, { items, flow }, path) => {
      const names = new Set<unknown>()
      const repeated: Scalar[] = []
      let isAdjacent = false
      for (const [index, { key }] of items.entries()) {
        if (!isScalar(key) || !key.range) continue
        const above = items[index - 1]
        if (names.has(key.value) && isScalar(above?.key) && isEmpty(above?.value) && above?.key.range) {
          // The lines of this group are not indented below its name, and one repeats a name in the group around it.
          const values = { name: String(above.key.value) }
          found.push({ offset: above.key.range[0], message: yamlMessages['yaml-group-beside'], reason: '', values })
          break
        }
        if (names.has(key.value)) {
          repeated.push(key)
          isAdjacent = isScalar(above?.key) && above.key.value === key.value
        }
        names.add(key.value)
      }
      const [key] = repeated
      if (!key) return
      const start = key.range?.[0] ?? 0
      const name = String(key.value)
      const problem = (id: keyof typeof yamlMessages, values: Values, field?: string) =>
        found.push({ offset: start, message: yamlMessages[id], reason: '', values, field })
      const isFirst = isScalar(items[0]?.key) && items[0].key.value === key.value
      // A line directly below one of the same name was doubled.
      const isSeveral = repeated.length > 1 || (isFirst && !isAdjacent)
      const outer = path.at(-1)
      if (flow) for (const each of repeated) problem('yaml-name-twice', { name: String(each.value) })
      else if (isSeq(outer)) problem(isFirst ? 'yaml-no-dash' : 'yaml-item-repeated', { name, found: `${name}:` })
      else if (isPair(outer) && isScalar(outer.key) && isSeveral) {
        const spaces = spacesIn(indentBefore(text, startOf(outer.key)))
        const field = path.some(isSeq)
          ? undefined
          : path
              .filter(isPair)
              .map(({ key }) => String(key))
              .join('.')
        problem('yaml-group-unnamed', { name, spaces, missing: UNNAMED }, field)
      } else problem(repeated.length > 1 ? 'yaml-names-twice' : 'yaml-name-twice', { name })
    },
  })
  return found
}

/** The number of characters between the start of a line and an offset in it. */
const indentBefore = (text: string, offset: number) => offset - text.lastIndexOf('\n', offset - 1) - 1

/** Markdown at the start of a value: in YAML, `*` and `[` have other meanings. */
const FORMATTED = /^([ \t]*(?:- +)*(?:[\w.-]+:[ \t]+)?)(\*\*?|!?\[[^[\]]*\]\([^()\s]*\))/

/** The line that contains an offset. */
function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  return text.slice(start, end < 0 ? undefined : end)
}

/** Finds Markdown at the start of the value in which the parser fails. */
function formattingBefore(text: string, offset: number): SyntaxProblem | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [, before = '', found] = FORMATTED.exec(text.slice(start, start + 500)) ?? []
  if (found === undefined) return undefined
  const hasColon = /:(?:\s|$)/m.test(lineAt(text, offset).slice(before.length).replaceAll('*', ''))
  const values = { found, how: hasColon ? ' in double quotes' : '' }
  return { offset: start + before.length, message: yamlMessages['yaml-formatting'], reason: '', values }
}

/** A comma directly after another, between brackets. */
function commaTwice(text: string, offset: number): SyntaxProblem | undefined {
  const isTwice = text[offset] === ',' && /,[ \t]{0,20}$/.test(text.slice(Math.max(0, offset - 25), offset))
  return isTwice ? { offset, message: yamlMessages['yaml-comma-twice'], reason: '' } : undefined
}

/** What follows the bracket that ends a value, as in `{ money: 99 } per test`. */
function wordsAfterBracket(text: string, offset: number): SyntaxProblem | undefined {
  const [bracket] = /[}\]](?=[ \t]*$)/.exec(text.slice(Math.max(0, offset - 50), offset)) ?? []
  if (bracket === undefined) return undefined
  const after = shorten(/^[^\n]*/.exec(text.slice(offset))?.[0].trim() ?? '')
  return { offset, message: yamlMessages['yaml-after-bracket'], reason: '', values: { bracket, after } }
}

/** The line above, if it is not a field: if a comment follows it, the parser fails only at the next line. */
function lineWithoutName(text: string, offset: number): SyntaxProblem | undefined {
  const lines = text.slice(0, text.lastIndexOf('\n', offset - 1) + 1).matchAll(/^ *[^\s#].*$/gm)
  const last = [...lines].at(-1)
  if (!last || /^ *(?:- |-$|[\w.-]+:(?: |$)|["'[\]{}])/.test(last[0])) return undefined
  const offsetOfLine = last.index + last[0].search(/\S/)
  const values = { spaces: spacesToContinue(text, offsetOfLine) }
  return { offset: offsetOfLine, message: yamlMessages['yaml-no-field'], reason: '', values }
}

/** The number of spaces before a line that continues the value of the field above it. */
function spacesToContinue(text: string, offset: number): number {
  let end = text.lastIndexOf('\n', offset - 1)
  while (end > 0) {
    const [whole, before = ''] = /^( *(?:- +)*)[^\s#]/.exec(lineAt(text, end)) ?? []
    if (whole !== undefined) return before.length + 2
    end = text.lastIndexOf('\n', end - 1)
  }
  return 2
}

function notClosed(offset: number, bracket: string | undefined, place: string): SyntaxProblem {
  const values = { bracket: bracket ?? '', closing: bracket === '{' ? '}' : ']', place }
  return { offset, message: yamlMessages['yaml-bracket-open'], reason: '', values }
}

/** Finds a bracket that is still open at the end of the line where the parser fails, or of the line before. */
function openBracketBefore(text: string, offset: number): SyntaxProblem | undefined {
  const end = text.indexOf('\n', offset)
  const lines = text.slice(0, end < 0 ? undefined : end).split('\n')
  let start = lines.slice(0, -2).reduce((sum, line) => sum + line.length + 1, 0)
  for (const line of lines.slice(-2)) {
    const open: number[] = []
    for (const { 0: found, index } of line.matchAll(
      /"(?:[^"\\]|\\.)*"|(?<=[\s,[{])'(?:[^']|'')*'|(?:^|\s)#.*|[[{\]}]/g,
    )) {
      const outer = line[open.at(-1) ?? Number.NaN]
      if (found === '[' || found === '{') open.push(index)
      else if ((found === '}' && outer === '[') || (found === ']' && outer === '{'))
        return notClosed(start + (open.at(-1) ?? 0), outer, `before “${found}”`)
      else if (found === ']' || found === '}') open.pop()
      else if (outer !== undefined && /#.*[\]}]\s*$/.test(found)) {
        const values = { dropped: found.trim().slice(1).trim() }
        return { offset: start + line.indexOf('#', index), message: yamlMessages['yaml-hash'], reason: '', values }
      }
    }
    const last = open.at(-1)
    // A bracket at the end of a line opens a list of several lines.
    if (last !== undefined && line.slice(last + 1).trim() !== '')
      return notClosed(start + last, line[last], 'at the end of the line')
    start += line.length + 1
  }
  return undefined
}

/** A value between round brackets that begins with the name of a field, such as `price: ( money: 29 )`. */
const ROUND_GROUP = /^[ \t]*(?:- +)*[\w.-]+:[ \t]+\((\s*[\w-]+:\s[^()]*)\)\s*$/

/** Messages about lines that are read wrongly because of a mistake above them. */
const afterwards: ReadonlySet<Message> = new Set([
  yamlMessages['yaml-after-bracket'],
  yamlMessages['yaml-colon-in-value'],
  yamlMessages['yaml-indent'],
  yamlMessages['yaml-no-colon'],
  yamlMessages['yaml-no-field'],
  yamlMessages['yaml-unreadable'],
])

/**
 * Returns the errors and warnings of the YAML parser, explained as the mistakes that probably caused them, and repeated
 * names. A problem that affects everything after it is returned alone. An unclosed quote comes first, because it may
 * cause the others.
 */
export function findSyntaxProblems(doc: Document, text: string): SyntaxProblem[] {
  const only = blockingProblem(doc, text)
  if (only) return [only]
  const quoted = doc.errors.some((error) => messageOf(error) === yamlMessages['yaml-quote-open'])
    ? lastQuoted(doc)
    : undefined
  const all = [...doc.errors, ...doc.warnings].map((error): SyntaxProblem => {
    const message = messageOf(error)
    const found = (message === yamlMessages['yaml-quote-open'] ? quoted : undefined) ?? error.pos[0]
    // For `{{name}}` the parser reports the second brace.
    const offset = message === yamlMessages['yaml-brace'] && text[found - 1] === '{' ? found - 1 : found
    const reason = error.message.split('\n')[0] as string
    const line = lineAt(text, offset)
    const [, group] = message === yamlMessages['yaml-colon-in-value'] ? (ROUND_GROUP.exec(line) ?? []) : []
    if (group !== undefined)
      return {
        offset,
        message: yamlMessages['yaml-round-brackets'],
        reason,
        values: { instead: `{ ${group.trim()} }` },
      }
    if (message === yamlMessages['yaml-no-colon'] || message === yamlMessages['yaml-no-field']) {
      const name = /^[ \t]*(?:- +)*([\w.-]+):(?! |$)/.exec(line)?.[1]
      if (name !== undefined && name !== 'http' && name !== 'https')
        return { offset, message: yamlMessages['yaml-no-space'], reason, values: { name } }
      // The parser looks for a colon in the wrong place.
      if (/^[ \t]*(?:- +)*[\w.-]+:(?: |$)/.test(line)) return { offset, message: yamlMessages['yaml-indent'], reason }
      return { offset, message, reason, values: { spaces: spacesToContinue(text, offset) } }
    }
    const open = message === yamlMessages['yaml-indent'] ? openBracketBefore(text, offset) : undefined
    if (open) return open
    const known =
      message === yamlMessages['yaml-unreadable']
        ? (commaTwice(text, offset) ??
          formattingBefore(text, offset) ??
          wordsAfterBracket(text, offset) ??
          lineWithoutName(text, offset))
        : undefined
    return known ?? { offset, message, reason }
  })
  all.push(...findRepeatedNames(doc, text))
  const first = Math.min(...all.map(({ offset }) => offset))
  return all
    .filter(({ offset, message }) => offset === first || !afterwards.has(message))
    .toSorted(
      (one, other) =>
        Number(other.message === yamlMessages['yaml-quote-open']) -
        Number(one.message === yamlMessages['yaml-quote-open']),
    )
}

/** Names with a special meaning in JavaScript or YAML. */
export const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype', '<<'])

/** Reports a problem at an offset in the text. */
export type Report = (offset: number, message: Message, values?: Values, field?: string) => void

type Marked = { tag?: string | undefined; anchor?: string | undefined; range?: unknown }

const startOf = (node: { range?: unknown }) => (node.range as number[] | null | undefined)?.[0] ?? 0

/** The start of the tag (`!name`) before an offset. */
function tagBefore(text: string, offset: number): number {
  let position = offset
  while (position > 0 && /\s/.test(text[position - 1] as string)) position--
  let first = position
  while (position > 0 && /\S/.test(text[position - 1] as string)) if (text[--position] === '!') first = position
  return first
}

/** Whether the line above or below is a comment. */
function isBesideComment(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  return (start > 0 && /^\s*#/.test(lineAt(text, start - 1))) || (end >= 0 && /^\s*#/.test(lineAt(text, end + 1)))
}

/**
 * Finds values that YAML silently reads differently from what was probably meant.
 * @param text the text from which `doc` was read
 * @param reportDropped whether all text after ` #` is reported: in front matter it is probably part of a title, in a
 *   data file a comment
 */
export function findMisreadValues(doc: Document, text: string, report: Report, reportDropped: boolean): void {
  const checkMarks = (node: Marked) => {
    // A node starts after its anchor and tag.
    if (node.anchor)
      report(text.lastIndexOf(`&${node.anchor}`, startOf(node)), yamlMessages['yaml-anchor'], { name: node.anchor })
    if (node.tag) report(tagBefore(text, startOf(node)), yamlMessages['yaml-exclamation-mark'])
  }
  const checkDropped = (node: Scalar) => {
    if (node.type !== 'PLAIN' || node.comment === undefined || node.comment === null) return
    const hash = text.indexOf('#', node.range?.[1] ?? 0)
    // In a data file, a comment has a space before its words.
    if (!reportDropped && /^\s/.test(node.comment)) return
    const message = /^\s*number ok:/.test(node.comment)
      ? yamlMessages['yaml-suppression-dropped']
      : yamlMessages['yaml-text-dropped']
    report(hash, message, { dropped: node.comment.trim() })
  }
  const checkQuotes = ({ type, source = '', ...node }: Scalar) => {
    const found = type === 'PLAIN' ? curlyAround(source) : undefined
    if (found) report(startOf(node), found.message, found.values)
  }
  const checkItems = (node: Scalar) => {
    // A list whose first item has lost its dash is read as one text of several lines, below the name of its field.
    const start = startOf(node)
    const written = node.type === 'PLAIN' ? text.slice(start, node.range?.[1]) : ''
    const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
    const [first = ''] = written.split('\n', 1)
    const [, mark] = /^([•▪‣◦●–—-]) ?\S/u.exec(/\S/.test(before) ? '' : first) ?? []
    if (mark !== undefined && written.split('\n').every((line) => line.trim().startsWith(mark)))
      return report(start, yamlMessages['yaml-bullet'], { found: shorten(first.trim()), mark })
    const dash = written.search(/\n *- /)
    if (dash < 0) return
    if (/^ *- +$/.test(before)) {
      // An item with more spaces than those above it continues their text.
      const offset = start + dash + 1
      const values = {
        found: /^ */.exec(written.slice(dash + 1))?.[0].length ?? 0,
        instead: spacesIn(before.indexOf('-')),
      }
      return report(offset, yamlMessages['yaml-indent-odd'], { ...values, group: '' })
    }
    if (/\S/.test(before)) return
    report(start, yamlMessages['yaml-no-dash'], { found: shorten(first.trim()) })
  }
  const checkComments = (node: Scalar, name: string) => {
    if (!node.type?.startsWith('BLOCK')) return
    const start = startOf(node)
    const written = text.slice(start, node.range?.[1])
    const [line, found] = /\n[ \t]*(#[ \t].*)/.exec(written) ?? []
    if (line === undefined || found === undefined) return
    report(start + written.indexOf(line) + line.length - found.length, yamlMessages['yaml-comment-in-value'], {
      found: shorten(found),
      name,
    })
  }
  const [first] = isMap(doc.contents) ? doc.contents.items : []
  if (first && isScalar(first.key) && text[startOf(first.key) - 1] === ' ' && isEmpty(first.value))
    report(startOf(first.key), yamlMessages['yaml-group-beside'], { name: String(first.key.value) })
  visit(doc, {
    Alias: (_, node) => report(startOf(node), yamlMessages['yaml-alias'], { name: node.source }),
    Pair: (_, pair) => {
      const name = isScalar(pair.key) ? String(pair.key.value) : ''
      if (isScalar(pair.value)) checkComments(pair.value, name)
      const [, note] = (isScalar(pair.key) && /^<!--\s*(.*)/.exec(lineAt(text, startOf(pair.key)).trim())) || []
      if (note !== undefined) {
        const values = { instead: `# ${note.replace(/-->.*$/, '').trim()}` }
        return report(startOf(pair.key as Scalar), yamlMessages['yaml-html-comment'], values)
      }
      if (isScalar(pair.key) && /\S \S/.test(name) && isEmpty(pair.value) && isBesideComment(text, startOf(pair.key)))
        report(startOf(pair.key), yamlMessages['yaml-comment-hash'])
      if (forbiddenNames.has(name) && isScalar(pair.key))
        report(startOf(pair.key), yamlMessages['yaml-forbidden-name'], { name })
      // The next colon with a space after it ends the name, as in `price:{ money: 99 }`.
      const [, tight] = (isScalar(pair.key) && pair.key.type === 'PLAIN' && /^([\w.-]+):[{[]/.exec(name)) || []
      if (tight !== undefined) report(startOf(pair.key as Scalar), yamlMessages['yaml-no-space'], { name: tight })
    },
    // `visit` calls only the most specific function, so scalars and collections both need the check.
    Scalar: (_, node) => {
      checkMarks(node)
      checkQuotes(node)
      checkDropped(node)
      checkItems(node)
    },
    Collection: (_, node) => checkMarks(node),
  })
}
