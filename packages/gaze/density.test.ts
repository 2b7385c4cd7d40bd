import { expect, test } from '@jest/globals'
import { seededRandom } from '../../lib/images/headline/random'
import { gazeDensity } from './density'

const grid = { width: 1200, height: 750 }
const points = (positions: readonly (readonly [number, number])[]) => ({
  x: Float64Array.from(positions, ([x]) => x),
  y: Float64Array.from(positions, ([, y]) => y),
})
const random = seededRandom(5)
const many = Array.from({ length: 400 }, () => [1200 * random(), 750 * random()] as const)
const sum = (mass: Float64Array) => mass.reduce((total, value) => total + value, 0)

test('the density of one sample is a Gaussian around it, with the given sigma', () => {
  // Centre of a cell, sigma 10 pixels: cells 10 pixels away have exp(-1/2) of its height, diagonal ones exp(-1).
  const { mass, columns } = gazeDensity(
    points([[55, 45]]),
    { width: 110, height: 90 },
    {
      ...{ sigmaDegrees: 1, pixelsPerDegree: 10, cell: 10 },
    },
  )
  const massAt = (column: number, row: number) => mass[row * columns + column] as number
  const peak = massAt(5, 4)
  expect(massAt(6, 4) / peak).toBeCloseTo(Math.exp(-0.5), 12)
  expect(massAt(5, 3) / peak).toBeCloseTo(Math.exp(-0.5), 12)
  expect(massAt(6, 5) / peak).toBeCloseTo(Math.exp(-1), 12)
  expect(massAt(7, 4) / peak).toBeCloseTo(Math.exp(-2), 12)
  // A cell of one sigma square holds 1/(2π) of the mass at the peak, apart from discretisation and truncation at the edges.
  expect(peak).toBeCloseTo(1 / (2 * Math.PI), 4)
})

test.each([
  ['many samples', many],
  ['a sample in a corner', [[0, 0] as const]],
  ['a sample on the far edge', [[1200, 750] as const]],
])('the mass of %s is 1', (_, positions) => {
  const { mass, columns, rows } = gazeDensity(points(positions), grid)
  expect(mass).toHaveLength(columns * rows)
  expect(sum(mass)).toBeCloseTo(1, 12)
  expect(mass.every((value) => value >= 0)).toBe(true)
})

test('the order of samples makes no difference', () => {
  const one = gazeDensity(points(many), grid).mass
  const other = gazeDensity(points([...many].reverse()), grid).mass
  expect(Math.max(...one.map((value, cell) => Math.abs(value - (other[cell] as number))))).toBeLessThan(1e-15)
})

test('mirrored samples have a mirrored density, even on cell borders', () => {
  const positions = [...many, [400, 300] as const, [0, 750] as const]
  const { mass, columns, rows } = gazeDensity(points(positions), grid)
  const mirrored = gazeDensity(points(positions.map(([x, y]) => [1200 - x, y] as const)), grid).mass
  for (let row = 0; row < rows; row += 7)
    for (let column = 0; column < columns; column += 5)
      expect(mirrored[row * columns + columns - 1 - column]).toBeCloseTo(mass[row * columns + column] as number, 12)
})

test('lost samples and samples outside the stimulus do not count', () => {
  const seen = gazeDensity(points([[100, 100]]), grid)
  const more = gazeDensity(
    points([
      [100, 100],
      [Number.NaN, Number.NaN],
      [-1, 100],
      [100, 750.1],
    ]),
    grid,
  )
  expect(more).toEqual(seen)
  expect(more.samples).toBe(1)
})

test('without samples there is no mass, and nothing is divided by zero', () => {
  const { mass, samples } = gazeDensity(points([]), grid)
  expect([sum(mass), samples]).toEqual([0, 0])
})

test('a zero-width kernel and a one-cell grid are handled', () => {
  expect(sum(gazeDensity(points([[30, 30]]), grid, { sigmaDegrees: 0 }).mass)).toBeCloseTo(1, 12)
  expect([...gazeDensity(points([[3, 3]]), { width: 4, height: 4 }).mass]).toEqual([1])
})
