import type { Grid, ResultsError } from '@oogwenk/gaze'
import { resultsFileMessages } from '../results-file-messages'
import { cellsOf } from '../results-lines'
import { problemAt, type Step } from './step'
import { FailedRead, tryReading } from './try-reading'

const PERCENTAGE = /^\s*"?\s*(\d+(?:[.,]\d+)?) ?%\s*"?\s*$/

const isPercentage = ({ id }: ResultsError) => id === 'results-percent'

/** Percentages in many cells are one mistake. What they hide becomes visible once they are shares. */
export const percentages: Step = (errors, failed) => {
  const [percentage] = errors.filter(isPercentage)
  const { errors: left, rows } = withoutPercentages(failed.samples, errors, failed.grid)
  if (percentage === undefined || rows === 0) return { problems: [], left }
  const values = { ...percentage.values, rows: rows === 1 ? '1 row' : `${rows} rows` }
  return { problems: [problemAt(percentage, resultsFileMessages['results-file-percentages'], failed, values)], left }
}

/**
 * The errors of a file once its percentages are shares, and how many rows have percentages. A single percentage
 * remains an error, whose message gives the number to write.
 */
function withoutPercentages(
  bytes: Uint8Array,
  errors: readonly ResultsError[],
  grid: Grid,
): { errors: readonly ResultsError[]; rows: number } {
  const columns = new Set<number>()
  let left = errors
  let rows = 0
  for (;;) {
    const known = columns.size
    for (const { cell = -1 } of left.filter(isPercentage)) columns.add(cell)
    // Usually in the second round: if many columns have percentages, the first list of errors does not name them all.
    if (columns.size === known) return { errors: left, rows }
    const replaced = replacePercentages(bytes, columns)
    if (replaced.cells < 2) return { errors, rows: 0 }
    rows = replaced.rows
    const read = tryReading(replaced.bytes, grid)
    // Percentages are rounded more coarsely than shares, so their sum says nothing.
    left = read instanceof FailedRead ? read.errors.filter(({ id }) => id !== 'results-sum') : []
  }
}

/**
 * Replaces percentages with the equivalent shares, so that other mistakes in the file can be found.
 * @param columns indexes of the cells that may contain percentages
 * @returns the file, and how many of its cells and rows contained one
 */
function replacePercentages(
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
