import type { Fixation, Gaze } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { median } from './median'
import { runningMedian } from './running-median'

/**
 * The settings that this site used before its thresholds depended on the noise: the window of the running median, and
 * the limits of a fixation, which are the sum of its width and height in degrees, its minimum duration, and the longest
 * gap in it.
 */
const SETTINGS = { medianMs: 100, dispersionDegrees: 3, minimumMs: 100, gapMs: 150 }

/**
 * Finds fixations by a fixed dispersion threshold (I-DT), for comparison only.
 * @source Salvucci and Goldberg (2000), Identifying fixations and saccades in eye-tracking protocols, ETRA 2000, 71–78
 */
export function dispersionFixations(gaze: Gaze): Fixation[] {
  const { medianMs, dispersionDegrees, minimumMs, gapMs } = SETTINGS
  const max = dispersionDegrees * settings.PIXELS_PER_DEGREE
  const { time } = gaze
  const x = runningMedian(time, gaze.x, medianMs)
  const y = runningMedian(time, gaze.y, medianMs)
  const rows = [...time.keys()].filter((row) => !Number.isNaN(x[row]))
  const timeAt = (index: number) => time[rows[index] as number] as number
  const step = median(time.subarray(1).map((now, row) => now - (time[row] as number)))
  const fixations: Fixation[] = []

  for (let first = 0; first < rows.length; ) {
    const box = { left: Number.POSITIVE_INFINITY, right: -Infinity, top: Number.POSITIVE_INFINITY, bottom: -Infinity }
    let last = first - 1
    for (let next = first; next < rows.length; next++) {
      if (next > first && timeAt(next) - timeAt(next - 1) > gapMs) break
      const row = rows[next] as number
      box.left = Math.min(box.left, x[row] as number)
      box.right = Math.max(box.right, x[row] as number)
      box.top = Math.min(box.top, y[row] as number)
      box.bottom = Math.max(box.bottom, y[row] as number)
      if (box.right - box.left + box.bottom - box.top > max) break
      last = next
    }
    if (timeAt(last) - timeAt(first) < minimumMs) {
      first++
      continue
    }
    const inside = rows.slice(first, last + 1)
    const mean = (values: Float64Array) => inside.reduce((sum, row) => sum + (values[row] as number), 0) / inside.length
    const [start, lastTime] = [timeAt(first), timeAt(last)]
    const following = time[(rows[last] as number) + 1] ?? Number.POSITIVE_INFINITY
    const end = Math.min(lastTime + step, following)
    fixations.push({ start, end, x: mean(x), y: mean(y), samples: inside.length })
    first = last + 1
  }
  return fixations
}
