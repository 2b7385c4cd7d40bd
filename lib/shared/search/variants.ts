/** Synonyms: words that people search for, with the words that the site uses. All are in the singular. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  cost: ['price', 'pricing'],
  endpoint: ['path', 'reference'],
  gdpr: ['privacy'],
  login: ['authentication'],
  logout: ['authentication'],
  signin: ['authentication'],
  signup: ['account'],
  image: ['picture', 'photo'],
  kept: ['keep'],
  price: ['pricing'],
  url: ['address'],
}

/** Returns related words: synonyms, and the word without an English inflection. */
export function relatedWords(word: string): string[] {
  const stem = word.replace(/(ing|ed|e)$/, '')
  // A prefix is enough: `delet` finds `delete` and `deleted`. A short prefix would match too much, unless it is a verb
  // such as `pay`.
  const stems = stem !== word && stem.length > (word.endsWith('ing') ? 2 : 3) ? [stem] : []
  return [...(Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : []), ...stems]
}

/**
 * Returns the word with each pair of adjacent letters swapped, the most common typing error. Fuzzy matching counts a
 * swap as two edits, too many for short words.
 */
export function transpositionsOf(word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) return []
  const swapped = [...word.slice(1)].map(
    (letter, index) => word.slice(0, index) + letter + word.slice(index, index + 1) + word.slice(index + 2),
  )
  return swapped.filter((each) => each !== word)
}

/** Returns the beginning of a longer word, in case it is incomplete and misspelt. */
export function prefixOf(word: string): string[] {
  return word.length > 4 ? [word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)))] : []
}
