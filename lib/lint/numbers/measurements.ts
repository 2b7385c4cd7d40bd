import type { Fact, Measure } from '../../content/facts/fact'
import { hasNumber, hasPromisedNumber, numberPatterns, readNumber } from './number-words'
import { phrases } from './phrases'

/** A number with its unit as written: `48 hours`, `€99`, `two testers`, `2 or 3 years`. */
export interface Measurement {
  found: string
  index: number
  /** The unit of the number, or the noun that it counts, in the singular. */
  unit: string
  values: readonly number[]
}

/**
 * How people write the units. `weeks` and `otherMoney` match no kind of fact, so they never equal one. `s` is not a
 * unit, because of `13s` (people) and `1990s` (years), and `3D` is not a period.
 */
const unitWords: readonly (readonly [unit: Measure | 'weeks' | 'otherMoney', written: string])[] = [
  ['percent', '%|per ?cent'],
  ['money', '€|euros?|eur'],
  ['otherMoney', '[$£]|(?:dollar|pound|cent)s?|usd|gbp'],
  ['seconds', 'seconds?|secs?'],
  ['minutes', 'minutes?|mins?'],
  ['hours', 'hours?|hrs?|h'],
  ['businessDays', '(?:business|working)[ -]days?'],
  ['days', '(?:calendar )?days?|(?<=\\p{Nd})(?<!(?<!\\p{N})[23])d'],
  ['weeks', 'weeks?|wks?'],
  ['months', 'months?'],
  ['years', 'years?|yrs?'],
  // `3 × 4` is an area, not a multiple.
  ['times', 'times|[x×](?!\\s?\\p{N})'],
]

const currencies = [
  ['money', '€|(?<!\\p{L})eur'],
  ['otherMoney', '[$£]|(?<!\\p{L})(?:usd|gbp)'],
] as const

const { any, digits } = numberPatterns
const between = '\\s?(?:[–-]|to|or|and)\\s?'
const numbers = `(?<![\\p{L}\\p{N}.,])(?<first>${any})(?:${between}(?<second>${any}))?`

type Nouns = readonly (readonly [string, string])[]

/** Every way to write a number with one of these units. */
interface Pattern {
  /** The unit of each of the groups `unit0`, `unit1`, … in `pattern`. */
  units: readonly string[]
  pattern: RegExp
  /** A faster pattern that matches every text with such a number. */
  unitPattern: RegExp
}

/**
 * Cached by nouns: the content lint needs the patterns for each text, and making them takes longer than searching.
 */
const patternCache = new Map<string, readonly Pattern[]>()

function patternsFor(nouns: Nouns): readonly Pattern[] {
  const key = JSON.stringify(nouns)
  const patterns = patternCache.get(key) ?? makePatterns(nouns)
  patternCache.set(key, patterns)
  return patterns
}

/** Escapes a noun for a regular expression. */
const literal = (noun: string) => noun.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * Makes one pattern for all units after a number, and one for all currencies before a number: compiling one for each
 * unit took a twentieth of the time of a check.
 */
function makePatterns(nouns: Nouns): readonly Pattern[] {
  const counted = nouns.map(([one, many]) => [one, `${literal(many)}|${literal(one)}`] as const)
  const afterNumber = [...unitWords, ...counted]
  const anyOf = (written: readonly (readonly [string, string])[]) =>
    written.map(([, words], index) => `(?<unit${index}>${words})`).join('|')
  const unit = `(?:${anyOf(afterNumber)})(?![\\p{L}\\p{N}])`
  const currency = `(?:${anyOf(currencies)})`
  const anyCurrency = currencies.map(([, symbol]) => symbol).join('|')
  return [
    {
      units: afterNumber.map(([name]) => name),
      pattern: new RegExp(`${numbers}[\\s-]*${unit}`, 'giu'),
      unitPattern: new RegExp(unit, 'iu'),
    },
    {
      units: currencies.map(([name]) => name),
      pattern: new RegExp(
        `${currency}\\s?(?<first>${digits})(?:${between}(?:${anyCurrency})?(?<second>${digits}))?`,
        'giu',
      ),
      unitPattern: new RegExp(`${currency}\\s?${digits}`, 'iu'),
    },
  ]
}

/**
 * Finds the numbers with a unit in a text.
 * @param nouns the nouns that facts count, singular and plural
 * @param isContractual whether the text makes promises, so that `one month` and `once a year` count as well
 */
export function findMeasurements(text: string, nouns: Nouns = [], isContractual = false): Measurement[] {
  if (!(isContractual ? hasPromisedNumber : hasNumber).test(text)) return []
  const all = patternsFor(nouns).flatMap(({ units, pattern, unitPattern }) =>
    // Most texts contain no unit, and numbers can be written in many ways.
    (unitPattern.test(text) ? [...text.matchAll(pattern)] : []).map((match) => {
      const { first, second, ...unit } = match.groups ?? {}
      const index = Object.values(unit).findIndex((one) => one !== undefined)
      const written = [first, second].filter((one) => one !== undefined)
      return toMeasurement(match, units[index] ?? '', written.map(readNumber))
    }),
  )
  const others = phrases
    .filter((phrase) => isContractual || !phrase.isContractual)
    .flatMap(({ pattern, read }) =>
      [...text.matchAll(pattern)].map((match) => {
        const [unit, value] = read(match.groups ?? {})
        return toMeasurement(match, unit, [value])
      }),
    )
  const sorted = [...all, ...others].sort((a, b) => a.index - b.index)
  // `€99 EUR` is one price.
  let end = 0
  return sorted.filter(({ index, found }) => {
    const isNew = index >= end
    end = Math.max(end, index + found.length)
    return isNew
  })
}

function toMeasurement({ 0: found, index }: RegExpMatchArray, unit: string, values: readonly number[]): Measurement {
  return { found: found.replace(/\s+/g, ' '), index: index ?? 0, unit, values }
}

/**
 * Returns what a fact measures, in the units of `Measurement`; undefined for a count without a noun and for a claim in
 * words.
 */
export function unitOf(fact: Fact): string | undefined {
  if (fact.kind === 'text') return undefined
  return fact.kind === 'count' ? fact.noun?.[0] : fact.kind
}

/** Whether a number equals a fact. */
export function isSame({ unit, values }: Measurement, fact: Fact): boolean {
  if (fact.kind === 'text' || unitOf(fact) !== unit) return false
  const own = typeof fact.value === 'number' ? [fact.value] : fact.value
  return own.length === values.length && own.every((value, index) => value === values[index])
}
