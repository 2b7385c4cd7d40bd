import { ResultsError } from '@oogwenk/gaze'
import { type Diagnostic, defineMessages, diagnosticAt } from '../../shared/diagnostic'

const messages = defineMessages(ResultsError.messages)

interface Files {
  files: readonly string[]
  bytes: readonly Uint8Array[]
}

/**
 * Turns an error of the analysis into a problem with its location.
 * @param of the file that it was reading, or both files
 * @throws the error itself if it is not about a results file, because it is then a bug
 */
export function asProblem(error: unknown, of: Files): Diagnostic {
  if (!(error instanceof ResultsError) || !Object.hasOwn(messages, error.id)) throw error
  const { line, column: field, values } = error
  const message = messages[error.id as keyof typeof messages]
  const [file = '', bytes = new Uint8Array()] = [of.files[0], of.bytes[0]]
  if (error.id === 'results-mixed-people')
    return diagnosticAt({ ...firstRowOf(String(values.one), of), field }, message, values)
  if (line === undefined) return diagnosticAt({ file, field }, message, values)
  const cells = lineIn(bytes, line).split(',')
  const names = line === 1 ? cells.map(nameIn) : lineIn(bytes, 1).split(',').map(nameIn)
  // A repeated name in the header is reported at its last occurrence.
  const index = field === undefined ? -1 : names.lastIndexOf(field)
  return diagnosticAt({ file, line, column: index < 0 ? undefined : columnOf(cells, index), field }, message, values)
}

/** The name in a cell of the header. */
const nameIn = (cell: string) => cell.trim().replace(/^"(.*)"$/, '$1')

/** The column at which a cell starts, counted from 1. Cells cannot contain a comma. */
const columnOf = (cells: readonly string[], index: number) =>
  1 + cells.slice(0, index).join(',').length + Math.min(index, 1)

/** A line of a file, counted from 1. Files can have 100 MB, so this does not split them into lines. */
function lineIn(bytes: Uint8Array, line: number): string {
  let start = 0
  for (let before = 1; before < line; before++) start = bytes.indexOf(10, start) + 1
  const end = bytes.indexOf(10, start)
  return new TextDecoder().decode(bytes.subarray(start, end < 0 ? undefined : end))
}

/** The first row of a participant, in the second file or else in the first. */
function firstRowOf(participant: string, { files, bytes }: Files): Pick<Diagnostic, 'file' | 'line' | 'column'> {
  for (const index of [1, 0]) {
    const rows = new TextDecoder().decode(bytes[index]).split('\n')
    const column = (rows[0] ?? '').split(',').map(nameIn).indexOf('participant')
    const row = rows.findIndex((each, index) => index > 0 && each.split(',')[column]?.trim() === participant)
    if (row > 0)
      return { file: files[index] as string, line: row + 1, column: columnOf((rows[row] ?? '').split(','), column) }
  }
  return { file: files[1] as string }
}
