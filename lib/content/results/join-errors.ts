import type { ResultsError } from '@oogwenk/gaze'
import { type Diagnostic, type FilledMessage, fillMessage } from '../../shared/diagnostic'
import { resultsFileMessages } from './results-file-messages'
import { cellsOf, lineIn } from './results-lines'

/** Mistakes that a program makes in many columns of a file at once. */
const IN_COLUMNS = [
  ...['results-decimal-comma', 'results-thousands', 'results-unit', 'results-date', 'results-rounded'],
  ...['results-number', 'results-formula', 'results-participant', 'results-half-point'],
]

/** Errors about the number of cells in a row. */
const WRONG_CELLS = ['results-cells', 'results-more-cells']

/**
 * Leaves out the errors of a file that another one causes, and those that are the same as another one in another column.
 * @returns the other errors, and how many further columns each of them is about
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

/** Errors that a row has whose cells are one column too far to the left or to the right. */
const MOVED = ['results-half-point', 'results-heartrate', 'results-share', 'results-half-emotions', 'results-sum']

/** Finds the errors of each row whose cells seem to have moved: in single rows, and of the heart rate and of an emotion. */
export function findMovedCells(errors: readonly ResultsError[]): readonly (readonly ResultsError[])[] {
  const byLine = new Map<number, ResultsError[]>()
  for (const error of errors)
    if (error.line !== undefined && error.more === 0 && MOVED.includes(error.id))
      byLine.set(error.line, [...(byLine.get(error.line) ?? []), error])
  return [...byLine.values()].filter(
    (row) =>
      row.some(({ id }) => id === 'results-heartrate') &&
      row.some(({ id }) => id === 'results-share' || id === 'results-half-emotions'),
  )
}

/** The sentence of a problem, for how many columns besides its own it holds. */
export function withColumns(problem: Diagnostic, count: number): Diagnostic {
  if (count === 0) return problem
  const columns = `${count} other ${count === 1 ? 'column' : 'columns'}`
  return {
    ...problem,
    what: problem.what.replace(/ more rows have (?=a mistake like it\.$)/, ` more rows and ${columns} have `),
  }
}

/** A cell in quotation marks that CSV does not have, or after the apostrophe that makes a cell of a spreadsheet text. */
const QUOTED = /^['‘’“”„]+([\w.+-]+)['‘’“”]*$/

const quotedText = ({ values }: ResultsError) => QUOTED.exec(String(values.found))?.[1]

/** Whether a cell would be valid without its quotation marks. */
const isQuoted = (error: ResultsError): boolean =>
  (error.id === 'results-number' && /^[+-]?\d*\.?\d+$/.test(quotedText(error) ?? '')) ||
  (error.id === 'results-participant' && quotedText(error) !== undefined)

/** Returns a message that explains an error better than its own; undefined if there is none. */
export function explainError(error: ResultsError, bytes: Uint8Array): FilledMessage | undefined {
  const { id, line, column, values } = error
  const found = String(values.found)
  if (isQuoted(error))
    return fillMessage(resultsFileMessages['results-file-quoted'], { found, plain: quotedText(error) ?? '' })
  const [, seconds] = /^(\d+(?:\.\d+)?) ?s(?:ec(?:ond)?s?)?$/i.exec(found) ?? []
  if (id === 'results-number' && column === 'timestamp_ms' && seconds !== undefined) {
    const number = Number((Number(seconds) * 1000).toFixed(3))
    return fillMessage(resultsFileMessages['results-file-in-seconds'], { found, number })
  }
  if (id === 'results-cells' && line !== undefined && /^"[^"]*,[^"]*"\s*$/.test(lineIn(bytes, line)))
    return fillMessage(resultsFileMessages['results-file-quoted-row'])
  if (id === 'results-more-cells' && line !== undefined) {
    const cells = cellsOf(lineIn(bytes, line))
    const [last, ...surplus] = cells.slice(Number.parseInt(String(values.expected), 10) - 1).map((cell) => cell.trim())
    if (last !== '' && surplus.every((cell) => cell === ''))
      return fillMessage(resultsFileMessages['results-file-empty-cells'], {
        cells: surplus.length === 1 ? '1 empty cell' : `${surplus.length} empty cells`,
      })
  }
  const step = Number(values.step)
  if (id === 'results-seconds' && step < MAX_STEP_IN_DAYS)
    return fillMessage(resultsFileMessages['results-file-days'], { step })
  if (id === 'results-seconds' && step === 1) return fillMessage(resultsFileMessages['results-file-frames'])
  return undefined
}

/** In days, which spreadsheets count as 1, no tracker takes samples that are further apart than this. */
const MAX_STEP_IN_DAYS = 5e-6
