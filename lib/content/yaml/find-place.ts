import type { LineAndColumn } from './read-yaml'

/**
 * Finds the position of a text in a file if the parser gives only the position of the enclosing text.
 * @param text the whole file
 */
export function placeFinder(text: string) {
  const lines = text.split(/\r?\n/)
  const plain = lines.join('\n')
  const starts: number[] = []
  let end = 0
  for (const line of lines) {
    starts.push(end)
    end += line.length + 1
  }
  /**
   * @param part the text to find
   * @param from start of the enclosing text
   * @param least minimum distance from that start
   * @returns `from` if the text is not found, because its source differs from its parsed form
   */
  return (part: string, from: LineAndColumn, least: number): LineAndColumn => {
    const begin = (starts[from.line - 1] ?? 0) + (from.column ?? 1) - 1
    const found = plain.indexOf(part, begin + least)
    if (found < 0) return from
    const line = starts.findLastIndex((start) => start <= found)
    return { line: line + 1, column: found - (starts[line] as number) + 1 }
  }
}
