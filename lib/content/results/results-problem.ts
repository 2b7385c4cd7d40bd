import { ResultsError } from '@oogwenk/gaze'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'
import { cellsOf, lineIn, linesOf } from './results-lines'

const messages = defineMessages(ResultsError.messages)

interface Files {
  files: readonly string[]
  bytes: readonly Uint8Array[]
}

/**
 * Converts an error of the analysis, and those that came with it, into problems with their locations.
 * @param input the file that was being read, or both files
 * @throws the error itself if it is not about a results file, because that is a bug
 */
export function toProblems(error: unknown, input: Files): Diagnostic[] {
  if (!(error instanceof ResultsError)) throw error
  return [error, ...error.others].map((each) => toProblem(each, input))
}

/**
 * Converts one error of the analysis into a problem, without those that came with it.
 * @throws the error itself if it is not about a results file
 */
export function toProblem(error: ResultsError, input: Files): Diagnostic {
  if (!Object.hasOwn(messages, error.id)) throw error
  const { line, column: field, cell, values } = error
  const message = messages[error.id as keyof typeof messages]
  const [file = '', bytes = new Uint8Array()] = [input.files[0], input.bytes[0]]
  if (error.id === 'results-mixed-people')
    return diagnosticAt({ ...firstRowOf(String(values.one), input), field }, message, values)
  const column = line === undefined || cell === undefined ? undefined : columnOf(cellsOf(lineIn(bytes, line)), cell)
  // This text includes the number of rows that have the same mistake.
  return { ...diagnosticAt({ file, line, column, field }, message, values), what: error.what }
}

/** Returns the column at which a cell starts, counted from 1. */
export const columnOf = (cells: readonly string[], index: number) =>
  1 + cells.slice(0, index).join(',').length + Math.min(index, 1)

/** The location of a participant's first row, in the second file or else in the first. */
function firstRowOf(participant: string, { files, bytes }: Files): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  for (const index of [1, 0]) {
    const each = bytes[index] ?? new Uint8Array()
    const rows = linesOf(each)
    // The header is in one of the first lines, and may have capitals.
    const column = Math.max(...rows.slice(0, 10).map((row) => row.split(',').findIndex(isParticipant)))
    const row = rows.findIndex((each) => bare(each.split(',')[column] ?? '') === participant)
    if (row > 0)
      return { file: files[index] as string, line: row + 1, column: columnOf((rows[row] ?? '').split(','), column) }
  }
  return { file: files[1] as string }
}

const bare = (cell: string) => cell.trim().replace(/^"(.*)"$/, '$1')
const isParticipant = (cell: string) => bare(cell).toLowerCase() === 'participant'
