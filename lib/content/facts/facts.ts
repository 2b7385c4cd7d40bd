import type { z } from 'zod'
import { type Diagnostic, diagnosticAt, type Message, throwDiagnostics, type Values } from '../../shared/diagnostic'
import { freeze, memoise } from '../../shared/memoise'
import { type Tokens, tokensOf } from '../../shared/tokens'
import { factMessages, fieldMessages } from '../content-messages'
import { plainText, readNeeded } from '../files'
import { getSite, type Site } from '../site'
import { findUnreadableText } from '../unreadable-text'
import { validate } from '../validate'
import { type Path, readYaml, type Yaml } from '../yaml/read-yaml'
import { measures } from './fact'
import { factsSchema } from './facts-schema'

/** The path of the facts relative to the project's root. */
export const factsFile = 'content/facts.yml'

/** The facts of `content/facts.yml`: `facts.plans.lite.price` is `{ kind: 'money', value: 99, text: '€99', … }`. */
export type Facts = z.output<typeof factsSchema>

/**
 * Reads `content/facts.yml`.
 * @throws ContentError with every problem of the file
 */
export async function getFacts(): Promise<Facts> {
  return parseFacts(await readNeeded(factsFile))
}

/** Cached, because every page needs the facts. They are frozen. */
const parseFacts = memoise((text = '') => {
  const yaml = readYaml(factsFile, text)
  const { data, problems } = validate(factsFile, yaml, yaml.value, factsSchema)
  const written = findUnreadableText(factsFile, text) ? [] : checkFactForms(plainText(text))
  const reported = new Set(written.map(({ line }) => line))
  // Other problems on such a line only follow from the notation.
  const others = [...problems, ...checkFactWriting(yaml)].filter(({ line }) => !reported.has(line))
  throwDiagnostics([...written, ...others])
  return freeze(data as Facts)
}, 4)

/** Tokens by facts and site, so that equal content gives identical tokens, which other caches use as keys. */
const tokenCache = new WeakMap<Facts, WeakMap<Site, Tokens>>()

/**
 * Returns the values of all tokens: the facts, and the texts of `content/site.yml` as `{{site.…}}`.
 * @throws ContentError if one of the two files is invalid
 */
export async function getTokens(): Promise<Tokens> {
  const [facts, site] = await Promise.all([getFacts(), getSite()])
  const ofFacts = tokenCache.get(facts) ?? new WeakMap<Site, Tokens>()
  tokenCache.set(facts, ofFacts)
  const tokens = ofFacts.get(site) ?? new Map([...tokensOf(facts), ...tokensOf({ site })])
  ofFacts.set(site, tokens)
  return tokens
}

/** A number such as `99`, `1.99` or `99.00`. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
/** A valid part of a token. */
const NAME = /^[A-Za-z][\w-]*$/

/** Yields every number in a value, with its path. */
function* numbersIn(value: unknown, path: Path = []): Generator<{ path: Path; number: number }> {
  if (typeof value === 'number') yield { path, number: value }
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* numbersIn(inner, [...path, Array.isArray(value) ? Number(name) : name])
}

/** The paths of the groups and of the facts directly in them; the schema checks the names of plans. */
const namesIn = (value: unknown): Path[] =>
  Object.entries(value ?? {}).flatMap(([group, facts]) => [
    [group],
    ...(group === 'plans' || typeof facts !== 'object' ? [] : Object.keys(facts ?? {}).map((name) => [group, name])),
  ])

/** A number to report, with its path. */
interface WrittenNumber {
  path: Path
  values: { found: string; plain: string }
}

/** Returns the numbers in an unusual notation, such as `1e9`, or `010`, which may be meant as 8. */
export function findUnusualNumbers(yaml: Yaml): WrittenNumber[] {
  return [...numbersIn(yaml.value)].flatMap(({ path, number }) => {
    const found = yaml.sourceOf(path) ?? String(number)
    // The schema rejects values such as .inf.
    if (!Number.isFinite(number) || PLAIN_NUMBER.test(found)) return []
    const plain = number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    return [{ path, values: { found, plain } }]
  })
}

/**
 * Reports problems of `content/facts.yml` that a schema cannot find: numbers in an unusual notation, and invalid names.
 */
