import { currentFiles } from '../../content/files'
import { type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { proseMessages } from '../messages/prose-messages'
import type { Check } from '../rule'
import { doubledWords } from '../words/doubled-words'
import { passagesOf } from '../words/passages'
import { getSpelling } from '../words/spelling'
import { wordsOf } from '../words/words-of'

const wordsFile = 'content/words.txt'

/** Suggestions are slow; beyond these, whoever wrote so many words that nobody knows has another question first. */
const MOST_SUGGESTIONS = 5

/** British spelling, and no word twice in a row. */
export const spelling: Check = async (survey) => {
  const own = survey.files.includes(wordsFile) ? (await currentFiles().readText(wordsFile)).split(/\r?\n/) : []
  const british = await getSpelling(own.map((line) => line.trim()).filter(Boolean))
  const suggestions = new Map<string, string | undefined>()
  const instead = (word: string) => {
    if (!suggestions.has(word) && suggestions.size < MOST_SUGGESTIONS) suggestions.set(word, british.suggest(word))
    const likely = suggestions.get(word)
    return likely === undefined ? 'Write another word' : `Write “${likely}”`
  }
  const problems: Diagnostic[] = []
  for (const { text, spotOf } of passagesOf(survey)) {
    for (const { text: found, index } of wordsOf(text))
      if (!british.knows(found))
        problems.push(
          diagnosticAt(spotOf(index, found), proseMessages['prose-spelling'], { found, instead: instead(found) }),
        )
    for (const { text: found, index } of doubledWords(text))
      problems.push(diagnosticAt(spotOf(index, found), proseMessages['prose-doubled-word'], { found }))
  }
  return [...problems, ...checkWords(own)]
}

/** The list itself. */
function checkWords(lines: readonly string[]): Diagnostic[] {
  const seen = new Set<string>()
  return lines.flatMap((text, at) => {
    const found = text.trim()
    const spot = { file: wordsFile, line: at + 1, column: 1 }
    if (found === '') return []
    if (!/^\p{L}+(?:['’]\p{L}+)*$/u.test(found)) return [diagnosticAt(spot, proseMessages['words-line'], { found })]
    if (seen.has(found)) return [diagnosticAt(spot, proseMessages['words-twice'], { found })]
    seen.add(found)
    return []
  })
}
