import type { Grid, ResultsError } from '@oogwenk/gaze'
import { type Diagnostic, diagnosticAt, type Message, type Values } from '../../../shared/diagnostic'
import { toProblem } from '../results-problem'

/** A results file that could not be read. */
export interface FailedFile {
  file: string
  bytes: Uint8Array
  /** `bytes` without rows of totals, and with empty cells where a number means that gaze was lost. */
  samples: Uint8Array
  grid: Grid
}

/** A step explains errors that belong together as one mistake, and leaves the others to the steps after it. */
export type Step = (
  errors: readonly ResultsError[],
  failed: FailedFile,
) => { problems: readonly Diagnostic[]; left: readonly ResultsError[] }

/** Reports a mistake where one of its errors is. */
export function problemAt(
  error: ResultsError,
  message: Message,
  { file, bytes }: FailedFile,
  values?: Values,
): Diagnostic {
  const { what: _, fix: __, id: ___, severity: ____, ...location } = toProblem(error, { files: [file], bytes: [bytes] })
  return diagnosticAt(location, message, values)
}
