import { COLUMNS } from '../results'
import { ResultsError } from './results-problems'

const DAY = 86_400_000
const [TIME, X, Y, HEARTRATE, FIRST_EMOTION] = [1, 2, 3, 4, 5] as const
/** The range of heart rates in beats a minute; outside it, the unit is wrong, or a missing value was written as 0. */
const HEARTRATES = [20, 250] as const
/** Eight shares with three decimals, each rounded, may miss 1 by .004; some programs truncate instead. */
const SUM_TOLERANCE = 0.02

/**
 * Checks the values of a row. The same time as the row before is not a mistake: `ResultsReader` leaves it out.
 * @param values in the order of `COLUMNS`
 * @param before time of this person's previous row, or -Infinity @throws ResultsError for the first impossible value
 */
export function checkRow(values: Float64Array, before: number, line: number): void {
  const time = values[TIME] as number
  const when = { line, column: 'timestamp_ms' }
  if (Number.isNaN(time)) throw new ResultsError('results-no-time', when)
  if (time < 0) throw new ResultsError('results-early', when, { found: time })
  if (time > DAY) throw new ResultsError('results-clock', when, { found: time })
  if (time < before) throw new ResultsError('results-backwards', when, { found: time, before })

  const lostX = Number.isNaN(values[X])
  if (lostX !== Number.isNaN(values[Y])) {
    const empty = lostX ? 'gaze_x' : 'gaze_y'
    throw new ResultsError('results-half-point', { line, column: empty }, { empty })
  }
  const heartrate = values[HEARTRATE] as number
  if (heartrate < HEARTRATES[0] || heartrate > HEARTRATES[1])
    throw new ResultsError('results-heartrate', { line, column: 'heartrate' }, { found: heartrate })
  checkEmotions(values, line)
}

function checkEmotions(values: Float64Array, line: number): void {
  let sum = 0
  let known = 0
  for (let field = FIRST_EMOTION; field < values.length; field++) {
    const share = values[field] as number
    if (Number.isNaN(share)) continue
    if (share < 0 || share > 1)
      throw new ResultsError('results-share', { line, column: COLUMNS[field] }, { found: share })
    sum += share
    known++
  }
  if (known === 0) return
  if (known < values.length - FIRST_EMOTION) {
    const gap = values.findIndex((value, field) => field >= FIRST_EMOTION && Number.isNaN(value))
    throw new ResultsError('results-half-emotions', { line, column: COLUMNS[gap] })
  }
  if (Math.abs(sum - 1) > SUM_TOLERANCE)
    throw new ResultsError('results-sum', { line, column: COLUMNS[FIRST_EMOTION] }, { found: Number(sum.toFixed(3)) })
}
