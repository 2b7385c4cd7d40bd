import type { SearchRecord } from './record'
import { termsOf } from './terms'

/** What is sent to browsers. Postings and not texts: they are half as large, and the browser need not take texts apart. */
export interface PackedIndex {
  /** Address, title, place and call of each record. */
  records: [href: string, title: string, place: string, call?: string][]
  /**
   * The terms of all texts in alphabetical order, a line each: how many letters it shares with the term above (at most 9),
   * the rest of it, and after commas the records it stands in, each as its distance from the one before, in base 36.
   */
  terms: string
}

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Makes the search index, at build time.
 * @param records what is to be found; the same records give the same text
 * @returns JSON, for `openIndex`
 * @throws where two records have one address: one of them could not be told from the other
 */
export function makeSearchIndex(records: readonly SearchRecord[]): string {
  const seen = new Set<string>()
  const postings = new Map<string, number[]>()
  for (const [index, { href, text }] of records.entries()) {
    if (seen.has(href))
      throw new Error(`Two search records lead to ${href}. Give each part of a page an anchor of its own.`)
    seen.add(href)
    for (const term of new Set(termsOf(text))) postings.set(term, [...(postings.get(term) ?? []), index])
  }
  const packed: PackedIndex = {
    records: records.map(({ href, title, place, call }) => (call ? [href, title, place, call] : [href, title, place])),
    terms: packTerms(postings),
  }
  return JSON.stringify(packed)
}

function packTerms(postings: ReadonlyMap<string, number[]>): string {
  let above = ''
  const lines = [...postings.keys()].sort(byCode).map((term) => {
    const shared = sharedLetters(above, term)
    above = term
    return `${shared}${term.slice(shared)}${distances(postings.get(term) as number[])}`
  })
  return lines.join('\n')
}

function sharedLetters(a: string, b: string): number {
  let count = 0
  while (count < 9 && count < b.length && a[count] === b[count]) count++
  return count
}

const distances = (numbers: readonly number[]): string =>
  numbers.map((number, index) => `,${(number - (numbers[index - 1] ?? 0)).toString(36)}`).join('')

/** The terms of each record, in no order that matters. The other way of `makeSearchIndex`. */
export function unpackTerms({ records, terms }: PackedIndex): string[][] {
  const found: string[][] = records.map(() => [])
  let above = ''
  for (const line of terms.split('\n')) {
    const [term = '', ...steps] = line.split(',')
    above = above.slice(0, Number(term[0])) + term.slice(1)
    let index = 0
    for (const step of steps) {
      index += Number.parseInt(step, 36)
      found[index]?.push(above)
    }
  }
  return found
}
