import { COLUMNS } from '../results'
import { ResultsError, showFound } from './results-problems'

/** The column of each cell in a row. */
export interface Header {
  /** One entry for each cell: the index of its column in `COLUMNS`, or -1 for an unknown column. */
  fields: Int8Array
  ignored: string[]
}

/** More columns than any results file has; a longer row is not kept in memory cell by cell. */
const MOST_COLUMNS = 200

/** The name in a cell of the header. */
export const nameIn = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1')

/**
 * Reads the first line of a results file.
 * @param line without its line end, and without a byte order mark @throws ResultsError if a column is missing or occurs
 * twice, or the separators are not commas
 */
export function readHeader(line: string): Header {
  const names = line.split(',', MOST_COLUMNS + 1).map(nameIn)
  if (names.length > MOST_COLUMNS)
    throw new ResultsError('results-many-columns', { line: 1 }, { most: MOST_COLUMNS, all: COLUMNS.join(', ') })
  if (names.length === 1) {
    const found = line.includes(';') ? 'semicolons' : line.includes('\t') ? 'tabs' : undefined
    if (found) throw new ResultsError('results-separator', { line: 1 }, { found })
  }
  const missing = COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    const found = showFound(names.filter((name) => name !== '').join(', '), 200) || 'nothing'
    throw new ResultsError('results-missing', { line: 1, column: missing[0] }, { columns: missing.join(', '), found })
  }
  for (const column of COLUMNS)
    if (names.indexOf(column) !== names.lastIndexOf(column))
      throw new ResultsError('results-twice', { line: 1, column })
  const fields = Int8Array.from(names, (name) => (COLUMNS as readonly string[]).indexOf(name))
  return { fields, ignored: names.filter((_, index) => fields[index] === -1).map((name) => showFound(name)) }
}
