import type { ResultsError } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { type Diagnostic, diagnosticAt } from '../../../shared/diagnostic'
import { resultsFileMessages } from '../results-file-messages'
import { cellsOf, countLineBreaks, haveSameLines, lineBreakOf, lineIn, tableOf } from '../results-lines'
import { isRestartError } from './backwards'

/** A larger file is not read again and again with other headers. */
const MAX_BYTES = 3_000_000

/**
 * Finds one mistake that explains all errors of a file: its rows are in it twice, the cells of a column were moved
 * down, or two names in the header are swapped.
 * @param isValid reads another version of the file
 */
export function findWholeMistake(
  file: string,
  bytes: Uint8Array,
  { errors, isValid }: { errors: readonly ResultsError[]; isValid: (bytes: Uint8Array) => boolean },
): Diagnostic | undefined {
  return (
    findRepeatedFile(file, bytes, errors) ??
    findMovedColumn(file, bytes, errors) ??
    findSwappedNames(file, bytes, { errors, isValid })
  )
}

/** The index of the first byte of a line, which is counted from 1. */
function startOfLine(bytes: Uint8Array, line: number): number {
  let start = 0
  for (let before = 1; before < line; before++) start = bytes.indexOf(lineBreakOf(bytes), start) + 1
  return start
}

function findRepeatedFile(file: string, bytes: Uint8Array, errors: readonly ResultsError[]): Diagnostic | undefined {
  const line = errors.find(({ id }) => id === 'results-header-again')?.line
  if (line === undefined) return undefined
  const start = startOfLine(bytes, line)
  if (!haveSameLines(bytes.subarray(0, start), bytes.subarray(start))) return undefined
  return diagnosticAt({ file, line }, resultsFileMessages['results-file-twice'])
}

function findMovedColumn(file: string, bytes: Uint8Array, errors: readonly ResultsError[]): Diagnostic | undefined {
  const first = tableOf(bytes, 'participant', 'timestampms').columns.line + 2
  const empty = errors.find(
    ({ id, line, values }) =>
      line === first && (id === 'results-no-time' || (id === 'results-participant' && values.found === '')),
  )
  if (!empty?.column || !errors.some(isRestartError)) return undefined
  const location = { file, line: first, field: empty.column }
  return diagnosticAt(location, resultsFileMessages['results-file-moved-down'], { column: empty.column })
}

/** Finds two names that make the file valid if they are swapped in its header. */
function findSwappedNames(
  file: string,
  bytes: Uint8Array,
  { errors, isValid }: { errors: readonly ResultsError[]; isValid: (bytes: Uint8Array) => boolean },
): Diagnostic | undefined {
  const wrong = new Set(errors.flatMap(({ column }) => (column === undefined ? [] : [column])))
  const isWholeColumn = errors.some(({ more }) => more > countLineBreaks(bytes) / 2)
  if (bytes.length > MAX_BYTES || (wrong.size < 2 && !isWholeColumn)) return undefined
  const { line } = tableOf(bytes, 'participant', 'timestampms').columns
  if (line < 0) return undefined
  const start = startOfLine(bytes, line + 1)
  const names = [...cellsOf(lineIn(bytes, line + 1).replace(/\r$/, ''))]
  const end = start + Buffer.byteLength(names.join(','))
  const pairs = [...wrong].flatMap((one) =>
    settings.COLUMNS.filter((other) => other !== one && !(wrong.has(other) && other < one)).map(
      (other) => [one, other] as const,
    ),
  )
  const valid = pairs.filter((pair) => {
    const [first = -1, second = -1] = pair.map((name) => names.findIndex((cell) => cell.trim() === name))
    if (first < 0 || second < 0) return false
    const swapped = names.map(
      (name, index) => names[index === first ? second : index === second ? first : index] ?? name,
    )
    return isValid(Buffer.concat([bytes.subarray(0, start), Buffer.from(swapped.join(',')), bytes.subarray(end)]))
  })
  const [pair, ...others] = valid
  if (pair === undefined || others.length > 0) return undefined
  const [one, other] = pair
  const location = { file, line: line + 1, field: one }
  return diagnosticAt(location, resultsFileMessages['results-file-names-swapped'], { one, other })
}
