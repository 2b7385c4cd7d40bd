import { simulate, type TestedWord, type Word } from './simulate'

/** The headline as a tested stimulus. */
export interface Stimulus {
  /** The whole text, as a reader sees it. */
  text: string
  words: TestedWord[]
  /** The words that were looked at longest, quoted, such as “best ads”. */
  mostLookedAt: string
}

/**
 * Shows a headline to twelve simulated people.
 * @param headline `text` with ** ** around strong words, and the seed of the simulation
 * @param locale the language of the list of words, such as `en-GB`
 */
export function simulateStimulus({ text, seed }: { text: string; seed: number }, locale = 'en-GB'): Stimulus {
  const words = wordsOf(text)
  const tested = simulate(words, seed)
  const strong = words.filter((word) => word.strong).length
  const mostLookedAt = nameMostLookedAt(tested, strong || 1, locale)
  return { text: words.map((word) => word.text).join(' '), words: tested, mostLookedAt }
}

/**
 * Splits a headline into words. A word is strong if any part of it is between ** **. Punctuation that follows without a
 * space belongs to the word.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let isOpen = false
  for (const [index, part] of text.split('**').entries()) {
    for (const piece of part.split(/(\s+)/).filter(Boolean)) {
      const strong = index % 2 === 1
      const last = isOpen ? words.at(-1) : undefined
      isOpen = piece.trim() !== ''
      if (!isOpen) continue
      if (last) Object.assign(last, { text: last.text + piece, strong: last.strong || strong })
      else words.push({ text: piece, strong })
    }
  }
  return words
}

/**
 * Names the words that were looked at longest, in reading order; adjacent words make one phrase.
 * @param count how many words are named
 * @param locale the language of the list, such as `en-GB`
 */
export function nameMostLookedAt(words: readonly TestedWord[], count: number, locale = 'en-GB'): string {
  const top = new Set([...words].sort((a, b) => b.seconds - a.seconds).slice(0, count))
  const phrases: string[][] = []
  words.forEach((word, index) => {
    if (!top.has(word)) return
    const before = words[index - 1]
    if (before && top.has(before)) phrases.at(-1)?.push(word.text)
    else phrases.push([word.text])
  })
  const quoted = phrases.map((phrase) => `“${phrase.join(' ').replace(/[.,;:!?]$/, '')}”`)
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(quoted)
}
