import type { Curve } from '@oogwenk/gaze'

/** A period in which the confidence intervals of two curves do not overlap. */
export interface Separation {
  /** Seconds. */
  from: number
  to: number
  /** The index of the curve that is higher. */
  higher: 0 | 1
}

/** The minimum length of a period, in steps: with fewer, a single moment could be reported as a finding. */
const MIN_STEPS = 3

/**
 * Finds the longest period in which the pointwise 95% confidence intervals of two curves do not overlap. It shows where
 * to look; it is not a significance test, because in some of a hundred moments the intervals are apart by chance alone.
 * @returns undefined if there is none
 */
export function longestSeparation(first: Curve, second: Curve): Separation | undefined {
  const step = ((first.moments[1] ?? 0) - (first.moments[0] ?? 0)) / 1000
  let best: { apart: Separation; steps: number } | undefined
  let run: { apart: Separation; steps: number } | undefined
  for (const [index, moment] of first.moments.entries()) {
    const higher = higherAt(first, second, index)
    if (higher === undefined) {
      run = undefined
      continue
    }
    const end = moment / 1000 + step / 2
    if (run?.apart.higher === higher) run = { apart: { ...run.apart, to: end }, steps: run.steps + 1 }
    else run = { apart: { from: end - step, to: end, higher }, steps: 1 }
    if (run.steps >= MIN_STEPS && run.steps > (best?.steps ?? 0)) best = run
  }
  return best?.apart
}

/** NaN fails every comparison, so a moment without an interval is never in such a period. */
function higherAt(first: Curve, second: Curve, index: number): 0 | 1 | undefined {
  if ((first.low[index] as number) > (second.high[index] as number)) return 0
  return (second.low[index] as number) > (first.high[index] as number) ? 1 : undefined
}
