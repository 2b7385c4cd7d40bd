/** A word with its index in its text. */
export interface Word {
  text: string
  index: number
}

/**
 * Matches what is not a word although it has letters: tokens, addresses (also of links that are not read), file names,
 * tags, character references, codes of emoji and formulas. The lookbehind before an email address only saves time:
 * without it, each word would be searched for an @ from each of its letters.
 */
const noWords =
  /\((?<=\]\()[^()\n]*(?:\)|$)|<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]\w+);|&(?:nbsp|shy|[nm]dash|hellip|euro|[lr][sd]quo)|\{\{[^{}]*\}\}|\b(?:contentReference|oaicite)\b|(?<![\p{L}\p{N}]):[a-z][\w+-]{1,30}:|\b[a-z][a-z+.-]*:\S+|(?<![a-z])[\p{L}\w.+-]+@[\p{L}\w.-]+|\$\$[^$]{1,300}\$\$|\$(?=[^\s$])(?=[^$\n]{0,99}[\\^_{])[^$\n]{1,100}\$|(?:\.{0,2}\/)[\w./-]*|\b[\w-]+(?:\.[\w-]+)+\b/giu

/** Matches a word, with apostrophes between its letters. */
const word = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu

/**
 * Lists the words of a text that a dictionary may know: no names in capitals, nothing with digits or capitals inside,
 * and no parts of tokens, addresses and file names. Hyphenated words are split into their parts.
 */
export function wordsOf(text: string): Word[] {
  // Of equal length, so that indexes stay valid.
  const plain = text.replace(noWords, (hit) => ' '.repeat(hit.length))
  return [...plain.matchAll(word)].flatMap(({ 0: found, index }) => {
    const isPart = /[\p{N}_]/u.test(plain[index - 1] ?? '') || /[\p{N}_]/u.test(plain[index + found.length] ?? '')
    const isName = /^.+\p{Lu}/u.test(found) || (found.length === 1 && !/[aAI]/.test(found))
    return isPart || isName ? [] : [{ text: found, index }]
  })
}
