import { CURVE_STEP, LONGEST_BRIDGED_GAP } from './settings'
import { estimate, meanOf } from './statistics/statistics'

/** One person's channel, and the moment from which this person's time is counted. */
export interface Trace {
  /** Milliseconds, ascending. */
  time: Float64Array
  /** NaN where not known. */
  values: Float64Array
  /** Milliseconds. 0 for clock time, the first look for a locked curve; NaN excludes the person. */
  zero: number
}

/** The steps of a curve, its baseline and how much of that must be known. */
export interface CurveOptions {
  /** Milliseconds from each person's zero; `to` is exclusive. */
  from: number
  to: number
  /** Width of a step, in milliseconds. */
  step: number
  /** The baseline of each person's values, in milliseconds from their zero. Without it they stay unchanged. */
  baseline?: { from: number; to: number }
  /** Share of the baseline's steps in which a person needs a value, 0 to 1. */
  minBaseline?: number
  /** Longest gap that a straight line bridges, in milliseconds; 0 leaves all gaps open. */
  maxGap?: number
}

/**
 * The mean of a group over time. `mean` is NaN without a value, and `low` and `high` with fewer than two.
 */
export interface Curve {
  /** Middles of the steps, in milliseconds from zero. */
  moments: number[]
  mean: number[]
  /** 95% interval of the mean, moment by moment. */
  low: number[]
  high: number[]
  /** People with a value at the moment. */
  n: number[]
  /** People who have a zero and a baseline. */
  usable: number
  /** All people. */
  of: number
}

/**
 * Returns the mean curve of a group. Each person's samples are averaged step by step, short gaps are bridged, then people are
 * averaged, so that blinking does not change a person's weight.
 */
export function curveOf(traces: readonly Trace[], options: CurveOptions): Curve {
  const { from, to, step } = options
  const own = traces.flatMap((trace) => personCurve(trace, options) ?? [])
  const moments = Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + (index + 0.5) * step)
  const estimates = moments.map((_, index) => estimate(own.map((steps) => steps[index] as number)))
  return {
    moments,
    mean: estimates.map(({ mean }) => mean),
    low: estimates.map(({ interval }) => interval?.low ?? Number.NaN),
    high: estimates.map(({ interval }) => interval?.high ?? Number.NaN),
    n: estimates.map(({ n }) => n),
    usable: own.length,
    of: traces.length,
  }
}

/**
 * Returns one person's channel over time: the mean of the samples in each step, with short gaps bridged, relative to the
 * baseline if there is one.
 * @returns NaN for a step without a value; undefined without a zero, or if too little of the baseline is known
 */
export function personCurve(trace: Trace, options: CurveOptions): Float64Array | undefined {
  const { from, to, step, baseline, minBaseline = 0.5, maxGap = LONGEST_BRIDGED_GAP } = options
  if (Number.isNaN(trace.zero)) return undefined
  const steps = bridge(stepMeans(trace, from, to, step), step, maxGap)
  if (!baseline) return steps
  const before = stepMeans(trace, baseline.from, baseline.to, step)
  const known = before.filter((value) => !Number.isNaN(value)).length
  if (known === 0 || known < minBaseline * before.length) return undefined
  const baselineMean = meanOf(before)
  return steps.map((value) => value - baselineMean)
}

/**
 * Bridges each gap of up to `maxGap` ms in a person's steps with a straight line, in place; the ends and longer gaps stay
 * open.
 */
export function bridge(steps: Float64Array, step: number, maxGap = LONGEST_BRIDGED_GAP): Float64Array {
  let last = -1
  for (const [index, value] of steps.entries()) {
    if (Number.isNaN(value)) continue
    const [from, gap] = [steps[last] as number, index - last]
    if (last >= 0 && (gap - 1) * step <= maxGap)
      for (let filled = 1; filled < gap; filled++) steps[last + filled] = from + ((value - from) * filled) / gap
    last = index
  }
  return steps
}

/** Returns the means of a person's samples, step by step; NaN for a step without samples. */
export function stepMeans({ time, values, zero }: Trace, from: number, to: number, step: number): Float64Array {
  const count = Math.ceil((to - from) / step)
  const [sums, numbers] = [new Float64Array(count), new Float64Array(count)]
  for (let row = 0; row < time.length; row++) {
    const index = Math.floor(((time[row] as number) - zero - from) / step)
    const value = values[row] as number
    if (index < 0 || index >= count || Number.isNaN(value)) continue
    sums[index] = (sums[index] as number) + value
    numbers[index] = (numbers[index] as number) + 1
  }
  return sums.map((sum, index) => sum / (numbers[index] as number))
}

/**
 * Returns the change in a person's channel after a moment: the mean of the steps after it minus the mean of the steps before
 * it.
 * @param after the length of the period after the moment, in milliseconds; `before` the same before it
 * @returns in the unit of the channel; NaN without a moment, or if more than half of the steps on either side are unknown
 */
export function changeAt(trace: Trace, after = 1500, before = 1000): number {
  if (Number.isNaN(trace.zero)) return Number.NaN
  const half = (steps: Float64Array) => {
    const known = steps.filter((value) => !Number.isNaN(value))
    return known.length === 0 || known.length < steps.length / 2 ? Number.NaN : meanOf(known)
  }
  return half(stepMeans(trace, 0, after, CURVE_STEP)) - half(stepMeans(trace, -before, 0, CURVE_STEP))
}
