import { numberFormat } from '../../shared/number-format'

/** The measures of facts. `count` has no unit but may have a noun; `times` is a multiple, such as `twice`. */
export const measures = [
  'money',
  'percent',
  'count',
  'times',
  'seconds',
  'minutes',
  'hours',
  'days',
  'businessDays',
  'months',
  'years',
] as const

/** What a number measures: money, a percentage, a period and so on. */
export type Measure = (typeof measures)[number]

/** All kinds of fact: numbers with a measure, and claims in words. */
export const factKinds = [...measures, 'text'] as const

/** One of `factKinds`. */
export type FactKind = (typeof factKinds)[number]

/** A number with its measure, as read from `content/facts.yml`. */
interface MeasuredFact {
  kind: Measure
  /** In euro, percent or the unit of the kind; two numbers are joined by `join`. */
  value: number | readonly [number, number]
  /** The word between two numbers. */
  join?: 'and' | 'or' | 'to' | undefined
  /** Whether small numbers are spelled out. */
  isSpelledOut: boolean
  /** The noun of a count, in the singular and the plural. */
  noun?: readonly [one: string, other: string] | undefined
}

/** A claim without a number, such as `credit card`. */
interface WordedFact {
  kind: 'text'
  value: string
}

/** A fact as it is read from `content/facts.yml`, before it is formatted. */
export type RawFact = MeasuredFact | WordedFact

/** A fact with the texts that pages show. */
export type Fact = RawFact & {
  /** The value with its unit: `14 days`, `€1.99`, `1 test`. */
  text: string
  /**
   * The value without unit and currency, for a table whose header names them: `14`, `1.99`, `1`. A claim in words is
   * unchanged.
   */
  figure: string
  /**
   * Where the fact comes from, such as a section of the specification; empty until `factsSchema` fills in the source of
   * its group.
   */
  source: string
}

/** Words that `Intl` does not provide, by language. */
const vocabularies: Record<
  string,
  { numbers: string[]; times: string[]; join: Record<string, string>; business: (n: number) => string }
> = {
  en: {
    numbers: [
      'zero',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
    ],
    times: ['never', 'once', 'twice'],
    join: { and: 'and', or: 'or', to: 'to' },
    business: (n) => (n === 1 ? 'business day' : 'business days'),
  },
}

/** The names that `Intl` uses for the periods. */
const units: Partial<Record<FactKind, string>> = {
  seconds: 'second',
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  months: 'month',
  years: 'year',
}

const vocabularyOf = (locale: string) => vocabularies[locale.split('-')[0] ?? ''] ?? vocabularies.en

/** Formats one number of a fact with its unit. */
function formatOne(value: number, { kind, isSpelledOut, noun }: MeasuredFact, locale: string): string {
  const language = vocabularyOf(locale)
  const plain = numberFormat(locale).format(value)
  const number = (isSpelledOut ? language?.numbers[value] : undefined) ?? plain
  const unit = units[kind]
  if (kind === 'money')
    return numberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      // €99 and €1.99, but never €99.00.
      trailingZeroDisplay: 'stripIfInteger',
    } as Intl.NumberFormatOptions).format(value)
  if (kind === 'percent')
    return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100)
  if (kind === 'times') return language?.times[value] ?? `${language?.numbers[value] ?? plain} times`
  if (kind === 'businessDays') return `${number} ${language?.business(value)}`
  if (noun) return `${number} ${noun[new Intl.PluralRules(locale).select(value) === 'one' ? 0 : 1]}`
  if (unit === undefined) return number
  const parts = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(value)
  const firstNumber = parts.findIndex(({ type }) => type === 'integer')
  return parts
    .filter(({ type }, index) => index === firstNumber || !['integer', 'group', 'decimal', 'fraction'].includes(type))
    .map((part, index) => (index === 0 && firstNumber === 0 ? number : part.value))
    .join('')
}

/**
 * Formats a fact as pages show it: `€1.99`, `14 days`, `2%`, `twice`, `two testers`, `2 or 3 years`, `credit card`.
 * @param locale a BCP 47 language tag
 */
export function formatFact(fact: RawFact, locale = 'en-GB'): string {
  if (fact.kind === 'text') return fact.value
  if (typeof fact.value === 'number') return formatOne(fact.value, fact, locale)
  const [first, second] = fact.value
  const kind = fact.kind === 'money' || fact.kind === 'percent' ? fact.kind : 'count'
  const number: MeasuredFact = { ...fact, kind, noun: undefined }
  return `${formatOne(first, number, locale)} ${vocabularyOf(locale)?.join[fact.join ?? 'or']} ${formatOne(second, fact, locale)}`
}

/** Formats a fact without its unit: `1.99`, `14`, `1`; words are unchanged. */
export function formatFigure(fact: RawFact, locale = 'en-GB'): string {
  if (fact.kind === 'text') return fact.value
  // Cents have two digits or are left out, as in prices with a currency.
  const decimals = (value: number) => (fact.kind === 'money' && !Number.isInteger(value) ? 2 : 0)
  const plain = (value: number) => numberFormat(locale, { minimumFractionDigits: decimals(value) }).format(value)
  if (typeof fact.value === 'number') return plain(fact.value)
  return fact.value.map(plain).join(` ${vocabularyOf(locale)?.join[fact.join ?? 'or']} `)
}
