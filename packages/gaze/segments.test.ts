import { expect, test } from '@jest/globals'
import { normal, seededRandom } from '../../lib/images/headline/random'
import { segmentsOf } from './segments'

const still = (count: number) => ({
  time: Float64Array.from({ length: count }, (_, index) => index * 100),
  x: new Float64Array(count).fill(5),
  y: new Float64Array(count).fill(7),
})

/** The sum of squared distances to the mean of each point's own segment, plus the penalties. */
function costOf(x: number[], y: number[], firsts: readonly number[], penalty: number): number {
  return firsts.reduce((sum, first, index) => {
    const own = [x, y].map((values) => values.slice(first, firsts[index + 1]))
    const squares = own.flatMap((values) => {
      const mean = values.reduce((total, value) => total + value, 0) / values.length
      return values.map((value) => (value - mean) ** 2)
    })
    return sum + penalty + squares.reduce((total, value) => total + value, 0)
  }, 0)
}

test('of all ways to split a few points, none has a lower cost', () => {
  const random = seededRandom(3)
  for (let round = 0; round < 40; round++) {
    const count = 11
    const centres = Array.from({ length: count }, (_, index) => 20 * Math.floor(index / 4 + random()))
    const x = centres.map((centre) => centre + 6 * normal(random))
    const y = centres.map((centre) => centre + 6 * normal(random))
    const time = centres.map((_, index) => index)
    const penalty = 20 + 300 * random()
    const found = segmentsOf({ time, x, y }, penalty, 1000)
    const all = Array.from({ length: 2 ** (count - 1) }, (_, cuts) => [
      0,
      ...time.slice(1).filter((moment) => cuts & (1 << (moment - 1))),
    ])
    const lowest = Math.min(...all.map((firsts) => costOf(x, y, firsts, penalty)))
    expect(costOf(x, y, found, penalty)).toBeCloseTo(lowest, 6)
  }
})

test('an eye at rest is one segment, unless it rests for longer than the longest fixation', () => {
  expect(segmentsOf(still(100), 10, 10_000)).toEqual([0])
  const long = segmentsOf(still(250), 10, 10_000)
  expect(long).toHaveLength(3)
  expect(Math.max(...long.map((first, index) => (long[index + 1] ?? 250) - first))).toBeLessThanOrEqual(101)
})

test('no point gives no segment, and one point gives one', () => {
  expect(segmentsOf(still(0), 10, 10_000)).toEqual([])
  expect(segmentsOf(still(1), 10, 10_000)).toEqual([0])
})
