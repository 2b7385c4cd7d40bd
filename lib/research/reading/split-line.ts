/**
 * The cells of one line of CSV, without the spaces around them. A cell between double quotes may hold commas and, written
 * twice, quotes.
 * @returns nothing where a quote is not closed
 * @source RFC 4180, 2.5 to 2.7; cells over several lines are left out
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