function checkFactWriting(yaml: Yaml): Diagnostic[] {
  const report = (path: Path, part: 'name' | 'value', message: Message, values: Values) =>
    diagnosticAt({ file: factsFile, ...yaml.locationOf(path, part), field: path.join('.') }, message, values)
  const numbers = findUnusualNumbers(yaml).map(({ path, values }) =>
    report(path, 'value', fieldMessages['field-number-written'], values),
  )
  const names = namesIn(yaml.value).filter((path) => !NAME.test(String(path.at(-1))))
  return [
    ...numbers,
    ...names.map((path) => report(path, 'name', factMessages['fact-name'], { name: String(path.at(-1)) })),
  ]
}

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
  const own = measure === 'money' ? /^(?:€|EUR\b|euros?\b)\s*|\s*(?:€|EUR|euros?)$/giu : /\s*%$/
  const bare = measure === 'money' || measure === 'percent' ? written.replace(own, '') : written
  const number = measure === 'money' ? bare.replace(/\s*[.,][-–—]{1,2}$/, '') : bare
  const [, whole, , decimals = ''] = AMBIGUOUS.exec(number) ?? []
  if (whole !== undefined) {
    const exact = String(Number(`${whole}.${decimals}`))
    const isWritten = /\.\d{3}$/.test(exact)
    return isWritten && (measure === 'money' || measure === 'percent')
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
const RANGE = /^(\d+(?:\.\d+)?)\s*(?:([-–—/])|(and|or|to)\b)\s*(\d+(?:\.\d+)?)$/i

/** A range such as `2-3` in the notation of the file: two numbers, and the word between them. */
function rangeOf(written: string): string | undefined {
  const [, first, , word = 'to', second] = RANGE.exec(written.replace(/^["']|["']$/g, '')) ?? []
  return first === undefined ? undefined : `[${first}, ${second}], join: ${word.toLowerCase()}`
}

/** Splits a part of a fact in braces into its name and value; empty if the part has no name. */
function partOf(part: string, isSpaced: boolean) {
  const [, name = '', space = '', value = ''] = /^([A-Za-z]+)\s*:(\s*)(.*)$/su.exec(part.trim()) ?? []
  const known = factNames.get(name.toLowerCase())
  if (known === undefined) return undefined
  const range = isMeasure(known) ? rangeOf(value) : undefined
  if (range !== undefined)
    return { isRight: false, isRange: true, known, forms: [range, range].map((form) => `${known}: ${form}`) }
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
  const isRight = known === name && (space !== '' || !isSpaced) && (isPlain || !isMeasure(known))
  return { isRight, isRange: false, known, forms: [0, 1].map((index) => `${known}: ${amounts(index)}`) }
}

/** Matches a fact in braces on one line, and the number of a fact that spans several lines. */
const IN_BRACES = /^(\s*[\w-]+:\s*)\{(.*)\}\s*(?:#.*)?$/
const ON_ITS_LINE = /^(\s*)([A-Za-z]+:\s+[^\s#{["'][^#]*?)\s*(?:#.*)?$/

/**
 * Reports facts in a notation that is common elsewhere, such as `{ money: 1,99 }` and `{money:189}`. YAML reads another
 * amount in some and other names in most, so only the line itself shows what was meant.
 */
function checkFactForms(text: string): Diagnostic[] {
  return text.split('\n').flatMap((line, index) => {
    // No fact is that long, and the patterns take quadratic time.
    if (line.length > 500) return []
    const [, before = '', inside] = IN_BRACES.exec(line) ?? []
    const [, indent = '', alone] = inside === undefined ? (ON_ITS_LINE.exec(line) ?? []) : []
    const written = inside ?? alone
    if (written === undefined || !/\d|[A-Z]|:\S/.test(written)) return []
    // A comma in quotes, in a list or inside a number does not end a value.
    const masked = written.replace(/"[^"]*"|'[^']*'|\[[^\]]*\]/g, (hit) => '_'.repeat(hit.length))
    const ends = inside === undefined ? [] : [...masked.matchAll(/,\s*(?=[A-Za-z]+\s*:)/g)]
    const starts = [0, ...ends.map(({ 0: { length }, index }) => index + length)]
    const parts = starts.map((start, each) => partOf(written.slice(start, ends[each]?.index), inside !== undefined))
    if (parts.some((part) => part === undefined) || parts.every((part) => part?.isRight)) return []
    const hasRange = parts.some((part) => part?.isRange)
    const [one, other] = [0, 1].map((form) => {
      // A word between the numbers says more than a dash.
      const own = parts.find((part) => hasRange && part?.known === 'join')?.forms[form]
      const all = parts
        .filter((part) => !hasRange || part?.known !== 'join')
        .map((part) => (part?.isRange && own ? part.forms[form]?.replace(/join: \w+$/, own) : part?.forms[form]))
        .join(', ')
      return inside === undefined && !hasRange ? all : `{ ${all} }`
    }) as [string, string]
    const location = { file: factsFile, line: index + 1, column: (inside === undefined ? indent : before).length + 1 }
    const found = inside === undefined ? written : `{${inside}}`
    return one === other
      ? [diagnosticAt(location, factMessages['fact-form'], { found, one })]
      : [diagnosticAt(location, factMessages['fact-two-readings'], { found, one, other })]
  })
}
