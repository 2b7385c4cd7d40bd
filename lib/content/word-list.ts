import { type Diagnostic, diagnosticAt } from '../shared/diagnostic'
import { findUnreadableText } from './unreadable-text'
import { wordListMessages } from './word-list-messages'

/** The file of the words that the dictionary lacks. */
export const wordsFile = 'content/words.txt'

/**
 * Lists the words in the file. All words count, even those on a line with more than one: `checkWordList` reports the
 * line, and reporting its words as unknown where they are used would be a second message about the same mistake.
 */
export const listWords = (text: string): string[] =>
  (text.normalize('NFC').match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []).map((word) => word.replace(/['’]s$/, ''))

/** Reports the lines that are not one word, or repeat an earlier one. */
export function checkWordList(text: string): Diagnostic[] {
  const unreadable = findUnreadableText(wordsFile, text)
  if (unreadable) return [unreadable]
  const seen = new Set<string>()
  return text.split('\n').flatMap((line, index) => {
    // An accent may be a separate character, as macOS writes it.
    const found = line.trim().normalize('NFC')
    const location = { file: wordsFile, line: index + 1, column: 1 }
    if (found === '') return []
    const [, stem] = /^(\p{L}+)['’]s$/u.exec(found) ?? []
    if (stem !== undefined) return [diagnosticAt(location, wordListMessages['words-possessive'], { found, stem })]
    if (!/^\p{L}+(?:['’]\p{L}+)*$/u.test(found))
      return [diagnosticAt(location, wordListMessages['words-line'], { found })]
    if (seen.has(found)) return [diagnosticAt(location, wordListMessages['words-twice'], { found })]
    seen.add(found)
    return []
  })
}
