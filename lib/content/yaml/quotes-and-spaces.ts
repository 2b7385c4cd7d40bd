import { type Message, shorten, type Values } from '../../shared/diagnostic'
import { yamlMessages } from '../content-messages'

/** A syntax error, or a space that YAML reads differently from what was meant. */
export interface SyntaxProblem {
  /** The position in the parsed text. */
  offset: number
  message: Message
  /** The message of the parser; empty if the parser did not report the problem. */
  reason: string
  values?: Values
  /** The group in which it is, if only the schema knows what is missing there. */
  field?: string | undefined
}

/** Matches a quotation mark at the start of a value, with the colon, hyphens, bracket or comma before it. */
const OPENING_MARK = /(?:^[ \t]*(?:- +)*|[:,[{][ \t]+|[[{])(["'“”„‘’])/gm
/** Whether the rest of a line can follow a value. */
const isEnd = (rest: string, inBrackets: boolean) =>
  /^\s*(?:$|#)/.test(rest) || (inBrackets ? /^\s*[,}\]]/.test(rest) : /^:(?:\s|$)/.test(rest))
/** Curly quotation marks around a whole value; any inside it belong to the value. */
const CURLY = /^(?:[“”„]([^“”„]+)[“”"]|[‘’]([^‘]+)[‘’']|"([^“”„"]+)”|'([^‘']+)’)$/

/** Puts a text in quotation marks of a kind that it does not contain. */
function quoteSafely(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * Puts a whole value in quotation marks if only its first part had them. Marks around a whole sentence, and before a
 * full stop, are those of YAML. Marks around a name or a few words may be those of the text. A comma or semicolon at
 * the end is left from another format.
 * @param length the length of the first part, with its marks
 */
function quoteAll(value: string, length: number): { instead: string; shown: string } {
  const first = value.slice(1, length - 1)
  const after = value.slice(length)
  if (/^\s*[,;]$/.test(after)) return { instead: value.slice(0, length), shown: `, without “${after.trim()}” after it` }
  if (/["'\\]/.test(first)) return { instead: quoteSafely(value), shown: '' }
  const instead = quoteSafely(first + after)
  const isOfYaml = /[.!?…]$/.test(first) || /^[.!?…]$/.test(after)
  return { instead, shown: isOfYaml ? '' : `, or ${quoteSafely(value)} if visitors should see its quotation marks` }
}

/** The end of a quoted text, after its closing mark; undefined if that is not on this line. */
function closingMark(line: string, from: number): number | undefined {
  const mark = line[from] === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
  const { length } = mark.exec(line.slice(from))?.[0] ?? ''
  return length === 0 ? undefined : from + length
}

/**
 * Finds the first value with missing, extra or curly quotation marks, in a text that the parser rejects. The parser
 * reports only where it thinks the text ends, which may be many lines further on.
 */
export function brokenQuotes(text: string): SyntaxProblem | undefined {
  const lines = text.split('\n')
  let start = 0
  for (const [index, line] of lines.entries()) {
    const found =
      line.trimStart().startsWith('#') || line.length > 2000
        ? undefined
        : brokenQuoteIn(line, lines.slice(index + 1, index + 1 + MAX_LINES))
    if (found) return { ...found, offset: start + found.offset, reason: '' }
    start += line.length + 1
  }
  return undefined
}

/** The maximum number of lines that a text in quotation marks is expected to have. */
const MAX_LINES = 20

/** Matches lines that hardly ever continue a text. */
const notInText = /^\s*(?:$|#|- |[\w-]+:(?:\s|$)|[\]}])/

/** Reports the second line of a quoted text if it should be indented further and a line below has the closing mark. */
function notIndented(line: string, mark: string, below: readonly string[]): Omit<SyntaxProblem, 'reason'> | undefined {
  const indentOf = (text = '') => /^ */.exec(text)?.[0].length ?? 0
  const last = below.find((each) => notInText.test(each) || each.trimEnd().endsWith(mark))
  if (indentOf(below[0]) > indentOf(line) || !last?.trimEnd().endsWith(mark)) return undefined
  const values = { instead: String(indentOf(line) + 2) }
  return { offset: line.length + 1, message: yamlMessages['yaml-quote-lines'], values }
}

function brokenQuoteIn(line: string, below: readonly string[]): Omit<SyntaxProblem, 'reason'> | undefined {
  const [next = ''] = below
  let after = 0
  for (const { 0: hit, 1: mark = '', index } of line.matchAll(OPENING_MARK)) {
    const offset = index + hit.length - 1
    // A mark within a quoted text does not start a value.
    if (offset < after) continue
    const inBrackets = /[{[]/.test(line.slice(0, offset))
    const rest = line
      .slice(offset)
      .replace(/\s+#.*$/, '')
      .trimEnd()
    const end = /["']/.test(mark) ? closingMark(line, offset) : undefined
    if (end !== undefined && isEnd(line.slice(end), inBrackets)) {
      after = end
      continue
    }
    // In brackets, a value ends at a mark that precedes the next comma or bracket.
    const inside = inBrackets ? /^.+?["'”’](?=\s*[,}\]])/.exec(rest)?.[0] : rest
    const curly = curlyAround(inside ?? '')
    if (curly) return { offset, ...curly }
    if (!/["']/.test(mark)) continue
    if (inside?.endsWith(mark) && inside.length > 2)
      return {
        offset,
        message: yamlMessages['yaml-quote-inside'],
        values: { instead: quoteSafely(inside.slice(1, -1).replaceAll(mark === '"' ? '\\"' : "''", mark)), shown: '' },
      }
    if (end !== undefined && !inBrackets)
      return { offset, message: yamlMessages['yaml-quote-inside'], values: quoteAll(rest, end - offset) }
    // A quoted text may span several lines, but its next line hardly ever looks like a field.
    const isOpen = end === undefined && (notInText.test(next) || inBrackets)
    if (isOpen) return { offset, message: yamlMessages['yaml-quote-open'] }
    return end === undefined ? notIndented(line, mark, below) : undefined
  }
  return undefined
}

const curlyQuotes = (inside: string) => ({
  message: yamlMessages['yaml-curly-quotes'],
  values: { instead: quoteSafely(inside), shown: quoteSafely(`“${inside}”`) },
})

/** Suggests what to write for a text that is wholly in curly quotation marks; undefined for any other text. */
export function curlyAround(text: string): ReturnType<typeof curlyQuotes> | undefined {
  const inside = CURLY.exec(text)?.slice(1).find(Boolean)
  return inside === undefined ? undefined : curlyQuotes(inside)
}

const WIDE = '\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000'
const anyWide = new RegExp(`[${WIDE}]`)

/** The structure of YAML: indentation, dashes, a name with its colon, and a value in braces. */
const structure = new RegExp(
  `^[ ${WIDE}]*(?:-[ ${WIDE}]+)*(?:[\\w.-]+[ ${WIDE}]*:(?:[ ${WIDE}]*\\{.*|[ ${WIDE}]*(?=\\S|$)))?`,
)

/** Texts in quotes, and values after a plain space: both may contain any space. */
const values = /"[^"]*"|'[^']*'|: [^,{}]*/g

/**
 * Finds lines with a word processor's space where YAML needs a plain one: YAML would read a different field name, or no
 * field at all.
 */
export function wideSpaces(text: string): SyntaxProblem[] {
  if (!anyWide.test(text)) return []
  const found: SyntaxProblem[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const [frame = ''] = anyWide.test(line) ? (structure.exec(line) ?? []) : []
    const masked = frame.replace(values, (hit) => '_'.repeat(hit.length))
    const column = masked.search(anyWide)
    if (column >= 0 && /^\s*(?:-\s|[\w.-]+\s*:)/.test(line)) {
      const code = `U+${line.charCodeAt(column).toString(16).toUpperCase().padStart(4, '0')}`
      const plain = frame.replace(new RegExp(anyWide, 'g'), (character, index: number) =>
        masked[index] === character ? ' ' : character,
      )
      const instead = `${plain}${line.slice(frame.length)}`.replace(/([\w.-]) +:/, '$1:').trimEnd()
      found.push({
        offset: start + column,
        message: yamlMessages['yaml-wide-space'],
        reason: '',
        values: { code, instead: shorten(instead, 80) },
      })
    }
    start += line.length + 1
  }
  return found
}
