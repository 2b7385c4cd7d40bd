import type { SourceLocation } from '../../shared/diagnostic'
import { hasNumber } from './number-words'
import type { Statement } from './statements'

/** A suppression comment needs a reason, or it suppresses nothing. */
const reason = /number ok:\s*[\p{L}\p{N}]/u
const comment = /<!--\s*number ok:\s*[\p{L}\p{N}]/u

/** Match a line with only a comment. */
const commentLines = { markdown: /^\s*<!--(?:(?!-->).)*-->\s*$/, yaml: /^\s*#/ }

const nextNumber = new RegExp(hasNumber, `${hasNumber.flags}g`)

/** The format of a text. JSON has no comments, so it has no suppressions. */
export type Format = 'markdown' | 'yaml' | 'json'

/** The end of a message about a number that a comment can suppress. */
export const suppressionHints: Readonly<Record<Format, string>> = {
  markdown: ', or give the reason in a comment on the line above: <!-- number ok: reason -->',
  yaml: ', or give the reason in a comment on the line above: # number ok: reason',
  json: '',
}

/**
 * Reads the suppression comments of a file, `<!-- number ok: reason -->` and `# number ok: reason`. A comment follows
 * the number on its line, with no other number between them, or is on a line of its own above it. In YAML it can follow
 * only a value in quotes, braces or brackets: in a block of text, it would be part of the value.
 * @param reach what a comment on a line of its own suppresses: each number on the line below, or one number of the
 * paragraph or field below, so that a paragraph with two numbers needs two comments
 * @returns a function that returns whether a number of a statement is suppressed; call it in the order of the text
 */
export function readSuppressions(text: string, reach: 'line' | 'number') {
  // Most files have no number that counts.
  let split: string[] | undefined
  /** How many comments have not suppressed anything yet, by the line below them. */
  const unusedComments = new Map<number, number>()
  return ({ format, firstLine, isCode }: Statement, found: string, location: SourceLocation): boolean => {
    if (format === 'json') return false
    split ??= text.split(/\r?\n/)
    const lines = split
    if (format === 'markdown' ? isAfterNumber(lines, location, found) : isAfterValue(lines[firstLine - 1] ?? ''))
      return true
    // Code contains no comments.
    const line = reach === 'line' && format === 'markdown' && !isCode ? (location.line ?? 0) : firstLine
    if (reach === 'line') return countAbove(lines, line, format) > 0
    const count = unusedComments.get(line) ?? countAbove(lines, line, format)
    unusedComments.set(line, Math.max(0, count - 1))
    return count > 0
  }
}

/** How many suppression comments are on lines of their own directly above. */
function countAbove(lines: readonly string[], line: number, format: 'markdown' | 'yaml'): number {
  let count = 0
  for (let index = line - 2; commentLines[format].test(lines[index] ?? ''); index--)
    if (reason.test(lines[index] ?? '')) count++
  return count
}

const isAfterValue = (line: string): boolean => reason.test(/["'}\]]\s+#[^"']*$/.exec(line)?.[0] ?? '')

/** Whether a comment is between the number, which may span two lines, and the next number on the line where it ends. */
function isAfterNumber(lines: readonly string[], { line = 0, column = 1 }: SourceLocation, found: string): boolean {
  let source = lines[line - 1] ?? ''
  let [start, end] = [column - 1, column - 1]
  for (const [index, word] of found.split(/\s+/).entries()) {
    const here = source.indexOf(word, end)
    const below = here < 0 && index > 0 ? (lines[line]?.indexOf(word) ?? -1) : -1
    if (below >= 0) [source, start] = [lines[line] ?? '', 0]
    if (here >= 0 || below >= 0) end = Math.max(here, below) + word.length
    if (index === 0) start = end
  }
  nextNumber.lastIndex = end
  // The reason may itself begin with a number.
  return comment.test(source.slice(start, (nextNumber.exec(source)?.index ?? source.length) + 1))
}
