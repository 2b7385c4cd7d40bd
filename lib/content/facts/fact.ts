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
