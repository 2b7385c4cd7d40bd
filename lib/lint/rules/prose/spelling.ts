import { hasInvisible, hasLookalike, withoutGarbled } from '../../../content/characters'
import { listWords, wordsFile } from '../../../content/word-list'
import { type Diagnostic, defineMessages, diagnosticAt, type SourceLocation } from '../../../shared/diagnostic'
import { defineRule } from '../../rule'
import { isInPhrase, withoutAccents } from '../../words/accented'
import { doubledWords } from '../../words/doubled-words'
import { findFiller } from '../../words/filler-text'
import { passagesOf } from '../../words/passages'
import { getSpelling } from '../../words/spelling'
import { findUnfinished } from '../../words/unfinished'
import { type Word, wordsOf } from '../../words/words-of'

const messages = defineMessages({
  'prose-spelling': {
    severity: 'warning',
    what: '“{found}” is not in the British dictionary.',
    fix: '{instead}, or add it to content/words.txt.',
  },
  'prose-divided-word': {
    severity: 'warning',
    what: '“{found}” is one word, divided by a hyphen and a space.',
    fix: 'Write “{instead}”.',
  },
  'prose-unknown-name': {
    severity: 'warning',
    what: '“{found}” is not in the British dictionary, which lacks most names.',
    fix: 'If it is spelled correctly, add it to content/words.txt on a line of its own; otherwise {instead}.',
  },
  'prose-other-language': {
    severity: 'warning',
    what: 'Most words of the sentence that begins “{found}” are not in the British dictionary.',
    fix: 'Write it in English.',
  },
  'prose-last-word': {
    severity: 'warning',
    what: '“{found}” is not in the British dictionary, and this description ends with it, as if it were cut off.',
    fix: 'Write the rest of the sentence, up to its full stop.',
  },
  'prose-words-missing': {
    severity: 'warning',
    what: 'This file is {state}, and without its words the spelling of the site cannot be checked.',
    fix: 'Restore it from Git, which has the names and terms that the dictionary lacks.',
  },
  'prose-doubled-word': {
    severity: 'warning',
    what: '“{found}” is repeated here.',
    fix: 'Remove one of the two.',
  },
})

/**
 * The maximum number of words that get a suggestion in one check: suggestions are slow, and more unknown words than
 * this have another cause.
 */
const MAX_SUGGESTIONS = 5

/** A word with the characters before and after it: an invisible character divides a word, and is reported elsewhere. */
const wordInContext = (text: string, { text: word, index }: Word) =>
  text.slice(Math.max(0, index - 1), index + word.length + 1)

/** Whether a word begins with the letter of an escaped line break or tab, as in `One\\nTwo`. */
const isEscape = (text: string, { index }: Word) => text[index - 1] === '\\' && /[nrt]/.test(text[index] ?? '')

/** Whether a word continues at a character reference that HTML does not know, which the reader of Markdown reports. */
const isBesideReference = (text: string, { text: word, index }: Word) =>
  /&[a-z]\w{1,30};$/i.test(text.slice(Math.max(0, index - 33), index)) ||
  /^&[a-z]\w{1,30};/i.test(text.slice(index + word.length, index + word.length + 33))

/** The end of a text after which only a name has a capital: not the end of a sentence, and not an opening mark. */
const withinSentence = /[\p{L}\p{N},;)’”%][ \n]$/u

const hasCapital = (word: string) => /^\p{Lu}/u.test(word)

/** Whether an unknown word may be a name: it has a capital within a sentence, or a capital and accents. */
const mayBeName = (text: string, { text: word, index }: Word) =>
  hasCapital(word) &&
  (withinSentence.test(text.slice(Math.max(0, index - 2), index)) || withoutAccents(word) !== word.normalize('NFC'))

/** Whether a word is part of one that is divided at the end of a line, which the rule `typos` reports. */
const isDivided = (text: string, { text: word, index }: Word) =>
  /-\n$/.test(text.slice(Math.max(0, index - 2), index)) ||
  /^-\n\p{Ll}/u.test(text.slice(index + word.length, index + word.length + 3))

/** Matches a word divided by a hyphen and a space, where an unknown word begins or ends. */
const dividedBefore = /(?<!\p{L})(\p{L}+)- $/u
const dividedAfter = /^- (\p{Ll}+)(?!\p{L})/u

/** Finds the word that an unknown word is a part of, as in `atten- tion`. */
function findDivided(text: string, { text: word, index }: Word, knows: (word: string) => boolean) {
  const first = dividedBefore.exec(text.slice(0, index))?.[1]
  const last = dividedAfter.exec(text.slice(index + word.length))?.[1]
  if (first !== undefined && /^\p{Ll}/u.test(word) && knows(`${first}${word}`))
    return { found: `${first}- ${word}`, instead: `${first}${word}`, index: index - first.length - 2 }
  if (last !== undefined && knows(`${word}${last}`))
    return { found: `${word}- ${last}`, instead: `${word}${last}`, index }
  return undefined
}

