import { hasNumber } from './number-words'

/** With a reason, or it excuses nothing. */
const reason = /number ok:\s*[\p{L}\p{N}]/u

const alone = { markdown: /^\s*<!--(?:(?!-->).)*-->\s*$/, yaml: /^\s*#/ }

const comment = /<!--\s*number ok:\s*[\p{L}\p{N}]/u

/**
 * Whether somebody has said why a number may stand: `<!-- number ok: why -->` alone on the line above, for the whole line,
 * or behind the number on its line, with no other number between; in YAML `# number ok: why` alone on the line above. JSON
 * has no comments, and so no excuses.
 * @param lines of the file
 * @param spot where the number stands, counted from 1
 * @param found the number as it was written
 */
export function isExcused(
  lines: readonly string[],
  { line = 0, column = 1 }: { line?: number | undefined; column?: number | undefined },
  found: string,
  kind: 'markdown' | 'yaml',
): boolean {
  const [own = '', above = ''] = [lines[line - 1], lines[line - 2]]
  if (alone[kind].test(above) && reason.test(above)) return true
  if (kind === 'yaml') return false
  // What a description says stands somewhere behind the place of its picture.
  const start = Math.max(own.indexOf(found, column - 1), column - 1)
  // As far as the next number and no farther: a line may hold a thousand of them.
  const next = new RegExp(hasNumber, `${hasNumber.flags}g`)
  next.lastIndex = start + found.length
  // Its first letter may be the first of the reason.
  return comment.test(own.slice(start + found.length, (next.exec(own)?.index ?? own.length) + 1))
}

/** The end of a message's second sentence, where an excuse can be written. */
export const excuses = {
  markdown: ', or say on the line above why it may stand: <!-- number ok: why -->',
  yaml: ', or say alone on the line above why it may stand: # number ok: why',
  json: '',
} as const
