import { EMOTIONS } from '../emotions'
import { COLUMNS, type Column } from '../results'
import { ResultsError, showFound } from './results-problems'

/** The column of each cell in a row. */
export interface Header {
  /** One entry for each cell: the index of its column in `COLUMNS`, or -1 for an unknown column. */
  fields: Int8Array
  ignored: string[]
}

/** More columns than any results file has. A longer row is not kept in memory cell by cell. */
const MAX_COLUMNS = 200

/** Returns the name in a header cell: a column, even if it is written as `Gaze X`, or whatever the cell contains. */
function nameIn(cell: string, _: number, cells: readonly string[]): string {
  const name = trimmed(cell)
  const column = COLUMNS.find((each) => letters(each) === letters(name))
  return column && !cells.some((other) => trimmed(other) === column) ? column : name
}

const trimmed = (cell: string) => cell.trim().replace(/^"(.*)"$/, '$1')
const letters = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '')

/** Columns that a test may not have measured, each with those that are empty at the same time. */
const MEASURES: readonly (readonly Column[])[] = [['gaze_x', 'gaze_y'], ['heartrate'], EMOTIONS]

/**
 * Reads the header of a results file.
 * @param text the line without its line end, and without a byte order mark
 * @param line its number
 * @throws ResultsError if a column is missing or occurs twice, there are too many columns, or the separators are not commas
 */
export function readHeader(text: string, line: number): Header {
  const cells = text.split(',', MAX_COLUMNS + 1)
  const all = COLUMNS.join(', ')
  if (cells.length > MAX_COLUMNS) throw new ResultsError('results-many-columns', { line }, { max: MAX_COLUMNS, all })
  const names = cells.map(nameIn)
  if (names.length === 1) {
    const found = text.includes(';')
      ? 'semicolons'
      : text.includes('\t')
        ? 'tabs'
        : text.includes('|')
          ? 'vertical bars'
          : undefined
    if (found) throw new ResultsError('results-separator', { line }, { found })
  }
  const missing = COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    const found = showFound(names.filter((name) => name !== '').join(', '), 200) || 'nothing'
    if (missing.length === COLUMNS.length && names.some((name) => /^-?\d+([.,]\d+)?$/.test(name)))
      throw new ResultsError('results-no-header', { line }, { found, all })
    const optional = MEASURES.filter((together) => together.every((column) => missing.includes(column))).flat()
    const id = missing.every((column) => optional.includes(column)) ? 'results-missing-measure' : 'results-missing'
    throw new ResultsError(id, { line, column: missing[0] }, { columns: missing.join(', '), found })
  }
  for (const column of COLUMNS) {
    const cell = names.lastIndexOf(column)
    if (names.indexOf(column) !== cell) throw new ResultsError('results-twice', { line, column, cell })
  }
  const fields = Int8Array.from(names, (name) => (COLUMNS as readonly string[]).indexOf(name))
  return { fields, ignored: names.filter((_, index) => fields[index] === -1).map((name) => showFound(name)) }
}
