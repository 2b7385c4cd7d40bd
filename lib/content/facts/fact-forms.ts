import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { factMessages } from '../content-messages'
import { measures } from './fact'

/** A number such as `99`, `1.99` or `99.00`. */
export const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** The names of fields in a fact, by their lower-case form. */
const factNames = new Map(
  [...measures, 'text', 'join', 'words', 'noun', 'source'].map((name) => [name.toLowerCase(), name]),
)
const isMeasure = (name: string) => (measures as readonly string[]).includes(name)

/** The amounts that a number could mean; two if its point or comma could separate thousands or decimals. */
type Amounts = readonly string[]

/** `1.890` may be 1890 or 1.89; `0.125` can only have decimals. */
const AMBIGUOUS = /^([1-9]\d{0,2})([.,])(\d{3})$/
/** A number with grouped thousands, whose separator differs from that of the decimals. */
const GROUPED =
  /^\d{1,3}(?:(?:[ \u00A0\u202F'’_]\d{3})+(?:[.,]\d{1,2})?|(?:\.\d{3})+,\d{1,2}|(?:,\d{3})+\.\d{1,2}|(?:[.,]\d{3}){2,})$/

/**
 * Returns the amounts that a number could mean, in the notation of the file.
 * @returns undefined if the number is already in that notation, or is not a number of this measure
 */
function amountsOf(written: string, measure: string): Amounts | undefined {
  const unit = measure === 'money' ? /^(?:€|EUR\b|euros?\b)\s*|\s*(?:€|EUR|euros?)$/giu : /\s*%$/
  const bare = measure === 'money' || measure === 'percent' ? written.replace(unit, '') : written
  const number = measure === 'money' ? bare.replace(/\s*[.,][-–—]{1,2}$/, '') : bare
  const [, whole, , decimals = ''] = AMBIGUOUS.exec(number) ?? []
  if (whole !== undefined) {
    const exact = String(Number(`${whole}.${decimals}`))
    const hasThreeDecimals = /\.\d{3}$/.test(exact)
    return hasThreeDecimals && (measure === 'money' || measure === 'percent')
      ? [`${whole}${decimals}`, Number(exact).toFixed(2)]
      : [`${whole}${decimals}`, exact]
  }
  if (GROUPED.test(number)) {
    const [, groups = '', cents = ''] = /^(.*?\d{3})(?:[.,](\d{1,2}))?$/.exec(number) ?? []
    return [`${groups.replace(/\D/g, '')}${Number(cents) === 0 ? '' : `.${cents}`}`]
  }
  const [, units, cents] = /^(\d+),(\d{1,2})$/.exec(number) ?? []
  if (units !== undefined) return [`${units}.${cents}`]
  return number !== written && PLAIN_NUMBER.test(number) ? [number] : undefined
}

/** Two numbers with a dash or a word between them. */
const RANGE = /^(?:€\s?)?(\d+(?:\.\d+)?)\s*(?:([-–—/])|(and|or|to)\b)\s*(?:€\s?)?(\d+(?:\.\d+)?)$/i

/** A range such as `2-3` in the notation of the file: two numbers, and the word between them. */
function rangeOf(written: string): string | undefined {
  const [, first, , word = 'to', second] = RANGE.exec(written.replace(/^["']|["']$/g, '')) ?? []
  return first === undefined ? undefined : `[${first}, ${second}], join: ${word.toLowerCase()}`
}

/**
 * Reads one part of a fact, such as `money: 1,99`, and writes it in the notation of the file. `forms` has
 * two versions, which are the same unless the number is ambiguous.
 * @param needsSpace whether the colon must be followed by a space, as in braces
 * @returns undefined if the part does not start with the name of a field
 */
function partOf(part: string, needsSpace: boolean) {
  const [, name = '', space = '', value = ''] = /^([A-Za-z]+)\s*:(\s*)(.*)$/su.exec(part.trim()) ?? []
  const known = factNames.get(name.toLowerCase())
  if (known === undefined) return undefined
  const range = isMeasure(known) ? rangeOf(value) : undefined
  if (range !== undefined)
    return { isCorrect: false, isRange: true, known, forms: [range, range].map((form) => `${known}: ${form}`) }
  const inBrackets = /^\[\s*(.*?)\s*\]$/.exec(value)?.[1]
  const list = inBrackets?.split(/,\s/.test(inBrackets) ? /,\s+/ : ',')
  const read = isMeasure(known)
    ? (list ?? [value]).map((each) => amountsOf(each.trim(), known) ?? [each.trim()])
    : [[value]]
  const amounts = (index: number) => {
    const each = read.map((some) => some[index] ?? some[0])
    return list && isMeasure(known) ? `[${each.join(', ')}]` : each[0]
  }
  const written = (list ?? [value]).map((each) => each.trim())
  const isPlain = read.every((some, index) => some.every((each) => each === written[index]))
  const isCorrect = known === name && (space !== '' || !needsSpace) && (isPlain || !isMeasure(known))
  return { isCorrect, isRange: false, known, forms: [0, 1].map((index) => `${known}: ${amounts(index)}`) }
}

/** Two or more words before a colon, as in `business days: 5`. */
const SPACED_NAME = /[A-Za-z]+(?:[ _-][A-Za-z]+)+(?=\s*:)/g
/** A comma between the fields of a fact that is missing after a value, or a semicolon instead of it. */
const LOST_COMMA = new RegExp(
  `(?<=:[^:]*[^\\s,;:])(?:\\s*;\\s*|\\s+)(?=(?:${[...factNames.values()].join('|')}):\\s)`,
  'g',
)
/** Two numbers, or the two forms of a noun, that have lost a bracket or both. */
const TWO_NUMBERS = /\b([A-Za-z]+: )(\[?)(\d[\d.]*), (\d[\d.]*)(\]?)(?=\s*(?:,|$))/
const TWO_NOUNS = /\b(noun: )(\[?)([^[\]{}:,"']+), ([^[\]{}:,"']+?)(\]?)(?=\s*(?:,|$))/

/**
 * Adds the marks that a fact in braces has lost, without which YAML cannot read it, or reads it as other fields.
 * @param inside what is between the braces
 */
function withMarks(inside: string): string {
  // A text in quotes may contain anything.
  if (/["']/.test(inside)) return inside
  const addBrackets = (found: string, name: string, open: string, one: string, other: string, close: string) =>
    open !== '' && close !== '' ? found : `${name}[${one}, ${other}]`
  const doubled = /^\s*\{(\s*[A-Za-z]+:\s[^{}]*)\}\s*$/.exec(inside)?.[1] ?? inside
  const named = doubled.replace(
    SPACED_NAME,
    (words) => factNames.get(words.replace(/[ _-]/g, '').toLowerCase()) ?? words,
  )
  const parted = named.replace(LOST_COMMA, ', ')
  return (/\bjoin:/.test(parted) ? parted.replace(TWO_NUMBERS, addBrackets) : parted).replace(TWO_NOUNS, addBrackets)
}

/** Matches a fact in braces on one line. */
const IN_BRACES = /^(\s*[\w-]+:\s*)\{(.*)\}\s*(?:#.*)?$/
/** Matches a field on its own line without quotation marks or brackets, as in a fact that spans several lines. */
const ON_ITS_LINE = /^(\s*)([A-Za-z]+:\s+[^\s#{["'][^#]*?)\s*(?:#.*)?$/

/**
 * Reports facts in a notation that is common elsewhere, such as `{ money: 1,99 }` and `{money:189}`. YAML reads most of
 * them as different names and some as a different amount, so only the line itself shows what was meant.
 * @param file the path that the problems name
 */
export function checkFactForms(file: string, text: string): Diagnostic[] {
  return text.split('\n').flatMap((line, index, lines) => {
    // No fact is that long, and the patterns take quadratic time.
    if (line.length > 500) return []
    const [, before = '', inside] = IN_BRACES.exec(line) ?? []
    const [, indent = '', alone] = inside === undefined ? (ON_ITS_LINE.exec(line) ?? []) : []
    const written = inside ?? alone
    const marked = inside === undefined ? undefined : withMarks(inside)
    if (marked !== undefined && marked !== inside) {
      const values = { found: `{${inside}}`, one: `{ ${marked.trim()} }` }
      return [diagnosticAt({ file, line: index + 1, column: before.length + 1 }, factMessages['fact-form'], values)]
    }
    if (written === undefined || !/\d|[A-Z]|:\S/.test(written)) return []
    // A comma in quotes, in a list or inside a number does not end a value.
    const masked = written.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]/g, (hit) => '_'.repeat(hit.length))
    const ends = inside === undefined ? [] : [...masked.matchAll(/,\s*(?=[A-Za-z]+\s*:)/g)]
    const starts = [0, ...ends.map(({ 0: { length }, index }) => index + length)]
    const parts = starts.map((start, each) => partOf(written.slice(start, ends[each]?.index), inside !== undefined))
    if (parts.some((part) => part === undefined) || parts.every((part) => part?.isCorrect)) return []
    const hasRange = parts.some((part) => part?.isRange)
    const location = { file, line: index + 1, column: (inside === undefined ? indent : before).length + 1 }
    const found = inside === undefined ? written : `{${inside}}`
    // The price of a plan cannot be a range, however it is written.
    const nameLine = inside === undefined && !/^\s*price:/.test(line) ? (lines[index - 1] ?? '') : line
    if (hasRange && /^\s+price:/.test(nameLine)) return [diagnosticAt(location, factMessages['fact-price'], { found })]
    const [one, other] = [0, 1].map((form) => {
      // A word between the numbers says more than a dash.
      const join = parts.find((part) => hasRange && part?.known === 'join')?.forms[form]
      const all = parts
        .filter((part) => !hasRange || part?.known !== 'join')
        .map((part) => (part?.isRange && join ? part.forms[form]?.replace(/join: \w+$/, join) : part?.forms[form]))
        .join(', ')
      return inside === undefined && !hasRange ? all : `{ ${all} }`
    }) as [string, string]
    return one === other
      ? [diagnosticAt(location, factMessages['fact-form'], { found, one })]
      : [diagnosticAt(location, factMessages['fact-two-readings'], { found, one, other })]
  })
}
