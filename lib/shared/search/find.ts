import type { Query, SearchOptions, SearchResult } from 'minisearch'
import type { SearchEngine } from './engine'
import { loadEngine, type SearchIndex } from './open-index'
import type { SearchRecord } from './record'
import { type SearchWord, splitQuery, termsOf } from './terms'
import { prefixOf, relatedWords, transpositionsOf } from './variants'

/** A search result. */
export interface FoundRecord extends Pick<SearchRecord, 'href' | 'title' | 'place' | 'call'> {
  /** The terms of the index that matched. */
  terms: string[]
}

const options: SearchOptions = {
  combineWith: 'OR',
  // The query consists of terms, so do not tokenise it again.
  tokenize: (term) => [term],
  boost: { title: 4, place: 1.5, call: 1 },
  boostDocument: (_id, _term, stored) => stored?.weight as number,
  // Numbers and short words have too many similar terms.
  fuzzy: (term) => (/\d/.test(term) || term.length < 4 ? false : term.length > 7 ? 0.25 : 0.2),
}

/** Options for words that were not typed: half the weight, and no fuzzy matching. */
const guessed: SearchOptions = { fuzzy: false, boost: { title: 2, place: 0.75, call: 0.5, text: 0.5 } }

/** The query for one word. */
interface QueryWord {
  query: Query
  /** Every term that is searched for this word. */
  terms: ReadonlySet<string>
}

function toQueryWord({ parts, joined }: SearchWord, guesses: readonly string[]): QueryWord {
  const compound = parts.length > 1 ? [{ combineWith: 'AND' as const, queries: parts }] : []
  const query = { queries: [joined, ...compound, { ...guessed, queries: [...guesses] }] }
  return { query, terms: new Set([joined, ...parts, ...guesses]) }
}

/** Weight of a word that was found only in a different spelling. */
const MISSPELT = 0.7

/** How well a result matches a word: 1, `MISSPELT`, or 0. */
function matchOf({ terms }: QueryWord, result: SearchResult): number {
  const typed = result.queryTerms.filter((term) => terms.has(term))
  if (typed.length === 0) return 0
  return typed.some((term) => result.terms.some((found) => found.startsWith(term))) ? 1 : MISSPELT
}

/** Searches for any of the words, and counts how many of them each result has. */
function search(
  engine: SearchEngine,
  pieces: readonly QueryWord[],
  minPrefixLength: number,
): { result: SearchResult; matched: number }[] {
  const results = engine.search(
    { queries: pieces.map(({ query }) => query) },
    { ...options, prefix: (term) => term.length >= minPrefixLength },
  )
  return results.map((result) => ({
    result,
    matched: pieces.reduce((sum, piece) => sum + matchOf(piece, result), 0),
  }))
}

/** With fewer results than this, those without one of the words are added. */
const MIN_RESULTS = 3

/**
 * Searches for all words, as typed and in other forms.
 * @param commonOf returns how many of its first letters a misspelling shares with a word
 */
async function searchAll(index: SearchIndex, pieces: readonly SearchWord[], commonOf: (piece: SearchWord) => number) {
  const engine = await loadEngine(
    index,
    pieces.map((piece) => ({
      terms: [piece.joined, ...piece.parts, ...relatedWords(piece.joined)],
      otherwise: transpositionsOf(piece.joined),
      common: commonOf(piece),
    })),
  )
  const searchWith = (guesses: (word: string) => string[]) => {
    const words = pieces.map((piece) => toQueryWord(piece, guesses(piece.joined)))
    return { words, results: search(engine, words, index.minPrefixLength) }
  }
  const typed = searchWith((word) => [...relatedWords(word), ...transpositionsOf(word)])
  return typed.results.length > 0 ? typed : searchWith(prefixOf)
}

/**
 * Searches the index, best result first. Results with all words come first, and among these the ones whose title is the
 * query.
 * If there are few, results that lack one word are included. For queries of three or more words they always are,
 * because people write sentences.
 * @param max the maximum number of results
 * @returns the results, and how many there are in all; rejects if a file of the index cannot be loaded
 */
export async function find(
  index: SearchIndex,
  query: string,
  max = 20,
): Promise<{ count: number; found: FoundRecord[] }> {
  const pieces = splitQuery(query)
  const { words, results: firstResults } = await searchAll(index, pieces, () => 3)
  const unknown = pieces.filter(
    (_, index) => !firstResults.some(({ result }) => matchOf(words[index] as QueryWord, result) > 0),
  )
  let results = firstResults
  // Mistakes in the first letters are rare, and allowing for them finds many irrelevant terms.
  if (unknown.length > 0) ({ results } = await searchAll(index, pieces, (piece) => (unknown.includes(piece) ? 2 : 3)))
  if (results.length === 0 && index.isWhole) ({ results } = await searchAll(index, pieces, () => 0))
  const titleTerms = new Set(termsOf(query))
  const isTitle = ({ titleLength, match }: SearchResult) =>
    Number(
      titleLength === titleTerms.size &&
        [...titleTerms].every((term) => Object.hasOwn(match, term) && match[term]?.includes('title')),
    )
  results.sort(
    (a, b) =>
      b.matched - a.matched ||
      isTitle(b.result) - isTitle(a.result) ||
      b.result.score - a.result.score ||
      a.result.id - b.result.id,
  )
  const best = results[0]?.matched ?? 0
  const minMatched = pieces.length > 2 || (results[MIN_RESULTS - 1]?.matched ?? 0) < best ? best - 1 : best
  const selected = results
    .filter(({ matched }) => matched >= Math.max(MISSPELT, minMatched))
    .map(({ result }) => result)
  const first = selected.slice(0, max)
  const records = await index.records(first.map(({ id }) => id))
  const found = records.map(([href, title, place, call], index) => ({
    ...{ href, title, place, call },
    terms: first[index]?.terms ?? [],
  }))
  return { count: selected.length, found }
}
