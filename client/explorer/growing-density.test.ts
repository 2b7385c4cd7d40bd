import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type Density, type Grid, readResults, reportOf, type Version } from '@oogwenk/gaze'
import { packVersion, unpackVersion } from '../../lib/charts/explorer-data'
import { percentPerSquareDegree } from '../../lib/charts/gaze-spread'
import { seededRandom } from '../../lib/images/headline/random'
import { resultsOf } from '../../tests/research/results-of'
import { commonPeak, GROWING_CELL, growingDensity } from './growing-density'

const grid = { width: 1200, height: 750 }
const random = seededRandom(7)
/** Ten seconds of one person's gaze in steps of 100 ms, some of it lost, some outside the stimulus. */
const makePerson = () => {
  const coordinate = (size: number) => (random() < 0.05 ? Number.NaN : size * (1.1 * random() - 0.05))
  const series = (size: number) => Float64Array.from({ length: 100 }, () => coordinate(size))
  return { person: { x: series(grid.width), y: series(grid.height) } }
}
const people = Array.from({ length: 12 }, makePerson)
/** Returns the density of a report for the same samples up to a step. */
function densityOf(of: typeof people, size: Grid, steps = 100): Density {
  const gaze = of.map(({ person }) => ({
    time: Float64Array.from(person.x.slice(0, steps), (_, step) => (step + 0.5) * 100),
    ...{ x: person.x.slice(0, steps), y: person.y.slice(0, steps) },
  }))
  const version = { results: resultsOf(gaze, size), areas: [] }
  return reportOf(version, undefined, { density: { cell: GROWING_CELL } }).versions[0]?.density as Density
}
const total = (mass: Float64Array) => mass.reduce((sum, value) => sum + value, 0)
/** Returns the largest difference between the expected density and this one, scaled to a mass of 1. */
const largestDifference = (mass: Float64Array, expected: Density) =>
  mass.reduce((max, value, index) => Math.max(max, Math.abs(value / total(mass) - (expected.mass[index] as number))), 0)

/** Relative to a total mass of 1: only the order of additions differs. */
const TOLERANCE = 1e-12

test.each([
  ['the end, everybody', 10_000, people, 100],
  ['a moment in between', 4250, people, 42],
  ['one person alone', 10_000, people.slice(3, 4), 100],
])('the accumulated density equals a report’s density of the same samples: %s', (_, t, chosen, steps) => {
  const density = growingDensity(grid)
  density.show(t, chosen)
  const expected = densityOf(chosen, grid, steps)
  expect([density.columns, density.rows]).toEqual([expected.columns, expected.rows])
  expect(largestDifference(density.mass, expected)).toBeLessThan(TOLERANCE)
})

test.each([
  { width: 1200, height: 750 },
  { width: 1201, height: 61 },
  { width: 10, height: 9 },
])('the accumulated density is the same on a grid of any shape: $width x $height', (size) => {
  const person = {
    x: Float64Array.of(0, size.width, size.width / 3, -1, Number.NaN),
    y: Float64Array.of(0, size.height, size.height / 3, 5, 5),
  }
  const density = growingDensity(size)
  density.show(500, [{ person }])
  expect(largestDifference(density.mass, densityOf([{ person }], size))).toBeLessThan(TOLERANCE)
})

test('a density only grows with time, and growing in steps gives the same result as one jump', () => {
  const [density, jump] = [growingDensity(grid), growingDensity(grid)]
  let before = density.mass.slice()
  const sums: number[] = []
  for (let t = 0; t <= 10_000; t += 130) {
    density.show(t, people)
    expect(density.mass.every((value, index) => value >= (before[index] as number))).toBe(true)
    before = density.mass.slice()
    sums.push(total(before))
  }
  expect(sums[0]).toBe(0)
  expect(new Set(sums).size).toBe(sums.length)
  density.show(10_000, people)
  jump.show(10_000, people)
  expect(Math.max(...density.mass.map((value, index) => Math.abs(value - (jump.mass[index] as number))))).toBeLessThan(
    1e-9,
  )
})

test('going back, or choosing other people, starts again; repeating the same moment changes nothing', () => {
  const [density, fresh] = [growingDensity(grid), growingDensity(grid)]
  expect(density.show(9000, people)).toBe(true)
  expect(density.show(9040, people)).toBe(false)
  const some = people.slice(0, 5)
  density.show(3000, people)
  fresh.show(3000, people)
  expect(density.mass).toEqual(fresh.mass)
  expect(density.show(3000, some)).toBe(true)
  fresh.show(3000, some)
  expect(density.mass).toEqual(fresh.mass)
  expect(density.show(3000, [])).toBe(true)
  expect(total(density.mass)).toBe(0)
})

test('people who looked nowhere add nothing at any moment', () => {
  const density = growingDensity(grid)
  const lost = { person: { x: new Float64Array(100).fill(Number.NaN), y: new Float64Array(100) } }
  for (const t of [10_000, 0, 99, Number.POSITIVE_INFINITY]) density.show(t, [lost])
  expect(total(density.mass)).toBe(0)
  expect(commonPeak([density.mass])).toEqual({ peak: 0, totals: [0] })
  expect(commonPeak([])).toEqual({ peak: 0, totals: [] })
})

test('groups of any size are on one scale: a share of everything that each group looked at', () => {
  const [many, few] = [growingDensity(grid), growingDensity(grid)]
  many.show(10_000, [...people, ...people])
  few.show(10_000, people)
  const one = commonPeak([few.mass])
  const both = commonPeak([many.mass, few.mass, new Float64Array(4)])
  expect(both.peak).toBeCloseTo(one.peak, 12)
  expect(both.totals[0]).toBeCloseTo(2 * (both.totals[1] as number), 6)
})

/** Relative to the largest density: means of 100 ms remove part of the noise, which makes it twelve per cent higher. */
const SCALE_TOLERANCE = 0.15

test('the last colour represents as much gaze as in the heatmaps further down, within its tolerance', () => {
  const versionOf = (letter: string): Version => ({
    results: readResults(readFileSync(`content/cases/galaxy/${letter}.csv`), grid),
    areas: [],
  })
  const versions = [versionOf('a'), versionOf('b')] as const
  const report = reportOf(...versions)
  const ends = versions.map((version) => {
    const { sessions } = unpackVersion(packVersion(version, { until: 10_000, simulated: true }))
    const density = growingDensity(grid)
    density.show(10_000, sessions)
    return density.mass
  })
  const page = percentPerSquareDegree(report.peak, report.versions[0]?.density as Density)
  const stage = percentPerSquareDegree(commonPeak(ends).peak, { cell: GROWING_CELL })
  expect(Math.abs(stage / page - 1)).toBeLessThan(SCALE_TOLERANCE)
})
