import { termsOf } from './terms'

/** A piece of a title; what looks like the query is marked. */
export interface MarkedText {
  text: string
  marked: boolean
}

const word = /([\p{L}\p{N}]+)/u

/**
 * Cuts a title into pieces, so that what was found in it can be shown.
 * @param terms what the index found in the record
 * @param query as it was typed: of a word that begins with it, only the beginning is marked
 */
export function markMatches(title: string, terms: readonly string[], query: string): MarkedText[] {
  const typed = query.toLowerCase().split(word)
  const found = new Set(terms)
  return title.split(word).flatMap((text, index) => {
    if (text === '') return []
    if (index % 2 === 0 || !termsOf(text).some((term) => found.has(term))) return [{ text, marked: false }]
    const begins = typed.filter((each) => text.toLowerCase().startsWith(each)).map((each) => each.length)
    const length = Math.max(...begins) || text.length
    return [
      { text: text.slice(0, length), marked: true },
      ...(length < text.length ? [{ text: text.slice(length), marked: false }] : []),
    ]
  })
}
