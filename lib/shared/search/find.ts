import type { Query, SearchOptions, SearchResult } from 'minisearch'
import type { SearchIndex } from './open-index'
import type { SearchRecord } from './record'
import { askedOf, type Piece, termsOf } from './terms'
import { prefixOf, relatedWords, transpositionsOf } from './variants'

/** A search result. */
export interface Found extends Pick<SearchRecord, 'href' | 'title' | 'place' | 'call'> {
  /** The terms of the index that matched. */
  terms: string[]
}

const options: SearchOptions = {
  combineWith: 'OR',
  // The query consists of terms, so do not tokenise it again.
  tokenize: (term) => [term],
  boost: { title: 4, place: 1.5, call: 1 },
  // With equal matches, pages come before sections, and sections before operations.
  boostDocument: (href, _term, stored) =>
    stored?.call ? 1 : String(href).includes('#') ? 1.3 : 2 - 0.06 * String(href).split('/').length,
  prefix: (term) => term.length > 1,
  // Numbers and short words have too many similar terms.
  fuzzy: (term) => (/\d/.test(term) || term.length < 4 ? false : term.length > 7 ? 0.25 : 0.2),
}

/** Options for words that were not typed: half the weight, and no fuzzy matching. */
const guessed: SearchOptions = { fuzzy: false, boost: { title: 2, place: 0.75, call: 0.5, text: 0.5 } }

/** The query for one word. */
interface Asked {
  query: Query
  /** Every term that is searched for this word. */
  terms: ReadonlySet<string>
}

function asked({ parts, joined }: Piece, guesses: readonly string[]): Asked {
  const taken = parts.length > 1 ? [{ combineWith: 'AND' as const, queries: parts }] : []
  const query = { queries: [joined, ...taken, { ...guessed, queries: [...guesses] }] }
  return { query, terms: new Set([joined, ...parts, ...guesses]) }
}

/** Weight of a word that was found only in a different spelling. */
const MISSPELT = 0.7

/** How well a result matches a word: 1, `MISSPELT`, or 0. */
function shareOf({ terms }: Asked, result: SearchResult): number {
  const typed = result.queryTerms.filter((term) => terms.has(term))
  if (typed.length === 0) return 0
  return typed.some((term) => result.terms.some((found) => found.startsWith(term))) ? 1 : MISSPELT
}

/** Searches for any of the words, and counts how many of them each result has. */
function search(index: SearchIndex, pieces: readonly Asked[]): { result: SearchResult; has: number }[] {
  const results = index.search({ queries: pieces.map(({ query }) => query) }, options)
  return results.map((result) => ({
    result,
    has: pieces.reduce((sum, piece) => sum + shareOf(piece, result), 0),
  }))
}

/** Results that people expect at least, to choose from. */
const FEW = 3

/**
 * Searches the index, best result first. Results with all words come first, and among these the ones with that title.
 * If there are few, results that lack one word are included, as they always are for queries of three or more words,
 * because people write sentences.
 */
export function find(index: SearchIndex, query: string): Found[] {
  const pieces = askedOf(query)
  const titled = termsOf(query).join()
  const isTitle = ({ title }: SearchResult) => Number(termsOf(title).join() === titled)
  const askWith = (guesses: (word: string) => string[]) =>
    search(
      index,
      pieces.map((piece) => asked(piece, guesses(piece.joined))),
    )
  const typed = askWith((word) => [...relatedWords(word), ...transpositionsOf(word)])
  const results = (typed.length > 0 ? typed : askWith(prefixOf)).sort(
    (a, b) => b.has - a.has || isTitle(b.result) - isTitle(a.result) || b.result.score - a.result.score,
  )
  const most = results[0]?.has ?? 0
  const enough = pieces.length > 2 || (results[FEW - 1]?.has ?? 0) < most ? most - 1 : most
  return results
    .filter(({ has }) => has >= Math.max(MISSPELT, enough))
    .map(({ result: { id, title, place, call, terms } }) => ({ href: id, title, place, call, terms }))
}
