import { numberFormat } from '../../shared/number-format'

/** What a fact measures. `count` has no unit but may have a noun; `times` is how many times over something is taken. */
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

export type Measure = (typeof measures)[number]

/** All kinds of facts: numbers with their meaning, and claims in words. */
export const factKinds = [...measures, 'text'] as const

export type FactKind = (typeof factKinds)[number]

/** A number with its meaning, as it stands in `content/facts.yml`. */
export interface MeasuredFact {
  kind: Measure
  /** Euro, percent or the unit of the kind; two numbers are alternatives. */
  value: number | readonly [number, number]
  /** The word between two numbers. */
  join?: 'and' | 'or' | 'to' | undefined
  /** Whether small numbers are spelled out. */
  words: boolean
  /** What a count counts, in the singular and the plural. */
  noun?: readonly [one: string, other: string] | undefined
}

/** A claim without a number, such as `credit card`. */
export interface WordedFact {
  kind: 'text'
  value: string
}

export type RawFact = MeasuredFact | WordedFact

/** A fact with the texts that pages show. */
export type Fact = RawFact & {
  /** With its unit: `14 days`, `€1.99`, `1 test`. */
  text: string
  /** Without unit and currency, for a table whose head names them: `14`, `1.99`, `1`. The words of a claim in words. */
  figure: string
  /** Sections of the specification, or another place, that it comes from; the group's until `factsSchema` has put it in. */
  source: string
}

/** What `Intl` has no words for, by language. */
const wordsOf: Record<
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

/** `Intl`'s names of the periods. */
const units: Partial<Record<FactKind, string>> = {
  seconds: 'second',
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  months: 'month',
  years: 'year',
}

const words = (locale: string) => wordsOf[locale.split('-')[0] ?? ''] ?? wordsOf.en

/** Writes one number of a fact with its unit. */
function one(value: number, { kind, words: spelled, noun }: MeasuredFact, locale: string): string {
  const language = words(locale)
  const plain = numberFormat(locale).format(value)
  const number = (spelled ? language?.numbers[value] : undefined) ?? plain
  const unit = units[kind]
  if (kind === 'money')
    return numberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      // €99 and €1.99, never €99.00.
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
 * Writes a fact as a page shows it: `€1.99`, `14 days`, `2%`, `twice`, `two testers`, `2 or 3 years`, `credit card`.
 * @param locale a BCP 47 language tag
 */
export function formatFact(fact: RawFact, locale = 'en-GB'): string {
  if (fact.kind === 'text') return fact.value
  if (typeof fact.value === 'number') return one(fact.value, fact, locale)
  const [first, second] = fact.value
  const kind = fact.kind === 'money' || fact.kind === 'percent' ? fact.kind : 'count'
  const number: MeasuredFact = { ...fact, kind, noun: undefined }
  return `${one(first, number, locale)} ${words(locale)?.join[fact.join ?? 'or']} ${one(second, fact, locale)}`
}

/** Writes a fact without its unit: `1.99`, `14`, `1`; words stay as they are. */
export function formatFigure(fact: RawFact, locale = 'en-GB'): string {
  if (fact.kind === 'text') return fact.value
  // Cents come as two figures or not at all, as in a price that is written with its currency.
  const decimals = (value: number) => (fact.kind === 'money' && !Number.isInteger(value) ? 2 : 0)
  const plain = (value: number) => numberFormat(locale, { minimumFractionDigits: decimals(value) }).format(value)
  if (typeof fact.value === 'number') return plain(fact.value)
  return fact.value.map(plain).join(` ${words(locale)?.join[fact.join ?? 'or']} `)
}
