import type { Query, SearchOptions, SearchResult } from 'minisearch'
import type { SearchIndex } from './open-index'
import type { SearchRecord } from './record'
import { askedOf, type Piece, termsOf } from './terms'
import { beginningOf, kinOf, slipsOf } from './variants'

/** A place that looks like what was asked for. */
export interface Found extends Pick<SearchRecord, 'href' | 'title' | 'place' | 'call'> {
  /** The terms of the index that were found in it. */
  terms: string[]
}

const options: SearchOptions = {
  combineWith: 'OR',
  // What is asked are terms already.
  tokenize: (term) => [term],
  boost: { title: 4, place: 1.5, call: 1 },
  // Where several fit as well: a page before its sections, and these before single operations.
  boostDocument: (href, _term, stored) =>
    stored?.call ? 1 : String(href).includes('#') ? 1.3 : 2 - 0.06 * String(href).split('/').length,
  prefix: (term) => term.length > 1,
  // Numbers and short words have too many neighbours.
  fuzzy: (term) => (/\d/.test(term) || term.length < 4 ? false : term.length > 7 ? 0.25 : 0.2),
}

/** For words that were not typed: half as much as those that were, and not in other spellings. */
const guessed: SearchOptions = { fuzzy: false, boost: { title: 2, place: 0.75, call: 0.5, text: 0.5 } }

/** What one piece of a query may be found as. */
interface Asked {
  query: Query
  /** Every term that is asked for because of this piece. */
  terms: ReadonlySet<string>
}

function asked({ parts, joined }: Piece, guesses: readonly string[]): Asked {
  const taken = parts.length > 1 ? [{ combineWith: 'AND' as const, queries: parts }] : []
  const query = { queries: [joined, ...taken, { ...guessed, queries: [...guesses] }] }
  return { query, terms: new Set([joined, ...parts, ...guesses]) }
}

/** What a piece counts that was found in another spelling only. */
const MISSPELT = 0.7

/** How much of a piece a result has: all of it, or only something that looks like it. */
function shareOf({ terms }: Asked, result: SearchResult): number {
  const typed = result.queryTerms.filter((term) => terms.has(term))
  if (typed.length === 0) return 0
  return typed.some((term) => result.terms.some((found) => found.startsWith(term))) ? 1 : MISSPELT
}

/** Asks for any of the pieces, and counts in each result how many there are. */
function search(index: SearchIndex, pieces: readonly Asked[]): { result: SearchResult; has: number }[] {
  const results = index.search({ queries: pieces.map(({ query }) => query) }, options)
  return results.map((result) => ({
    result,
    has: pieces.reduce((sum, piece) => sum + shareOf(piece, result), 0),
  }))
}

/** An answer of one result is a guess; people expect to choose. */
const FEW = 3

/**
 * Finds what looks like a query, best first: what has all of its words, in some spelling, and among these what is called
 * just so. Where few places have them all, those with one word less count too; of three words or more one may always be
 * missing: people write sentences.
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
  const typed = askWith((word) => [...kinOf(word), ...slipsOf(word)])
  const results = (typed.length > 0 ? typed : askWith(beginningOf)).sort(
    (a, b) => b.has - a.has || isTitle(b.result) - isTitle(a.result) || b.result.score - a.result.score,
  )
  const most = results[0]?.has ?? 0
  const enough = pieces.length > 2 || (results[FEW - 1]?.has ?? 0) < most ? most - 1 : most
  return results
    .filter(({ has }) => has >= Math.max(MISSPELT, enough))
    .map(({ result: { id, title, place, call, terms } }) => ({ href: id, title, place, call, terms }))
}
