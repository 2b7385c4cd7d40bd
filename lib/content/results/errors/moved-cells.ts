import type { ResultsError } from '@oogwenk/gaze'
import { resultsFileMessages } from '../results-file-messages'
import { problemAt, type Step } from './step'

/** Errors in a row whose cells are one column too far to the left or right. */
const MOVED = ['results-half-point', 'results-heartrate', 'results-share', 'results-half-emotions', 'results-sum']

/** The errors of a row whose cells have moved are one mistake. */
export const movedCells: Step = (errors, failed) => {
  const moved = findMovedCells(errors)
  const reported = new Set(moved.flat())
  const problems = moved.map((row) => {
    const [first] = row as readonly [ResultsError]
    const emotion = row.find(({ column }) => column !== 'heartrate' && !/^gaze/.test(column ?? ''))
    // The line is enough: every cell of it may be wrong.
    const {
      column: _,
      field: __,
      ...problem
    } = problemAt(first, resultsFileMessages['results-file-moved-cells'], failed, { column: emotion?.column ?? '' })
    return problem
  })
  return { problems, left: errors.filter((error) => !reported.has(error)) }
}

/** Finds the errors of each row whose cells seem to have moved: in that row alone, in its heart rate and emotions. */
function findMovedCells(errors: readonly ResultsError[]): readonly (readonly ResultsError[])[] {
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
