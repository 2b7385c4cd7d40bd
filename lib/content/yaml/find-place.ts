import type { LineAndColumn } from './read-yaml'

/**
 * Finds where something stands in a file whose parser names only where the text around it begins.
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
   * @param part what is looked for
   * @param from where the text around it begins
   * @param least how far behind that beginning it stands at least
   * @returns `from` where it is written in another way than it is read
   */
  return (part: string, from: LineAndColumn, least: number): LineAndColumn => {
    const begin = (starts[from.line - 1] ?? 0) + (from.column ?? 1) - 1
    const found = plain.indexOf(part, begin + least)
    if (found < 0) return from
    const line = starts.findLastIndex((start) => start <= found)
    return { line: line + 1, column: found - (starts[line] as number) + 1 }
  }
}
