import type { Design } from '../sessions'
import { pairedShareDifference, shareDifference } from '../statistics/proportions'
import { pairedDifference, welchDifference } from '../statistics/statistics'
import type { Figure } from './figures'
import type { Metric } from './metrics'

/**
 * Computes the difference between two versions in one metric: second minus first.
 * Each version is given as its figure, and the ids of its people in the order of `values`.
 */
export function differenceOf(
  { name, yesNo }: Metric,
  [a, idsOfA]: [Figure, readonly string[]],
  [b, idsOfB]: [Figure, readonly string[]],
  design: Design,
): Figure {
  const [first, second] = [a.values ?? [], b.values ?? []]
  const { decimals, exploratory } = a
  const unit = a.unit === 'percent' ? 'points' : a.unit
  const shared = {
    ...{ token: `difference.${name}`, printed: Number.NaN, unit, decimals, signed: true, exploratory },
    ...{ n: a.n + b.n, of: a.of + b.of },
    ...(a.trust && b.trust && { trust: [a.trust, b.trust].includes('too small') ? ('too small' as const) : a.trust }),
  }
  if (design === 'different people') {
    const { value, interval, verdict } = yesNo
      ? inPercent(shareDifference(countYes(first), countYes(second)))
      : welchDifference(first, second)
    return { ...shared, ...sumCounts(a, b), value, interval, verdict }
  }
  const indexesOfB = new Map(idsOfB.map((id, index) => [id, index]))
  const matched = idsOfA.map((id) => second[indexesOfB.get(id) as number] as number)
  const values = matched.map((value, index) => (yesNo ? 100 : 1) * (value - (first[index] as number)))
  const n = values.filter((value) => !Number.isNaN(value)).length
  const { value, interval, verdict } = yesNo
    ? inPercent(pairedShareDifference(first, matched))
    : pairedDifference(first, matched)
  return { ...shared, value, interval, verdict, values, n, of: a.of }
}

/**
 * Adds up the people of both versions who never looked or have no fixation. If the same people saw both, the sums would
 * count them twice.
 */
const sumCounts = (a: Figure, b: Figure) =>
  a.never !== undefined && b.never !== undefined
    ? { never: a.never + b.never, noFixation: (a.noFixation ?? 0) + (b.noFixation ?? 0) }
    : {}

/** Counts who answered yes, among people with a known answer. */
const countYes = (values: readonly number[]): [count: number, of: number] => [
  values.filter((value) => value === 1).length,
  values.filter((value) => !Number.isNaN(value)).length,
]

function inPercent(difference: ReturnType<typeof shareDifference>) {
  const { value, interval, verdict } = difference
  return {
    value: 100 * value,
    interval: interval && { low: 100 * interval.low, high: 100 * interval.high },
    verdict,
  }
}
