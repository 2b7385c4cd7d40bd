import { hasInvisible } from '../../content/characters'
import { listWords } from '../../content/word-list'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { defineRule } from '../rule'
import { isInPhrase } from '../words/accented'
import { doubledWords } from '../words/doubled-words'
import { passagesOf } from '../words/passages'
import { getSpelling } from '../words/spelling'
import { type Word, wordsOf } from '../words/words-of'

const messages = defineMessages({
  'prose-spelling': {
    severity: 'warning',
    what: '“{found}” is not in the British dictionary.',
    fix: '{instead}, or add it to content/words.txt.',
  },
  'prose-doubled-word': {
    severity: 'warning',
    what: '“{found}” is repeated here.',
    fix: 'Remove one of the two.',
  },
})

/** Suggestions are slow, and a text with more unknown words than this has a different problem. */
const MOST_SUGGESTIONS = 5

/** A word with the character before it and the one after it: an invisible one divides a word, and is reported itself. */
const around = (text: string, { text: word, index }: Word) =>
  text.slice(Math.max(0, index - 1), index + word.length + 1)

export const spelling = defineRule({
  title: 'Words',
  why: 'The site is written in British English, and a word twice in a row is a slip.',
  messages,
  async check(content) {
    const british = await getSpelling(listWords(content.words))
    const suggestions = new Map<string, string | undefined>()
    const instead = (word: string) => {
      if (!suggestions.has(word) && suggestions.size < MOST_SUGGESTIONS) suggestions.set(word, british.suggest(word))
      const likely = suggestions.get(word)
      return likely === undefined ? 'Write another word' : `Write “${likely}”`
    }
    const problems: Diagnostic[] = []
    for (const { text, locationOf } of passagesOf(content)) {
      for (const word of wordsOf(text)) {
        const { text: found, index } = word
        if (!british.knows(found) && !isInPhrase(text, word) && !hasInvisible(around(text, word))) {
          const values = { found, instead: instead(found) }
          problems.push(diagnosticAt(locationOf(index, found), messages['prose-spelling'], values))
        }
      }
      for (const { text: found, index } of doubledWords(text))
        problems.push(diagnosticAt(locationOf(index, found), messages['prose-doubled-word'], { found }))
    }
    return problems
  },
})
