// Computes statistics independently of packages/gaze, without importing anything.

/** Computes the mean; NaN without values. */
export const mean = (list: number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length

const variance = (list: number[]): number => {
  const middle = mean(list)
  return list.reduce((sum, each) => sum + (each - middle) * (each - middle), 0) / (list.length - 1)
}

/**
 * Computes the 97.5% point of Student's t by summing its density: with t = sqrt(v) tan(u), it is proportional to
 * cos(u)^(v - 1).
 * @param v degrees of freedom
 */
function tPoint(v: number): number {
  const before = points.get(v)
  if (before !== undefined) return before
  const point = computeTPoint(v)
  points.set(v, point)
  return point
}

/** Points computed before, because most groups have the same number of people. */
const points = new Map<number, number>()

function computeTPoint(v: number): number {
  const steps = 20_000
  const width = Math.PI / 2 / steps
  const height = (index: number) => Math.cos(index * width) ** (v - 1)
  const slices = Array.from({ length: steps }, (_, index) => ((height(index) + height(index + 1)) / 2) * width)
  const half = slices.reduce((sum, each) => sum + each, 0)
  let cumulative = 0
  for (const [index, slice] of slices.entries()) {
    if (cumulative + slice >= 0.95 * half)
      return Math.sqrt(v) * Math.tan((index + (0.95 * half - cumulative) / slice) * width)
    cumulative += slice
  }
  return Number.POSITIVE_INFINITY
}

/** Computes the mean and 95% interval of a list; there is no interval for fewer than two values. */
export function summary(list: number[]): { mean: number; low?: number; high?: number } {
  const middle = mean(list)
  if (list.length < 2) return { mean: middle }
  const margin = tPoint(list.length - 1) * Math.sqrt(variance(list) / list.length)
  return { mean: middle, low: middle - margin, high: middle + margin }
}

/** Subtracts the first mean from the second, with unequal variances (Welch). */
export function contrast(first: number[], second: number[]): { mean: number; low?: number; high?: number } {
  const middle = mean(second) - mean(first)
  if (first.length < 2 || second.length < 2) return { mean: middle }
  const [p, q] = [variance(first) / first.length, variance(second) / second.length]
  const v = (p + q) ** 2 / (p ** 2 / (first.length - 1) + q ** 2 / (second.length - 1))
  const margin = tPoint(v) * Math.sqrt(p + q)
  return { mean: middle, low: middle - margin, high: middle + margin }
}

/**
 * Finds the ends of a share's interval by bisection: at each end, the share is 1.96 standard errors of that end away.
 */
export function shareEnds(count: number, total: number): [low: number, high: number] {
  const share = count / total
  const isTooFar = (end: number) => Math.abs(share - end) > 1.959963985 * Math.sqrt((end * (1 - end)) / total)
  const search = (outside: number) => {
    let [out, inside] = [outside, share]
    for (let round = 0; round < 60; round++) {
      const middle = (out + inside) / 2
      if (isTooFar(middle)) out = middle
      else inside = middle
    }
    return inside
  }
  return [count === 0 ? 0 : search(0), count === total ? 1 : search(1)]
}
