/** A word. A compound, such as `experiment_uuid`, has several parts. */
export interface SearchWord {
  /** The parts, such as `experiment` and `uuid`. */
  parts: string[]
  /** The parts without separators, such as `experimentuuid`. */
  joined: string
}

/** Words that occur in nearly every text. They do not distinguish texts, and would make up a tenth of the index. */
const stopWords = new Set(
  (
    'about all also an and any are as at be been but by can do does for from had has have how http https id if in into is it its may ' +
    'me my no nor not of on or other our so such than that the their them then there these they this those to ' +
    'under up us v1 was we were what when where which while who whom why will with would you your'
  ).split(' '),
)

/** Converts a text to lower case without accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Splits a text into words, separated by everything except letters, digits and the separators inside names (`_ . -`).
 * Single letters are ignored, except in a pair such as `A/B`.
 */
function splitWords(text: string): SearchWord[] {
  return plain(text)
    .replace(/(?<![\p{L}\p{N}])(\p{L})\/(\p{L})(?![\p{L}\p{N}])/gu, '$1$2')
    .replace(/(\p{L})['’]s\b/gu, '$1')
    .split(/[^\p{L}\p{N}_.-]+/u)
    .flatMap((word) => {
      const parts = word.split(/[_.-]+/).filter(Boolean)
      const joined = parts.join('')
      return /\d/.test(joined) || joined.length > 1 ? [{ parts: parts.filter(isDistinctive), joined }] : []
    })
}

const isDistinctive = (part: string) => part.length > 1 || /\d/.test(part)

const isStopWord = ({ joined }: SearchWord) => stopWords.has(joined)

/** Removes a plural `s`: `sessions` and `session` are one term, so that a misspelt singular also finds the plural. */
const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)

const inSingular = ({ parts, joined }: SearchWord): SearchWord => ({
  parts: parts.map(singular),
  joined: singular(joined),
})

/** Returns the terms of a text: each part of each word, and each compound as a whole. */
export function termsOf(text: string): string[] {
  return splitWords(text)
    .filter((piece) => !isStopWord(piece))
    .map(inSingular)
    .flatMap(({ parts, joined }) => (parts.length === 1 && parts[0] === joined ? parts : [...parts, joined]))
}

/** Returns the words of a query, without stop words unless it has no others. */
export function splitQuery(query: string): SearchWord[] {
  const pieces = splitWords(query)
  const distinctive = pieces.filter((piece) => !isStopWord(piece))
  return (distinctive.length > 0 ? distinctive : pieces).map(inSingular)
}
