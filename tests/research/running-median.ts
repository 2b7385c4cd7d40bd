import { median } from './median'

/**
 * Computes a running median over time, which removes single outliers without smoothing the jump between two fixations.
 * Each value becomes the median of the values at most half a window away; with an even number of values, the mean of
 * the middle two.
 * @param time in milliseconds, ascending
 * @param values NaN where lost, which stays NaN and is ignored for other values
 * @source Tukey (1977), Exploratory Data Analysis, chapter 7
 */
export function runningMedian(time: Float64Array, values: Float64Array, windowMs: number): Float64Array {
  const smooth = new Float64Array(values.length)
  let from = 0
  let to = 0
  for (let row = 0; row < values.length; row++) {
    const now = time[row] as number
    while ((time[from] as number) < now - windowMs / 2) from++
    while (to < values.length && (time[to] as number) <= now + windowMs / 2) to++
    smooth[row] = Number.isNaN(values[row]) ? Number.NaN : median(values.subarray(from, to))
  }
  return smooth
}
