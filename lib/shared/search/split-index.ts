import { INDEX_FILE, recordsFile, termsFile } from './index-file'
import { indexTerms, type RankingData } from './index-terms'
import { type PackedIndex, termsOfRecords } from './make-index'
import { type Postings, packTerms } from './postings'

/** The first file of a split index: what every query needs. Terms and records are in other files. */
export interface SplitIndex extends RankingData {
  /** The first term of each file of terms. */
  starts: string[]
  /** Number of records in each file of records. */
  group: number
}

/** The characters of terms in one file: about 2.5 kB once compressed. */
const CHARACTERS_IN_FILE = 6_000

/** The records in one file: few, because the results of a query are far apart. */
const RECORDS_IN_FILE = 32

/**
 * Splits an index, so that a query loads only the terms that it can match and the records that it shows.
 * @returns the text of each file, by its name
 */
export function splitIndex(packed: PackedIndex): Map<string, string> {
  const { terms, ...ranking } = indexTerms(packed.records, termsOfRecords(packed))
  const parts = splitTerms(terms)
  const first: SplitIndex = { starts: parts.map(([start]) => start?.[0] ?? ''), group: RECORDS_IN_FILE, ...ranking }
  const files = new Map([[INDEX_FILE, JSON.stringify(first)]])
  for (const [index, part] of parts.entries()) files.set(termsFile(index), packTerms(part))
  for (let start = 0; start < packed.records.length; start += RECORDS_IN_FILE) {
    const group = packed.records.slice(start, start + RECORDS_IN_FILE)
    files.set(recordsFile(start / RECORDS_IN_FILE), JSON.stringify(group))
  }
  return files
}

/** Splits a list of terms into parts of about the same size. */
function splitTerms(terms: readonly [string, Postings][]): [string, Postings][][] {
  const parts: [string, Postings][][] = []
  let size = CHARACTERS_IN_FILE
  for (const term of terms) {
    if (size >= CHARACTERS_IN_FILE) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(term)
    size += packTerms([term]).length
  }
  return parts
}
