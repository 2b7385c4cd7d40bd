import { expect, test } from '@jest/globals'
import { bridge, changeAt, curveOf, stepMeans, type Trace } from './curves'
import { LOCKED } from './settings'

const missing = Number.NaN

/** A value every 100 ms from 0. */
const trace = (values: readonly number[], zero = 0): Trace => ({
  time: Float64Array.from(values, (_, row) => row * 100),
  values: Float64Array.from(values),
  zero,
})

test('samples are averaged step by step, and a step without samples has no value', () => {
  expect([...stepMeans(trace([1, 3, missing, 5, missing, missing]), 0, 600, 200)]).toEqual([2, 5, missing])
})

test('the mean of a group has an interval and the number of people', () => {
  const curve = curveOf([trace([1, 2, missing]), trace([3, 2, missing]), trace([5, missing, missing])], {
    from: 0,
    to: 400,
    step: 100,
  })
  expect(curve.moments).toEqual([50, 150, 250, 350])
  expect(curve.mean).toEqual([3, 2, missing, missing])
  expect(curve.n).toEqual([3, 2, 0, 0])
  expect([curve.usable, curve.of]).toEqual([3, 3])
  // Standard deviation 2, n = 3: 4.3027 times 2 / sqrt(3).
  expect(curve.low[0]).toBeCloseTo(3 - (4.3026527 * 2) / Math.sqrt(3), 6)
  expect([curve.low[2], curve.high[2]]).toEqual([missing, missing])
})

test('a gap of half a second in a person’s values is interpolated, and a longer one takes the person out of the mean', () => {
  const lost = (steps: number) => Float64Array.from([2, ...Array(steps).fill(missing), 8])
  expect([...bridge(lost(5), 100)]).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect([...bridge(lost(6), 100)]).toEqual([2, ...Array(6).fill(missing), 8])
  expect([...bridge(lost(2), 250)]).toEqual([2, 4, 6, 8])
  expect([...bridge(lost(2), 300)]).toEqual([2, missing, missing, 8])
  expect([...bridge(Float64Array.from([missing, 1, missing]), 100)]).toEqual([missing, 1, missing])
  const { mean, n } = curveOf([trace([1, 1, 1]), trace([9, missing, 9])], { from: 0, to: 300, step: 100 })
  expect([mean, n]).toEqual([
    [5, 5, 5],
    [2, 2, 2],
  ])
})

test('each person is measured against their own baseline', () => {
  const options = { from: 0, to: 400, step: 100, baseline: { from: 0, to: 200 } }
  const { mean } = curveOf([trace([10, 20, 25, 35]), trace([50, 50, 50, 60])], options)
  expect(mean).toEqual([-2.5, 2.5, 5, 15])
})

test('a curve is locked to each person’s own moment, and counts how many of the people could be used', () => {
  const early = trace(
    Array.from({ length: 60 }, (_, row) => (row < 3 ? 0 : 8)),
    300,
  )
  const first = trace(
    Array.from({ length: 60 }, (_, row) => (row < 20 ? 1 : 5)),
    2000,
  )
  const second = trace(
    Array.from({ length: 60 }, (_, row) => (row < 30 ? 2 : 8)),
    3000,
  )
  const never = trace(
    Array.from({ length: 60 }, () => 3),
    missing,
  )
  const curve = curveOf([early, first, never, second], LOCKED)
  expect([curve.usable, curve.of]).toEqual([2, 4])
  expect(curve.mean.slice(0, 10)).toEqual(Array(10).fill(0))
  expect(curve.mean.slice(10)).toEqual(Array(25).fill(5))
  // Four seconds after 3,000 ms is beyond the end of the session.
  expect(curveOf([second], { ...LOCKED, to: 4000 }).n.at(-1)).toBe(0)
})

test('without people, the curve is empty and there is no error', () => {
  const curve = curveOf([], { from: 0, to: 200, step: 100 })
  expect(curve).toMatchObject({ mean: [missing, missing], n: [0, 0], usable: 0, of: 0 })
})

test('one person gives a curve without an interval', () => {
  expect(curveOf([trace([4])], { from: 0, to: 100, step: 100 })).toMatchObject({ mean: [4], low: [missing], n: [1] })
})

test('the change at a moment is the mean after it minus the mean before it, if at least half of each is known', () => {
  const values = Array.from({ length: 40 }, (_, row) => (row < 20 ? 2 : 7))
  expect(changeAt(trace(values, 2000))).toBe(5)
  expect(changeAt(trace(values, 400))).toBeNaN()
  expect(changeAt(trace(values, 500))).toBe(0)
  expect(changeAt(trace(values, missing))).toBeNaN()
  expect(changeAt(trace(values, 3500))).toBeNaN()
})
