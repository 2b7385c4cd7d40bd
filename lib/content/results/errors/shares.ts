import type { ResultsError } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { resultsFileMessages } from '../results-file-messages'
import { cellsOf, lineIn, tableOf } from '../results-lines'
import { problemAt, type Step } from './step'

/** At least this many columns with numbers above 1 mean that the file was exported as percentages. */
const MIN_PERCENT_COLUMNS = 3

/** Errors that disappear once percentages are written as shares. */
const SHARE_ERRORS = ['results-share', 'results-sum']

const isAboveOne = ({ id, values }: ResultsError) => id === 'results-share' && Number(values.found) > 1

/** Numbers above 1 in many columns are one mistake: the whole file has another scale. */
export const shares: Step = (errors, failed) => {
  const above = errors.filter(isAboveOne)
  const [share] = above
  if (share === undefined) return { problems: [], left: errors }
  // A column of percentages also makes the sum of a row wrong, even if the number in that row is below 1.
  if (above.length < MIN_PERCENT_COLUMNS) return { problems: [], left: errors.filter(({ id }) => id !== 'results-sum') }
  const values = { columns: above.length, found: String(share.values.found) }
  const whole = sumOfEmotions(failed.bytes, share.line ?? 0)
  const problem =
    whole === 10 || whole === 1000
      ? problemAt(share, resultsFileMessages['results-file-shares-of'], failed, { ...values, whole })
      : problemAt(share, resultsFileMessages['results-file-shares'], failed, values)
  return { problems: [problem], left: errors.filter(({ id }) => !SHARE_ERRORS.includes(id)) }
}

/** What the emotions of a row add up to, rounded to a power of ten; NaN if they cannot be read. */
function sumOfEmotions(bytes: Uint8Array, line: number): number {
  const cells = cellsOf(lineIn(bytes, line))
  const { columns } = tableOf(bytes, ...settings.EMOTIONS)
  const sum = columns.cells.reduce((total, cell) => total + Number(cells[cell]?.replaceAll('"', '')), 0)
  return 10 ** Math.round(Math.log10(sum))
}
