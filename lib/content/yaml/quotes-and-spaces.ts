import { type Message, shorten, type Values } from '../../shared/diagnostic'
import { yamlMessages } from '../content-messages'

/** A problem of a text that the parser refuses. */
export interface Refusal {
  /** Position in the parsed text. */
  offset: number
  message: Message
  reason: string
  values?: Values
}

/** A value with its quotation mark, and where it starts: after a name, a hyphen, or a bracket or comma of a list. */
const QUOTED = /(?:^[ \t]*(?:- +)*|[:,[{][ \t]+|[[{])(["'“”„‘’])/gm
/** What may follow a value. */
const isEnd = (rest: string, inBrackets: boolean) =>
  /^\s*(?:$|#)/.test(rest) || (inBrackets ? /^\s*[,}\]]/.test(rest) : /^:(?:\s|$)/.test(rest))
/** Curly marks round a whole value; those inside it are its own. */
const CURLY = /^(?:[“”„]([^“”„]+)[“”"]|[‘’]([^‘]+)[‘’']|"([^“”„"]+)”|'([^‘']+)’)$/

/** A text in quotation marks that it does not contain. */
function quoteSafely(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  return `'${text.replaceAll("'", "''")}'`
}

/** The end of a quoted text, after its second mark; undefined if it is not on this line. */
function closing(line: string, from: number): number | undefined {
  const mark = line[from] === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/
  const { length } = mark.exec(line.slice(from))?.[0] ?? ''
  return length === 0 ? undefined : from + length
}

/**
 * The first value whose quotation marks are not a pair, in a text that the parser refuses: it reports the place where
 * such a text ends for it, which may be many lines further on.
 */
export function brokenQuotes(text: string): Refusal | undefined {
  const lines = text.split('\n')
  let start = 0
  for (const [index, line] of lines.entries()) {
    const found =
      line.trimStart().startsWith('#') || line.length > 2000 ? undefined : brokenQuoteIn(line, lines[index + 1])
    if (found) return { ...found, offset: start + found.offset, reason: '' }
    start += line.length + 1
  }
  return undefined
}

function brokenQuoteIn(line: string, next = ''): Omit<Refusal, 'reason'> | undefined {
  let after = 0
  for (const { 0: hit, 1: mark = '', index } of line.matchAll(QUOTED)) {
    const offset = index + hit.length - 1
    // A mark within a quoted text starts no value.
    if (offset < after) continue
    const inBrackets = /[{[]/.test(line.slice(0, offset))
    const rest = line
      .slice(offset)
      .replace(/\s+#.*$/, '')
      .trimEnd()
    const end = /["']/.test(mark) ? closing(line, offset) : undefined
    if (end !== undefined && isEnd(line.slice(end), inBrackets)) {
      after = end
      continue
    }
    // In brackets, a value ends at a mark before the next comma or bracket.
    const inside = inBrackets ? /^.+?["'”’](?=\s*[,}\]])/.exec(rest)?.[0] : rest
    const curly = curlyAround(inside ?? '')
    if (curly) return { offset, ...curly }
    if (!/["']/.test(mark)) continue
    if (inside?.endsWith(mark) && inside.length > 2)
      return {
        offset,
        message: yamlMessages['yaml-quote-inside'],
        values: { instead: quoteSafely(inside.slice(1, -1).replaceAll(mark === '"' ? '\\"' : "''", mark)) },
      }
    if (end !== undefined && !inBrackets)
      return { offset, message: yamlMessages['yaml-quote-inside'], values: { instead: quoteSafely(rest) } }
    // A quoted text may go on for several lines, but hardly with what looks like a field.
    const isOpen = end === undefined && (/^\s*(?:$|#|- |[\w-]+:(?:\s|$)|[\]}])/.test(next) || inBrackets)
    return isOpen ? { offset, message: yamlMessages['yaml-quote-open'] } : undefined
  }
  return undefined
}

const curlyQuotes = (inside: string) => ({
  message: yamlMessages['yaml-curly-quotes'],
  values: { instead: quoteSafely(inside), shown: quoteSafely(`“${inside}”`) },
})

/** What to write for a text without quotation marks that is wholly in curly ones; undefined for any other. */
export function curlyAround(text: string): ReturnType<typeof curlyQuotes> | undefined {
  const inside = CURLY.exec(text)?.slice(1).find(Boolean)
  return inside === undefined ? undefined : curlyQuotes(inside)
}

const WIDE = '\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000'
const anyWide = new RegExp(`[${WIDE}]`)

/** What YAML reads as structure: indents, dashes, a name with its colon, and a value in braces. */
const structure = new RegExp(
  `^[ ${WIDE}]*(?:-[ ${WIDE}]+)*(?:[\\w.-]+[ ${WIDE}]*:(?:[ ${WIDE}]*\\{.*|[ ${WIDE}]*(?=\\S|$)))?`,
)

/** Texts in quotes, and values after a plain space: both may have any space. */
const values = /"[^"]*"|'[^']*'|: [^,{}]*/g

/**
 * Lines with a space of word processors where YAML needs a plain one: it reads another name of the field, or no field
 * at all.
 */
export function wideSpaces(text: string): Refusal[] {
  if (!anyWide.test(text)) return []
  const found: Refusal[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const [frame = ''] = anyWide.test(line) ? (structure.exec(line) ?? []) : []
    const masked = frame.replace(values, (hit) => '_'.repeat(hit.length))
    const column = masked.search(anyWide)
    if (column >= 0 && /^\s*(?:-\s|[\w.-]+\s*:)/.test(line)) {
      const code = `U+${line.charCodeAt(column).toString(16).toUpperCase().padStart(4, '0')}`
      const plain = frame.replace(new RegExp(anyWide, 'g'), (sign, index: number) =>
        masked[index] === sign ? ' ' : sign,
      )
      const instead = `${plain}${line.slice(frame.length)}`.replace(/([\w.-]) +:/, '$1:').trim()
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
