import { ResultsError } from '@oogwenk/gaze'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'

const messages = defineMessages(ResultsError.messages)

interface Files {
  files: readonly string[]
  bytes: readonly Uint8Array[]
}

/**
 * Turns an error of the analysis, and those that came with it, into problems with their locations.
 * @param of the file that it was reading, or both files
 * @throws the error itself if it is not about a results file, because it is then a bug
 */
export function asProblems(error: unknown, of: Files): Diagnostic[] {
  if (!(error instanceof ResultsError)) throw error
  return [error, ...error.others].map((each) => asProblem(each, of))
}

function asProblem(error: ResultsError, of: Files): Diagnostic {
  if (!Object.hasOwn(messages, error.id)) throw error
  const { line, column: field, cell, values } = error
  const message = messages[error.id as keyof typeof messages]
  const [file = '', bytes = new Uint8Array()] = [of.files[0], of.bytes[0]]
  if (error.id === 'results-mixed-people')
    return diagnosticAt({ ...firstRowOf(String(values.one), of), field }, message, values)
  const column = line === undefined || cell === undefined ? undefined : columnOf(cellsOf(lineIn(bytes, line)), cell)
  // With the number of rows that have the same mistake.
  return { ...diagnosticAt({ file, line, column, field }, message, values), what: error.what }
}

/** The cells of a row; a decimal comma between double quotes divides none. */
const cellsOf = (line: string) => line.match(/(?<=^|,)(?:"[^"]*"|[^,"])*/g) ?? []

/** The column at which a cell starts, counted from 1. */
const columnOf = (cells: readonly string[], index: number) =>
  1 + cells.slice(0, index).join(',').length + Math.min(index, 1)

/** A line of a file, counted from 1. Files can have 100 MB, so this does not split them into lines. */
function lineIn(bytes: Uint8Array, line: number): string {
  const ends = lineEndOf(bytes)
  let start = 0
  for (let before = 1; before < line; before++) start = bytes.indexOf(ends, start) + 1
  const end = bytes.indexOf(ends, start)
  return new TextDecoder().decode(bytes.subarray(start, end < 0 ? undefined : end))
}

/** The byte that ends lines: LF or, on some Macs, CR. */
const lineEndOf = (bytes: Uint8Array) => (bytes.includes(10) ? 10 : 13)

/** The first row of a participant, in the second file or else in the first. */
function firstRowOf(participant: string, { files, bytes }: Files): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  for (const index of [1, 0]) {
    const each = bytes[index] ?? new Uint8Array()
    const rows = new TextDecoder().decode(each).split(String.fromCharCode(lineEndOf(each)))
    // In one of the first lines, in whatever way the header writes it.
    const column = Math.max(...rows.slice(0, 10).map((row) => row.split(',').findIndex(isParticipant)))
    const row = rows.findIndex((each) => bare(each.split(',')[column] ?? '') === participant)
    if (row > 0)
      return { file: files[index] as string, line: row + 1, column: columnOf((rows[row] ?? '').split(','), column) }
  }
  return { file: files[1] as string }
}

const bare = (cell: string) => cell.trim().replace(/^"(.*)"$/, '$1')
const isParticipant = (cell: string) => bare(cell).toLowerCase() === 'participant'
