import { makeEngine, type SearchEngine } from './engine'
import { recordsFile, termsFile } from './index-file'
import { indexTerms, type ShownRecord } from './index-terms'
import { type PackedIndex, termsOfRecords } from './make-index'
import { type Postings, unpackTerms } from './postings'
import type { SplitIndex } from './split-index'

/** A term with its postings. */
type Term = readonly [term: string, postings: Postings]

/** A word of a query, with the terms to look for. */
export interface QueryTerms {
  /** Terms, or their first letters, as typed or related to what was typed. */
  terms: readonly string[]
  /** Terms to look for if no term of the index starts with one of `terms`. */
  otherwise: readonly string[]
  /** How many letters at the start a misspelling has in common with the word. */
  common: number
}

/** Which terms to load. */
interface Range {
  start: string
  /** Whether only the term `start` itself is wanted. */
  isTerm: boolean
}

/** An index that can be searched. */
export interface SearchIndex {
  /** Shorter words are found only as whole terms, because too many terms start with them. */
  minPrefixLength: number
  /** Whether all terms can be compared with a misspelt word. */
  isWhole: boolean
  /** Loads at least the terms in some ranges. Rejects if a file cannot be loaded. */
  terms(ranges: readonly Range[]): Promise<readonly Term[]>
  /** Makes an engine from terms. */
  engine(terms: readonly Term[]): SearchEngine
  /** Loads what is shown of some records, by number. Rejects if a file cannot be loaded. */
  records(numbers: readonly number[]): Promise<ShownRecord[]>
}

/** Fetches a file of the index by its name. */
export type GetFile = (name: string) => Promise<string>

/**
 * Opens an index.
 * @param json the file `INDEX_FILE`
 * @throws if the text is anything else
 */
export function openIndex(json: string, getFile: GetFile): SearchIndex {
  const packed: PackedIndex | SplitIndex = JSON.parse(json)
  return 'starts' in packed ? openSplit(packed, getFile) : openWhole(packed)
}

function openWhole(packed: PackedIndex): SearchIndex {
  const { terms, ...ranking } = indexTerms(packed.records, termsOfRecords(packed))
  return {
    minPrefixLength: 2,
    isWhole: true,
    terms: async () => terms,
    engine: (some) => makeEngine(some, ranking),
    records: async (numbers) => numbers.map((number) => packed.records[number] as ShownRecord),
  }
}

function openSplit({ starts, group, ...ranking }: SplitIndex, getFile: GetFile): SearchIndex {
  const loaded = new Map<string, Promise<string>>()
  const get = (name: string) => {
    const text = loaded.get(name) ?? getFile(name)
    loaded.set(name, text)
    text.catch(() => loaded.delete(name))
    return text
  }
  const fileOf = (term: string) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= term),
    )
  return {
    minPrefixLength: 3,
    isWhole: false,
    terms: async (ranges) => {
      const files = new Set<number>()
      for (const { start, isTerm } of ranges) {
        const last = fileOf(isTerm ? start : `${start}\uffff`)
        for (let file = fileOf(start); file <= last; file++) files.add(file)
      }
      return (await Promise.all([...files].map((file) => get(termsFile(file))))).flatMap(unpackTerms)
    },
    engine: (some) => makeEngine(some, ranking),
    records: (numbers) =>
      Promise.all(
        numbers.map(async (number) => {
          const records: ShownRecord[] = JSON.parse(await get(recordsFile(Math.floor(number / group))))
          return records[number % group] as ShownRecord
        }),
      ),
  }
}

/** Makes an engine with every term that some words can match. Rejects if a file of the index cannot be loaded. */
export async function loadEngine(index: SearchIndex, words: readonly QueryTerms[]): Promise<SearchEngine> {
  const load = async (ranges: readonly Range[]): Promise<Term[]> =>
    (await index.terms(ranges)).filter(([term]) => ranges.some((range) => isIn(range, term)))
  const rangeOf = (start: string): Range => ({ start, isTerm: start.length < index.minPrefixLength })
  const rangesOf = ({ terms, common }: QueryTerms): Range[] =>
    terms.map((term) => {
      const { start, isTerm } = rangeOf(term)
      return { start: isTerm ? start : start.slice(0, common), isTerm }
    })
  const near = await load(words.flatMap(rangesOf))
  const missing = words.filter(
    ({ terms }) => !terms.map(rangeOf).some((range) => near.some(([term]) => isIn(range, term))),
  )
  const others = await load(
    missing.flatMap(({ otherwise }) => otherwise.map((start): Range => ({ start, isTerm: true }))),
  )
  // Always in the same order, because it affects the last digits of the scores.
  return index.engine([...new Map([...near, ...others])].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const isIn = ({ start, isTerm }: Range, term: string): boolean => (isTerm ? term === start : term.startsWith(start))