/** A sentence is foreign if this many of its words or more, and most of them, are unknown words in lower case. */
const MIN_FOREIGN_WORDS = 3

/** Finds the sentences of a text that are in another language. */
function findForeignSentences(text: string, unknown: readonly Word[]): { index: number; end: number }[] {
  if (unknown.length < MIN_FOREIGN_WORDS) return []
  return [...text.matchAll(/[^\s.!?][^.!?]*/gu)].flatMap(({ 0: sentence, index }) => {
    const end = index + sentence.length
    const foreignWords = unknown.filter((word) => word.index >= index && word.index < end && !hasCapital(word.text))
    const isForeign = foreignWords.length >= MIN_FOREIGN_WORDS && foreignWords.length * 2 > wordsOf(sentence).length
    return isForeign ? [{ index, end }] : []
  })
}

/**
 * Reports words that neither the dictionary nor the word list has, sentences in another language, doubled words, and a
 * missing word list.
 */
export const spelling = defineRule({
  title: 'Words',
  why: 'The site is written in British English, and a word twice in a row is a mistake.',
  messages,
  async check(content) {
    const british = await getSpelling(listWords(content.words))
    const suggestions = new Map<string, string | undefined>()
    const suggest = (word: string) => {
      if (!suggestions.has(word) && suggestions.size < MAX_SUGGESTIONS) suggestions.set(word, british.suggest(word))
      return suggestions.get(word)
    }
    const reportUnknown = (text: string, word: Word, location: SourceLocation): Diagnostic => {
      const { text: found } = word
      const isLast = word.index + found.length === text.trimEnd().length
      if (location.field === 'description' && isLast)
        return diagnosticAt(location, messages['prose-last-word'], { found })
      const likely = suggest(found)
      // The dictionary suggests some foreign words without their accents.
      const isPlainer = likely === withoutAccents(found)
      if (isPlainer || mayBeName(text, word)) {
        // A name without its accents is a different name, and so is one with another initial.
        const isOther = hasCapital(found) && (isPlainer || likely?.[0] !== found[0])
        const instead = likely === undefined || isOther ? 'write another word' : `write “${likely}”`
        return diagnosticAt(location, messages['prose-unknown-name'], { found, instead })
      }
      const instead = likely === undefined ? 'Write another word' : `Write “${likely}”`
      return diagnosticAt(location, messages['prose-spelling'], { found, instead })
    }
    // Otherwise every name and term of the site would be reported.
    const isThere = content.files.includes(wordsFile)
    const isMissing = !isThere || content.words.trim() === ''
    const state = isThere ? 'empty' : 'missing'
    const problems: Diagnostic[] = isMissing
      ? [diagnosticAt({ file: wordsFile }, messages['prose-words-missing'], { state })]
      : []
    const isUnknown = (text: string, word: Word) =>
      !british.knows(word.text) &&
      !isInPhrase(text, word) &&
      !hasInvisible(wordInContext(text, word)) &&
      !hasLookalike(word.text) &&
      !isEscape(text, word) &&
      !isBesideReference(text, word) &&
      !isDivided(text, word)
    for (const { text, locationOf } of passagesOf(content)) {
      const unknown = isMissing ? [] : wordsOf(withoutGarbled(text)).filter((word) => isUnknown(text, word))
      if (unknown.length > 0 && !findFiller(text)) {
        const mark = findUnfinished(text)
        const isMark = ({ index }: Word) => mark && index >= mark.index && index < mark.index + mark.text.length
        const foreign = findForeignSentences(text, unknown)
        for (const { index, end } of foreign) {
          const found = text.slice(index, end).split(/\s+/).slice(0, 4).join(' ')
          problems.push(
            diagnosticAt(locationOf(index, found.split(' ')[0] ?? ''), messages['prose-other-language'], { found }),
          )
        }
        const isForeign = ({ index }: Word) =>
          foreign.some((sentence) => index >= sentence.index && index < sentence.end)
        const dividedAt = new Set<number>()
        for (const word of unknown) {
          if (isMark(word) || isForeign(word)) continue
          const divided = findDivided(text, word, british.knows)
          if (!divided) problems.push(reportUnknown(text, word, locationOf(word.index, word.text)))
          // Both parts may be unknown.
          else if (!dividedAt.has(divided.index)) {
            const { found, instead, index } = divided
            dividedAt.add(index)
            problems.push(
              diagnosticAt(locationOf(index, found.split('-')[0] ?? ''), messages['prose-divided-word'], {
                found,
                instead,
              }),
            )
          }
        }
      }
      for (const { text: found, index } of doubledWords(text))
        problems.push(diagnosticAt(locationOf(index, found), messages['prose-doubled-word'], { found }))
    }
    british.remember()
    return problems
  },
})
