import type { Word } from './words-of'

/**
 * Words of “lorem ipsum” as generators write it, without those that English has too. Three of them in a text cannot be
 * a coincidence, wherever in the filler text they were copied from.
 */
const latin =
  /\b(?:lorem|ipsum|dolor|amet|consectetu?er|adipi?scing|elit|eiusmod|tempor|incididunt|labore|dolore|aliqua|veniam|quis|nostrud|exercitation|ullamco|laboris|aliquip|commodo|consequat|duis|aute|irure|reprehenderit|voluptate|velit|cillum|fugiat|nulla|pariatur|excepteur|occaecat|cupidatat|proident|culpa|officia|deserunt|mollit|laborum|vestibulum|faucibus|luctus|ultrices|posuere|cubilia|curabitur|pellentesque|tristique|senectus|malesuada|egestas|vivamus|praesent|mauris|donec|maecenas|phasellus|suspendisse|etiam|nullam|quisque|bibendum|tincidunt|sollicitudin|dapibus|pulvinar|viverra|scelerisque|condimentum|fermentum|pharetra|porttitor|rhoncus|vulputate|ullamcorper|venenatis|euismod|feugiat|tortor)\b/gi

const beginning = /^\W*lorem ipsum/i

/** Finds the first words of filler text in a text; undefined if it only mentions “lorem ipsum”. */
export function findFiller(text: string): Word | undefined {
  const hits = [...text.matchAll(latin)]
  const index = hits[0]?.index
  if (index === undefined || (hits.length < 3 && !beginning.test(text))) return undefined
  return { text: /^\S+(?:\s+\S+){0,2}/.exec(text.slice(index))?.[0].replace(/[.,;:]$/, '') ?? '', index }
}
