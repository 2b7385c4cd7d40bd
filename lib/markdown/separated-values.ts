const marks = { ',': 'commas', ';': 'semicolons' } as const

/**
 * Returns what separates the cells of a table that was pasted as a text file: `commas` or `semicolons`. Each of its
 * lines has as many as the first, and no space after one.
 */
export function separatorOf(text: string): (typeof marks)[keyof typeof marks] | undefined {
  if (!/[,;]\S[^\n]*\n[^\n]*[,;]\S/.test(text)) return undefined
  const lines = text.trim().split('\n')
  for (const mark of [',', ';'] as const) {
    // Not the comma of 1,000.
    const cells = lines.map((line) => line.split(new RegExp(`${mark}(?!\\d{3}(?!\\d))`)))
    const count = cells[0]?.length ?? 0
    const isQuoted = text.startsWith('"') || text.startsWith('“')
    if (
      count > (isQuoted ? 1 : 2) &&
      cells.every((row) => row.length === count && !row.some((cell) => /^\s/.test(cell)))
    )
      return marks[mark]
  }
  return undefined
}
