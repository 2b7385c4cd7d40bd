import type { Grid, Results, ResultsError } from '@oogwenk/gaze'
import type { Diagnostic } from '../../../shared/diagnostic'
import { resultsFileMessages } from '../results-file-messages'
import { toProblem } from '../results-problem'
import { findMistypedName, findSwapped, isRestart } from '../suspicious-results'
import { backwards } from './backwards'
import { cutOff } from './cut-off'
import { explainError } from './explain-error'
import { joinErrors, withColumns } from './join-errors'
import { merge } from './merge'
import { minusSigns } from './minus-signs'
import { movedCells } from './moved-cells'
import { percentages } from './percentages'
import { findRepeatedRows } from './repeated-rows'
import { shares } from './shares'
import { type FailedFile, problemAt, type Step } from './step'
import { FailedRead, tryReading } from './try-reading'
import { units } from './units'
import { findWholeMistake } from './whole-mistakes'

/** Steps that explain several errors as one mistake. Where their order matters, a comment gives the reason. */
const steps: readonly Step[] = [
  units,
  cutOff, // before steps about cells: nothing else about the last row is worth saying
  merge, // before steps about the order of rows
  movedCells, // before shares, some of which are only in the wrong column
  shares,
  minusSigns,
  backwards,
]

/**
 * Explains why a results file cannot be read. Damage that has one cause is reported once, rather than as every error
 * that it leads to.
 */
export function explainFailedRead(failed: FailedFile, errors: readonly ResultsError[]): readonly Diagnostic[] {
  const { file, samples, grid } = failed
  const isValid = (other: Uint8Array) => !(tryReading(other, grid) instanceof FailedRead)
  const whole = findWholeMistake(file, samples, { errors, isValid })
  if (whole) return [whole]
  // Before errors are joined, because percentages hide others.
  const asShares = percentages(errors, failed)
  const joined = joinErrors(asShares.left)
  const problems = [...asShares.problems]
  let left = joined.errors
  for (const step of steps) {
    const found = step(left, failed)
    problems.push(...found.problems)
    left = found.left
  }
  return [...problems, ...left.map((error) => explainOne(error, failed, joined.columns.get(error) ?? 0))]
}

/** @param columns how many other columns have the same mistake */
function explainOne(error: ResultsError, failed: FailedFile, columns: number): Diagnostic {
  const { file, bytes, grid } = failed
  const { id, line, values } = error
  if (id === 'results-outside') {
    const read = (other: Grid): Results | undefined => {
      const again = tryReading(failed.samples, other)
      return again instanceof FailedRead ? undefined : again
    }
    const [swapped] = findSwapped(file, { share: Number(values.percent) / 100, grid, read })
    if (swapped) return swapped
  }
  if (id === 'results-scattered' && line !== undefined) {
    const mistyped = findMistypedName(file, bytes, String(values.found), line)
    if (mistyped) return mistyped
  }
  if ((id === 'results-scattered' || id === 'results-backwards') && line !== undefined) {
    const repeated = findRepeatedRows(file, bytes, line)
    if (repeated) return repeated
  }
  const [found, before] = [Number(values.found), Number(values.before)]
  // Sorting the rows would mix two recordings.
  if (id === 'results-backwards' && isRestart(found, before))
    return problemAt(error, resultsFileMessages['results-file-restart'], failed, { found, before })
  return { ...withColumns(toProblem(error, { files: [file], bytes: [bytes] }), columns), ...explainError(error, bytes) }
}
