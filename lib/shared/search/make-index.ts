import type { SearchRecord } from './record'
import { termsOf } from './terms'

/** The index as sent to browsers. Postings are half as large as the texts, and need no tokenising in the browser. */
export interface PackedIndex {
  /** Address, title, place and call of each record. */
  records: [href: string, title: string, place: string, call?: string][]
  /**
   * The terms of all texts in alphabetical order, one on each line: the number of letters shared with the term above (at most
   * 9), the rest of the term, and after commas the records that contain it, as differences in base 36.
   */
  terms: string
}

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Makes the search index at build time. The output depends on the records alone.
 * @returns JSON, for `openIndex`
 * @throws if two records have the same address, because the address identifies a record
 */
export function makeSearchIndex(records: readonly SearchRecord[]): string {
  const seen = new Set<string>()
  const postings = new Map<string, number[]>()
  for (const [index, { href, text }] of records.entries()) {
    if (seen.has(href))
      throw new Error(`Two search records have the address ${href}. Give each part of a page its own anchor.`)
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

/** The terms of each record, in any order: the inverse of `makeSearchIndex`. */
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
