import { cellsOf } from './results-lines'

const PERCENTAGE = /^\s*"?\s*(\d+(?:[.,]\d+)?) ?%\s*"?\s*$/

/**
 * Replaces percentages with the equivalent shares, so that other mistakes in the file can be found.
 * @param columns indexes of the cells that may contain percentages
 * @returns the file, and how many of its cells and rows contained one
 */
export function replacePercentages(
  bytes: Uint8Array,
  columns: ReadonlySet<number>,
): { bytes: Uint8Array; cells: number; rows: number } {
  let cells = 0
  let rows = 0
  const share = (cell: string, index: number) => {
    const [, number] = (columns.has(index) && PERCENTAGE.exec(cell)) || []
    if (number === undefined) return cell
    cells++
    return String(Number(number.replace(',', '.')) / 100)
  }
  const replaced = Buffer.from(bytes)
    // One character for each byte, whatever the encoding is.
    .toString('latin1')
    .replace(/[^\r\n]*%[^\r\n]*/g, (line) => {
      const before = cells
      const found = cellsOf(line).map(share).join(',')
      if (cells === before) return line
      rows++
      return found
    })
  return { bytes: Buffer.from(replaced, 'latin1'), cells, rows }
}
