import type { ResultsError } from '@oogwenk/gaze'
import type { Diagnostic } from '../../../shared/diagnostic'
import { isQuoted } from './quoted-cells'

/** Mistakes that a program makes in many columns of a file at once. */
const IN_COLUMNS = [
  ...['results-decimal-comma', 'results-thousands', 'results-unit', 'results-date', 'results-rounded'],
  ...['results-number', 'results-formula', 'results-participant', 'results-half-point'],
]

/** Errors about the number of cells in a row. */
const WRONG_CELLS = ['results-cells', 'results-more-cells']

/**
 * Leaves out errors that another error in the file causes, and those that repeat one in another column.
 * @returns the other errors, and how many further columns have each of them
 */
export function joinErrors(errors: readonly ResultsError[]): {
  errors: readonly ResultsError[]
  columns: ReadonlyMap<ResultsError, number>
} {
  const isScattered = errors.some(({ id }) => id === 'results-scattered')
  const misread = new Set(errors.filter(({ id }) => WRONG_CELLS.includes(id)).map(({ line }) => line))
  const columns = new Map<ResultsError, number>()
  const firsts = new Map<string, ResultsError>()
  const left = errors.filter((error) => {
    const { id, line, column, more, values } = error
    // Sorting the rows corrects both.
    if (isScattered && id === 'results-backwards') return false
    // With a cell too many or too few, the others are in the wrong columns.
    if (column !== undefined && misread.has(line)) return false
    if (more === 0 || !IN_COLUMNS.includes(id)) return true
    // A comma is a decimal comma in each column; a word may mean something else in each.
    const isOwn = id === 'results-number' || id === 'results-formula' || id === 'results-participant'
    const key = isQuoted(error) ? 'quoted' : isOwn ? `${id} ${values.found}` : id
    const first = firsts.get(key)
    if (first === undefined) firsts.set(key, error)
    else columns.set(first, (columns.get(first) ?? 0) + 1)
    return first === undefined
  })
  return { errors: left, columns }
}

/** Adds to the sentence of a problem how many other columns have the same mistake. */
export function withColumns(problem: Diagnostic, count: number): Diagnostic {
  if (count === 0) return problem
  const columns = `${count} other ${count === 1 ? 'column' : 'columns'}`
  return {
    ...problem,
    what: problem.what.replace(/ more rows have (?=a mistake like it\.$)/, ` more rows and ${columns} have `),
  }
}
