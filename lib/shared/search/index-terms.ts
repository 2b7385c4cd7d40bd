import type { Postings } from './postings'
import { termsOf } from './terms'

/** The searched fields of a record, in the order of their postings. */
export const FIELDS = ['text', 'title', 'place', 'call'] as const

/** What is shown of a record: address, title, place and call. */
export type ShownRecord = [href: string, title: string, place: string, call?: string]

/** Every term of an index, and what ranking needs to know about its records. */
export interface IndexTerms extends RankingData {
  /** In alphabetical order. */
  terms: [term: string, postings: Postings][]
}

/** What ranking needs to know about records. */
export interface RankingData {
  /** The kind of each record as one character: an operation, a section, or a page by the depth of its address. */
  kinds: string
  /** For each field, the number of different terms in each record. */
  lengths: number[][]
}

const kindOf = ([href, , , call]: ShownRecord): string =>
  call ? 'o' : href.includes('#') ? 's' : String(Math.min(9, href.split('/').length))

/**
 * Returns the weight of a record: with equal matches, pages come before sections, and sections before operations.
 * @param kind a character of `kinds` in `RankingData`
 */
export const weightOf = (kind: string): number => (kind === 'o' ? 1 : kind === 's' ? 1.3 : 2 - 0.06 * Number(kind))

/**
 * Indexes records.
 * @param texts the terms of each text; how often they occur in it does not matter
 */
export function indexTerms(records: readonly ShownRecord[], texts: readonly (readonly string[])[]): IndexTerms {
  const found = new Map<string, number[][]>()
  const lengths = FIELDS.map((): number[] => [])
  for (const [number, [, title, place, call = '']] of records.entries()) {
    const fields = [new Set(texts[number]), ...[title, place, call].map(termsOf)]
    for (const [field, terms] of fields.entries()) {
      lengths[field]?.push(new Set(terms).size)
      for (const term of terms) {
        const postings = found.get(term) ?? FIELDS.map(() => [])
        postings[field]?.push(number)
        found.set(term, postings)
      }
    }
  }
  const terms = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  return { terms, kinds: records.map(kindOf).join(''), lengths }
}
