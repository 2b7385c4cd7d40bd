// Computes curves independently of packages/gaze, without importing anything from the site.
import type { Sample } from './recompute'
import type { Exact } from './recompute-printed'
import { summary } from './recompute-statistics'

/**
 * Computes the mean of one person's samples in each step of 100 ms from a given time on; undefined in a step without
 * samples.
 */
function steps(samples: Sample[], column: string, zero: number, from: number, to: number): (number | undefined)[] {
  return Array.from({ length: Math.round((to - from) / 100) }, (_, index) => {
    const begin = zero + from + index * 100
    const inside = samples.filter(({ timestamp_ms: t }) => (t as number) >= begin && (t as number) < begin + 100)
    return average(inside.map((sample) => sample[column]))
  })
}

function average(list: readonly (number | undefined)[]): number | undefined {
  const known = list.filter((each): each is number => each !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, each) => sum + each, 0) / known.length
}

/** Returns a step or, in a gap of at most five steps, the interpolation between the steps on either side. */
function interpolate(line: readonly (number | undefined)[], index: number): number | undefined {
  const before = line.findLastIndex((each, step) => step <= index && each !== undefined)
  const after = line.findIndex((each, step) => step >= index && each !== undefined)
  if (before < 0 || after < 0 || after - before > 6) return undefined
  const part = after === before ? 0 : (index - before) / (after - before)
  return (1 - part) * (line[before] as number) + part * (line[after] as number)
}

/**
 * Computes a mean curve with its interval, one entry for each step of 100 ms, which is undefined if nobody has a value.
 * @param zeros the time of second 0 for each person. People without one are left out, and so are those who have fewer
 * than half of the steps of `baseline`
 */
export function curve(
  people: readonly Sample[][],
  column: string,
  zeros: readonly (number | undefined)[],
  span: { from: number; to: number; baseline: [from: number, to: number] },
): (Exact | undefined)[] {
  const factor = column === 'heartrate' ? 1 : 100
  const lines = people.flatMap((samples, index) => {
    const zero = zeros[index]
    if (zero === undefined) return []
    const before = steps(samples, column, zero, ...span.baseline)
    const baseline = average(before)
    if (baseline === undefined || before.filter((each) => each !== undefined).length * 2 < before.length) return []
    const line = steps(samples, column, zero, span.from, span.to)
    return [
      line.map((_, index) => {
        const value = interpolate(line, index)
        return value === undefined ? undefined : factor * (value - baseline)
      }),
    ]
  })
  const count = Math.round((span.to - span.from) / 100)
  return Array.from({ length: count }, (_, step) => {
    const known = lines.map((line) => line[step]).filter((each): each is number => each !== undefined)
    return known.length === 0 ? undefined : summary(known)
  })
}

/**
 * Finds the longest run of at least three steps in which the interval of one curve is above that of the other; the
 * first of equally long runs.
 */
export function longestSeparation(
  curves: readonly (readonly (Exact | undefined)[])[],
): { first: number; last: number; above: 'A' | 'B' } | undefined {
  const [a = [], b = []] = curves
  const sides = a.map((one, step) => {
    const { low = Number.NaN, high = Number.NaN } = one ?? {}
    const { low: otherLow = Number.NaN, high: otherHigh = Number.NaN } = b[step] ?? {}
    return low > otherHigh ? 'A' : otherLow > high ? 'B' : '-'
  })
  const runs = [...sides.join('').matchAll(/A{3,}|B{3,}/g)]
  const [longest] = runs.toSorted((one, next) => next[0].length - one[0].length)
  if (!longest) return undefined
  const [{ length }] = longest
  return { first: longest.index, last: longest.index + length - 1, above: longest[0].startsWith('A') ? 'A' : 'B' }
}
