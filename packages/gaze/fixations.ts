import type { Person } from './results'
import { segmentsOf } from './segments'
import { FIXATION_DEFAULTS, type FixationOptions, LONGEST_MS, SEGMENT_PARAMETERS } from './settings'
import { median } from './statistics/median'

/** A fixation: times in milliseconds, position in pixels of the grid. */
export interface Fixation {
  start: number
  /** The end of the last sample, which lasts until the next one, but no longer than one typical step. */
  end: number
  x: number
  y: number
  samples: number
}

/** The gaze of one person: milliseconds, ascending, and pixels of the grid, NaN if lost. */
export type Gaze = Pick<Person, 'time' | 'x' | 'y'>

/**
 * Estimates the noise of one person's gaze in pixels: its standard deviation in each direction, from the median
 * distance between one sample and the next. Eyes mostly rest, so the few large steps between fixations matter little.
 * @returns NaN if no two consecutive samples are within `gapMs`
 * @source Holmqvist, Nyström and Mulvey (2012), Eye tracker data quality, ETRA 2012, 45–52, for the distance from
 * sample to sample; Hall, Kay and Titterington (1990), Asymptotically optimal difference-based estimation of variance,
 * Biometrika 77, 521–528, for the spread from differences. A distance in two directions has a Rayleigh distribution,
 * whose median gives the divisor
 */
export function noiseOf(gaze: Gaze, gapMs = FIXATION_DEFAULTS.gapMs): number {
  const { time, x, y } = gaze
  const rows = knownRows(gaze)
  const steps = rows.slice(1).map((row, index) => {
    const last = rows[index] as number
    const elapsed = (time[row] as number) - (time[last] as number)
    return elapsed > gapMs
      ? Number.NaN
      : Math.hypot((x[row] as number) - (x[last] as number), (y[row] as number) - (y[last] as number))
  })
  return median(steps) / Math.sqrt(4 * Math.LN2)
}

/**
 * Finds fixations without a fixed threshold: gaze is split into segments that each stay around one place, and a further
 * segment has to explain more than the noise of this person's gaze would (the Schwarz criterion). Segments that last
 * long enough are fixations; the others are saccades, or single outliers. Lost samples are skipped.
 * @returns in chronological order, without overlap
 * @source Killick, Fearnhead and Eckley (2012), Optimal detection of changepoints with a linear computational cost,
 * JASA 107, 1590–1598; Yao (1988), Estimating the number of change-points via Schwarz’ criterion, Statistics and
 * Probability Letters 6, 181–189. Splitting by measured noise: Pekkanen and Lappi (2017), Scientific Reports 7, 17726
 */
export function findFixations(gaze: Gaze, options: Partial<FixationOptions> = {}): Fixation[] {
  const { minNoiseDegrees, minimumMs, gapMs, pixelsPerDegree } = { ...FIXATION_DEFAULTS, ...options }
  const { time, x, y } = gaze
  const rows = knownRows(gaze)
  const noise = Math.max(minNoiseDegrees * pixelsPerDegree, noiseOf(gaze, gapMs) || 0)
  const penalty = SEGMENT_PARAMETERS * Math.log(rows.length) * noise * noise
  const step = median(time.subarray(1).map((now, row) => now - (time[row] as number)))
  const fixations: Fixation[] = []
  for (const run of withoutGaps(rows, time, gapMs)) {
    const part = (values: Float64Array) => Float64Array.from(run, (row) => values[row] as number)
    const points = { time: part(time), x: part(x), y: part(y) }
    const firsts = segmentsOf(points, penalty, LONGEST_MS)
    firsts.forEach((first, index) => {
      const last = (firsts[index + 1] ?? run.length) - 1
      const start = points.time[first] as number
      const following = time[(run[last] as number) + 1] ?? Number.POSITIVE_INFINITY
      const end = Math.min((points.time[last] as number) + step, following)
      // One sample is not a fixation, however long it lasts.
      if (last === first || end - start < minimumMs) return
      const samples = last + 1 - first
      const mean = (values: Float64Array) =>
        values.subarray(first, last + 1).reduce((sum, value) => sum + value, 0) / samples
      fixations.push({ start, end, x: mean(points.x), y: mean(points.y), samples })
    })
  }
  return fixations
}

function knownRows({ x }: Gaze): number[] {
  const rows: number[] = []
  for (let row = 0; row < x.length; row++) if (!Number.isNaN(x[row])) rows.push(row)
  return rows
}

/** Splits rows with gaze wherever it was lost for longer than a gap. */
function withoutGaps(rows: readonly number[], time: Float64Array, gapMs: number): number[][] {
  const runs: number[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    const now = time[row] as number
    if (now - last > gapMs) runs.push([])
    runs.at(-1)?.push(row)
    last = now
  }
  return runs
}
