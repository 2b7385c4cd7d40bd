import { COLUMNS } from '../results'
import type { Mistakes } from './mistakes'
import type { CellLocation } from './results-problems'

/** The latest time of a sample, in milliseconds: a day after the stimulus appeared. */
export const MAX_TIME_MS = 86_400_000
const [TIME, X, Y, HEARTRATE, FIRST_EMOTION] = [1, 2, 3, 4, 5] as const
/** The range of heart rates in beats per minute. Outside it, the unit is wrong, or a missing value was written as 0. */
const HEARTRATES = [20, 250] as const
/** Eight shares with three decimals, each rounded, may miss 1 by 0.004; some programs truncate instead. */
const SUM_TOLERANCE = 0.02

/**
 * Checks the values of a row. The same time as the row before is not a mistake: `ResultsReader` leaves it out.
 * @param values in the order of `COLUMNS`
 * @param before time of this person's previous row, or -Infinity
 * @param wasBackwards whether that row went back in time as well: consecutive rows in the wrong order are one mistake
 * @returns whether all of them are valid
 */
export function checkRow(
  values: Float64Array,
  before: number,
  line: number,
  mistakes: Mistakes,
  wasBackwards: boolean,
): boolean {
  const { count } = mistakes
  const time = values[TIME] as number
  if (!wasBackwards || !(time < before)) checkTime(time, before, { line, column: 'timestamp_ms' }, mistakes)
  const lostX = Number.isNaN(values[X])
  if (lostX !== Number.isNaN(values[Y])) {
    const empty = lostX ? 'gaze_x' : 'gaze_y'
    mistakes.add('results-half-point', { line, column: empty }, { empty })
  }
  const heartrate = values[HEARTRATE] as number
  if (heartrate < HEARTRATES[0] || heartrate > HEARTRATES[1])
    mistakes.add('results-heartrate', { line, column: 'heartrate' }, { found: heartrate })
  checkEmotions(values, line, mistakes)
  return mistakes.count === count && !(time < before)
}

function checkTime(time: number, before: number, when: CellLocation, mistakes: Mistakes): void {
  if (Number.isNaN(time)) mistakes.add('results-no-time', when)
  else if (time < 0) mistakes.add('results-early', when, { found: time })
  else if (time > MAX_TIME_MS) mistakes.add('results-clock', when, { found: time })
  else if (time < before) {
    // Where points separate thousands, 1.029 comes after 994.
    const number = Math.round(time * 1000)
    const isGrouped = time < 1000 && !Number.isInteger(time) && time === number / 1000 && number > before
    const isReported = mistakes.has('results-backwards-thousands')
    if (isGrouped) mistakes.addOnce('results-backwards-thousands', when, { found: time, before, number })
    else if (!isReported) mistakes.add('results-backwards', when, { found: time, before })
  }
}

function checkEmotions(values: Float64Array, line: number, mistakes: Mistakes): void {
  let sum = 0
  let known = 0
  let isWhole = true
  for (let field = FIRST_EMOTION; field < values.length; field++) {
    const share = values[field] as number
    if (Number.isNaN(share)) continue
    if (share < 0 || share > 1) {
      mistakes.add('results-share', { line, column: COLUMNS[field] }, { found: share })
      isWhole = false
    }
    sum += share
    known++
  }
  if (known === 0) return
  if (known < values.length - FIRST_EMOTION) {
    const gap = values.findIndex((value, field) => field >= FIRST_EMOTION && Number.isNaN(value))
    mistakes.add('results-half-emotions', { line, column: COLUMNS[gap] })
    return
  }
  // A share in another unit makes the sum wrong too.
  if (isWhole && Math.abs(sum - 1) > SUM_TOLERANCE)
    mistakes.add('results-sum', { line, column: COLUMNS[FIRST_EMOTION] }, { found: Number(sum.toFixed(3)) })
}
