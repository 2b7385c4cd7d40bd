/**
 * Splits one line of CSV into cells, without the spaces around them. A cell in double quotes may contain commas and,
 * doubled, quotes.
 * @returns undefined if a quote is not closed, or is followed by other text
 * @source RFC 4180, 2.5 to 2.7; cells that span several lines are not supported
 */
export function cellsOf(line: string): string[] | undefined {
  const cells: string[] = []
  const cell = /\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))(,|$)/y
  for (;;) {
    const [, quoted, plain = '', end] = cell.exec(line) ?? []
    // An opened quote is never a plain cell.
    if (end === undefined || plain.startsWith('"')) return
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim())
    if (end === '') return cells
  }
}
