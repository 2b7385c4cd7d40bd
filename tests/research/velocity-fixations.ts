import type { Fixation, Gaze } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { median } from './median'

/** The speed in degrees a second that ends a fixation, and its minimum duration, as in laboratories. */
const SETTINGS = { degreesPerSecond: 30, minimumMs: 60 }

/**
 * Finds fixations by velocity threshold (I-VT) on raw samples, for comparison only. Successive samples slower than the
 * threshold form a fixation.
 * @source Salvucci and Goldberg (2000), ETRA 2000, 71–78
 */
export function velocityFixations({ time, x, y }: Gaze): Fixation[] {
  const { degreesPerSecond, minimumMs } = SETTINGS
  const step = median(time.subarray(1).map((now, row) => now - (time[row] as number)))
  const groups: number[][] = [[]]
  for (const row of time.keys()) {
    const group = groups.at(-1) as number[]
    const last = group.at(-1)
    if (Number.isNaN(x[row])) groups.push([])
    else if (last === undefined) group.push(row)
    else {
      const distance = Math.hypot((x[row] as number) - (x[last] as number), (y[row] as number) - (y[last] as number))
      const speed = distance / settings.PIXELS_PER_DEGREE / (((time[row] as number) - (time[last] as number)) / 1000)
      if (speed < degreesPerSecond) group.push(row)
      else groups.push([row])
    }
  }
  const mean = (values: Float64Array, rows: number[]) =>
    rows.reduce((sum, row) => sum + (values[row] as number), 0) / rows.length
  return groups.flatMap((rows) => {
    const [first, last] = [rows[0], rows.at(-1)]
    if (first === undefined || last === undefined) return []
    const [start, lastTime] = [time[first] as number, time[last] as number]
    if (lastTime - start < minimumMs) return []
    return [{ start, end: lastTime + step, x: mean(x, rows), y: mean(y, rows), samples: rows.length }]
  })
}
