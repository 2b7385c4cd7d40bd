import { type Edit, lineEnd, lineStart } from '../edits'
import type { Entry } from './source'

/** Whether something precedes an entry on its line, such as the dash before the first name of an item. */
export const sharesLine = (text: string, start: number) => text.slice(lineStart(text, start), start).trim() !== ''

/**
 * Returns where the lines of an entry start, with the comments directly above it. Comments that start on the first line
 * of a file are about the file, and not included.
 */
export function startOfLines(text: string, start: number): number {
  if (sharesLine(text, start)) return start
  const own = lineStart(text, start)
  const indent = text.slice(own, start)
  let first = own
  while (first > 0) {
    const above = lineStart(text, first - 1)
    const line = text.slice(above, first - 1)
    if (!line.startsWith(`${indent}#`)) break
    first = above
  }
  const isHeader = first === 0 && own > 0
  return isHeader ? own : first
}

/** Returns the lines of an entry, with its comments and without the last line ending. */
export function linesOf(text: string, entry: Entry): string {
  return text.slice(startOfLines(text, entry.start), lineEnd(text, entry.end))
}

/**
 * Removes the lines of an entry, and one of two consecutive empty lines that would result.
 * @returns undefined if it shares its first line with another entry, so that this line cannot be removed
 */
export function removeLines(text: string, entry: Entry): Edit | undefined {
  if (sharesLine(text, entry.start)) return undefined
  const start = startOfLines(text, entry.start)
  const end = lineEnd(text, entry.end)
  if (end === text.length) return { start: Math.max(0, start - 1), end, text: '' }
  const isAfterGap = start === 0 || /\n[ \t]*\n$/.test(text.slice(0, start)) || /^[ \t]*\n$/.test(text.slice(0, start))
  const next = lineEnd(text, end + 1)
  const isBeforeGap = next < text.length && text.slice(end + 1, next).trim() === ''
  return { start, end: isAfterGap && isBeforeGap ? next + 1 : end + 1, text: '' }
}
