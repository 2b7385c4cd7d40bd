import leven from 'leven'
import { accentedWords, withoutAccents } from './accented'
import { type Dictionary, openDictionary } from './dictionary'
import { listTerms } from './terms'
import { listUnits } from './units'

/** Finds misspelt words, and what was probably meant. */
interface Spelling {
  knows(word: string): boolean
  /** Returns the likeliest other spelling; slow, so only for words that are reported. */
  suggest(word: string): string | undefined
  /** Stores the words that have been found, so that the next check is faster. */
  remember(): void
}

/**
 * Turns American spellings into British ones. These come before the suggestions of the dictionary, the first of which
 * for “color” is “colon”.
 */
const american: readonly (readonly [ending: RegExp, british: string])[] = [
  [/or(?=[a-z]*$)/, 'our'],
  [/iz(?=[a-z]+$)/, 'is'],
  [/yz(?=[a-z]+$)/, 'ys'],
  [/er(?=s?$)/, 're'],
  [/er(?=ed$|ing$)/, 'r'],
  [/og(?=s?$)/, 'ogue'],
  [/ense(?=s?$)/, 'ence'],
  [/l(?=ed$|ing$|er$)/, 'll'],
]

/** Words of the dictionary that hardly anybody uses, and the common ones that were meant. */
const rare = new Map([
  ['adverting', 'advertising'],
  ['manger', 'manager'],
  ['mangers', 'managers'],
  ['pubic', 'public'],
])

/** Words that people write as one; the dictionary suggests others, such as “alto”. */
const joined = new Map([
  ['alot', 'a lot'],
  ['aswell', 'as well'],
  ['atleast', 'at least'],
  ['eachother', 'each other'],
  ['incase', 'in case'],
  ['infact', 'in fact'],
  ['infront', 'in front'],
  ['noone', 'no one'],
  ['thankyou', 'thank you'],
  ['upto', 'up to'],
])

/** The maximum number of letters by which a suggestion may differ; with more, it is a different word. */
const maxTypos = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** Whether a word differs from a name or term of at least six letters in one letter, which is not the first. */
const isTypoOf = (word: string, name: string) =>
  name.length > 5 && word.charAt(0) === name.charAt(0) && leven(word, name) === 1

/**
 * Whether the first letter of a suggestion fits the word: it is the same, or the word has it swapped with the next
 * one, lacks it or has another before it. “Façade” is not a misspelt “saccade”.
 */
const fitsFirstLetter = (word: string, other: string) => {
  const [written, meant] = [word.toLowerCase(), other.toLowerCase()]
  const isSwapped = written.charAt(0) === meant.charAt(1) && written.charAt(1) === meant.charAt(0)
  return written.charAt(0) === meant.charAt(0) || isSwapped || written.slice(1) === meant || meant.slice(1) === written
}

/**
 * Lists the spellings of a word with two neighbouring letters swapped, those at its end first, and never the first
 * letter. The first suggestion of the dictionary for “thier” is “thief”.
 */
const withLettersSwapped = (word: string) =>
  [...Array(Math.max(0, word.length - 2)).keys()]
    .reverse()
    .map((index) => word.slice(0, index + 1) + word.charAt(index + 2) + word.charAt(index + 1) + word.slice(index + 3))

/** The longest word in English dictionaries has 45 letters, and time grows with the square of the length. */
const MAX_LETTERS = 45

/** Opened once in a process. */
let british: Promise<Dictionary> | undefined

/** Cached while the word list of the site does not change. */
let latest: { own: string; spelling: Promise<Spelling> } | undefined

/**
 * Returns a checker of British spelling that also knows the words of the site.
 * @param own words that the dictionary lacks; each may also begin with a capital, as at the start of a sentence, or
 * have a possessive ending
 */
export function getSpelling(own: readonly string[]): Promise<Spelling> {
  const key = own.join('\n')
  if (latest?.own !== key) latest = { own: key, spelling: makeSpelling(own) }
  return latest.spelling
}

async function makeSpelling(own: readonly string[]): Promise<Spelling> {
  british ??= openDictionary()
  const dictionary = await british
  const accented = accentedWords()
  const terms = listTerms()
  const known = new Set([...own, ...accented, ...terms, ...listUnits()].map((word) => word.normalize('NFC')))
  const seen = new Map<string, boolean>()
  const isKnown = (written: string): boolean => {
    // An accent may be a separate character, as macOS writes it.
    const word = written.normalize('NFC')
    const stem = word.replace(/['’]s$|(?<=s)['’]$/u, '')
    return (
      known.has(word) ||
      known.has(stem) ||
      known.has(stem.charAt(0).toLowerCase() + stem.slice(1)) ||
      dictionary.has(word.replaceAll('’', "'")) ||
      (stem !== word && dictionary.has(stem))
    )
  }
  return {
    remember: dictionary.remember,
    knows(word) {
      const found = seen.get(word) ?? (word.length <= MAX_LETTERS && !rare.has(word.toLowerCase()) && isKnown(word))
      seen.set(word, found)
      return found
    },
    suggest: (word) => {
      if (word.length > MAX_LETTERS) return undefined
      const common = rare.get(word.toLowerCase()) ?? joined.get(word.toLowerCase())
      if (common !== undefined) return /^\p{Lu}/u.test(word) ? common.charAt(0).toUpperCase() + common.slice(1) : common
      // Text copied from a PDF may contain ligatures, such as ﬁ.
      const letters = word.normalize('NFKC')
      if (letters !== word.normalize('NFC') && isKnown(letters)) return letters
      const plain = withoutAccents(word)
      if (plain !== word.normalize('NFC')) {
        const meant = accented.find((other) => withoutAccents(other) === plain)
        if (meant !== undefined) return meant
      }
      const ownName = own.find((other) => other.toLowerCase() === word.toLowerCase())
      if (ownName !== undefined) return ownName
      const tried = american.map(([ending, instead]) => word.replace(ending, instead))
      const others = [...tried, ...withLettersSwapped(word)]
      const meant = others.find((other) => other !== word && isKnown(other))
      if (meant !== undefined) return meant
      // The names of the site are likelier than the rare words of the dictionary, some of which have capitals inside.
      const name = [...own, ...terms].find((other) => isTypoOf(word, other))
      if (name !== undefined) return name
      const near = dictionary
        .suggest(word)
        .filter(
          (other) =>
            fitsFirstLetter(word, other) &&
            leven(other, word) <= maxTypos(word) &&
            !/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(other),
        )
      return near.find((other) => !rare.has(other.toLowerCase())) ?? rare.get(near[0]?.toLowerCase() ?? '')
    },
  }
}
