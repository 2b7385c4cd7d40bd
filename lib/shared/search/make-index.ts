import type { ShownRecord } from './index-terms'
import { packTerms, unpackTerms } from './postings'
import type { SearchRecord } from './record'
import { termsOf } from './terms'

/** The index as sent to browsers. Postings are half as large as the texts, and need no tokenising in the browser. */
export interface PackedIndex {
  records: ShownRecord[]
  /** The terms of all texts and their postings, as `packTerms` writes them. */
  terms: string
}

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Makes the search index at build time. The output depends on the records alone.
 * @throws if two records have the same address, because a result is identified by it
 */
export function packIndex(records: readonly SearchRecord[]): PackedIndex {
  const seen = new Set<string>()
  const postings = new Map<string, number[]>()
  for (const [index, { href, text }] of records.entries()) {
    if (seen.has(href))
      throw new Error(`Two search records have the address ${href}. Give each part of a page its own anchor.`)
    seen.add(href)
    for (const term of new Set(termsOf(text))) {
      const found = postings.get(term)
      if (found) found.push(index)
      else postings.set(term, [index])
    }
  }
  const terms = [...postings].sort(([a], [b]) => byCode(a, b)).map(([term, found]) => [term, [found]] as const)
  return {
    records: records.map(({ href, title, place, call }) => (call ? [href, title, place, call] : [href, title, place])),
    terms: packTerms(terms),
  }
}

/** Returns the terms of each record’s text, in alphabetical order. */
export function termsOfRecords({ records, terms }: PackedIndex): string[][] {
  const texts: string[][] = records.map(() => [])
  for (const [term, [found = []]] of unpackTerms(terms)) for (const index of found) texts[index]?.push(term)
  return texts
}
