import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { gazeDensity } from './density'
import { gazeShares, normalCdf } from './gaze-shares'
import { segmentsOf } from './segments'
import { median } from './statistics/median'
import { shareInterval } from './statistics/proportions'
import { type Difference, estimate, pairedDifference, welchDifference } from './statistics/statistics'
import { studentT } from './statistics/student-t'

/** Made by `r/fixtures.R`, which documents how. */
const fixtures: Fixtures = JSON.parse(readFileSync('packages/gaze/r/values.json', 'utf8'))

interface Interval {
  low: number
  high: number
}

interface TwoSamples extends Interval {
  name: string
  first: number[]
  second: number[]
  value: number
  degrees: number
}

interface Fixtures {
  madeBy: string
  quantiles: { degrees: number; beyond: number; t: number }[]
  means: ({ name: string; values: number[]; mean: number; sd: number; median: number } & Interval)[]
  welch: TwoSamples[]
  paired: TwoSamples[]
  shares: ({ count: number; of: number } & Interval)[]
  normals: { z: number; below: number }[]
  splits: { name: string; x: number[]; y: number[]; penalty: number; firsts: number[] }[]
  density: {
    x: number[]
    y: number[]
    areas: { area: [x: number, y: number, width: number, height: number]; share: number }[]
    /** Column indexes, from 0; the mass of the cells in these columns, by row. */
    columns: number[]
    cells: { row: number; mass: number[] }[]
    largest: number
    line: number[]
  }
}

/** The error of a value against R's, relative to R's or to a scale, whichever is larger, because a difference may be near 0. */
const errorOf = (value: number | undefined, expected: number, scale = 0) =>
  Math.abs((value as number) - expected) / Math.max(Math.abs(expected), scale)

const worstOf = (errors: readonly number[]) => Math.max(...errors)

test('Student’s t matches R, at whole and fractional degrees of freedom', () => {
  const errors = (min: number, max: number) =>
    fixtures.quantiles
      .filter(({ degrees }) => degrees >= min && degrees <= max)
      .map(({ degrees, beyond, t }) => errorOf(studentT(degrees, beyond), t))
  const [usual, huge] = [errors(1, 1000), errors(100_000, 100_000)]
  expect([usual.length, huge.length]).toEqual([78, 6])
  expect(worstOf(usual)).toBeLessThan(1e-11)
  // Logarithms of gamma functions are large there, and their difference loses digits.
  expect(worstOf(huge)).toBeLessThan(1e-9)
})

test('means, medians, standard deviations and their intervals match R', () => {
  for (const { name, values, ...expected } of fixtures.means) {
    const { mean, sd, n, interval } = estimate(values)
    expect([name, n]).toEqual([name, values.length])
    const errors = [
      errorOf(mean, expected.mean),
      errorOf(sd, expected.sd),
      errorOf(median(values), expected.median),
      errorOf(interval?.low, expected.low, sd),
      errorOf(interval?.high, expected.high, sd),
    ]
    expect([name, worstOf(errors)]).toEqual([name, expect.closeTo(0, 9)])
  }
})

const compared = ({ value, interval, degrees }: Difference, expected: TwoSamples) => {
  const width = expected.high - expected.low
  return worstOf([
    errorOf(value, expected.value, width),
    errorOf(degrees, expected.degrees),
    errorOf(interval?.low, expected.low, width),
    errorOf(interval?.high, expected.high, width),
  ])
}

test.each([
  ['between people, with Satterthwaite’s degrees of freedom,', fixtures.welch, 10, welchDifference],
  ['within people', fixtures.paired, 4, pairedDifference],
] as const)('differences %s match R', (_, samples, count, difference) => {
  expect(samples).toHaveLength(count)
  for (const each of samples)
    expect([each.name, compared(difference(each.first, each.second), each)]).toEqual([each.name, expect.closeTo(0, 9)])
})

test('the interval of a share matches R', () => {
  const errors = fixtures.shares.map(({ count, of, low, high }) => {
    const interval = shareInterval(count, of)
    return worstOf([errorOf(interval?.low, low, 1), errorOf(interval?.high, high, 1)])
  })
  expect(errors).toHaveLength(16)
  expect(worstOf(errors)).toBeLessThan(1e-9)
})

test('the normal distribution matches R', () => {
  // These values are subtracted from each other, so the absolute error counts.
  expect(worstOf(fixtures.normals.map(({ z, below }) => errorOf(normalCdf(z), below, 1)))).toBeLessThan(1e-15)
})

test.each(fixtures.splits)(
  '$name: the best split is the one that R finds by trying all',
  ({ x, y, penalty, firsts }) => {
    expect(segmentsOf({ time: x.map((_, index) => index), x, y }, penalty, Number.POSITIVE_INFINITY)).toEqual(firsts)
  },
)

test('the flow of the Nile changes after 1898, as in Cobb (1978), Biometrika 65, 243–251', () => {
  expect(fixtures.splits[0]?.firsts).toEqual([0, 1899 - 1871])
})

const grid = { width: 1200, height: 750 }
const { areas, columns, cells, largest, line, ...samples } = fixtures.density
const gaze = { x: Float64Array.from(samples.x), y: Float64Array.from(samples.y) }

test('the shares of areas match R to a millionth, the accuracy of their interpolation', () => {
  const boxes = areas.map(({ area: [x, y, width, height] }, index) => ({ id: `a${index}`, x, y, width, height }))
  const errors = gazeShares(gaze, grid, boxes).map((share, index) => Math.abs(share - (areas[index]?.share as number)))
  expect(worstOf(errors)).toBeLessThan(1e-6)
})

test('a density is the sum of Gaussian curves that R computes, to a thousandth of its largest value', () => {
  const { mass, columns: perRow } = gazeDensity(gaze, grid)
  const errors = cells.flatMap(({ row, mass: expected }) =>
    expected.map((value, index) => (mass.at(row * perRow + (columns[index] as number)) as number) - value),
  )
  expect(errors).toHaveLength(140)
  // Samples are distributed among the centres of cells of 4 pixels, which widens each curve a little.
  expect(worstOf(errors.map(Math.abs)) / largest).toBeLessThan(0.001)
})

test('along a line a density matches R’s own function, to a thousandth of its largest value', () => {
  const { mass } = gazeDensity({ x: gaze.x, y: gaze.x.map(() => 2) }, { width: 1200, height: 4 })
  const errors = line.map((value, index) => Math.abs((mass[columns[index] as number] as number) - value))
  expect(worstOf(errors) / Math.max(...line)).toBeLessThan(0.001)
})
