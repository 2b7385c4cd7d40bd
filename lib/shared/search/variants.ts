/** What people call things, and what they are called here. Whole words in the singular; the index stays as the pages are. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
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

/** Words that most likely mean the same: other names, and the word without an ending that English adds. */
export function kinOf(word: string): string[] {
  const stem = word.replace(/(ing|ed|e)$/, '')
  // A beginning is enough: `delet` finds `delete` and `deleted`. Too short a one would find anything.
  const shorter = stem !== word && stem.length > 3 ? [stem] : []
  return [...(Object.hasOwn(otherNames, word) ? (otherNames[word] ?? []) : []), ...shorter]
}

/**
 * The word with each two neighbours in the other order, the commonest slip of fingers. A search that counts edits takes
 * it for two, and two edits in a short word make nearly any other.
 */
export function slipsOf(word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) return []
  const slips = [...word.slice(1)].map(
    (letter, index) => word.slice(0, index) + letter + word.slice(index, index + 1) + word.slice(index + 2),
  )
  return slips.filter((slip) => slip !== word)
}

/** The first letters of a longer word, for one that is still being typed and has a slip in it; none of a short one. */
export function beginningOf(word: string): string[] {
  return word.length > 4 ? [word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)))] : []
}
