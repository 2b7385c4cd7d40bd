import { termsOf } from './terms'

/** A part of a title; parts that match the query are marked. */
interface MarkedText {
  text: string
  marked: boolean
}

const word = /([\p{L}\p{N}]+)/u

/**
 * Splits a title into parts, so that matches can be highlighted.
 * @param terms the matching terms of the record
 * @param query the query as typed; of a longer word that starts with a typed one, only the typed letters are marked
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
