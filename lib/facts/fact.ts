/** What a fact measures. `count` has no unit; `times` is how many times over something is taken. */
export const factKinds = [
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

export type FactKind = (typeof factKinds)[number]

/** A number with its meaning, as it stands in `content/facts.yml`. */
export interface RawFact {
  kind: FactKind
  /** Euro, percent or the unit of the kind; two numbers are alternatives. */
  value: number | readonly [number, number]
  /** The word between two numbers. */
  join?: 'and' | 'or' | 'to' | undefined
  /** Whether small numbers are spelled out. */
  words: boolean
}

/** A fact with the text that pages show. */
export interface Fact extends RawFact {
  text: string
}
