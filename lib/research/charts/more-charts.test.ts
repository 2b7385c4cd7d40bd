import { expect, test } from '@jest/globals'
import type { Curve } from '../curves'
import { longestApart } from './apart'
import { areaShare, percentPerSquareDegree, regionSize } from './gaze-spread'
import { scanpathFile, scanpathMarkup } from './scanpath-drawing'
import { shortPath } from './short-path'
import { timelineOf } from './timeline'

const curve = (mean: number[], reach = 1): Curve => ({
  moments: mean.map((_, at) => at * 100 + 50),
  mean,
  low: mean.map((value) => value - reach),
  high: mean.map((value) => value + reach),
  n: mean.map(() => 3),
  ...{ usable: 3, of: 3 },
})

test('the longest stretch in which intervals are apart is found, and who is higher', () => {
  const flat = curve([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const other = curve([3, 3, 3, 0, 0, -3, -3, -3, -3, 0])
  expect(longestApart(flat, other)).toEqual({ from: expect.closeTo(0.5, 9), to: 0.9, higher: 0 })
  expect(longestApart(other, flat)).toEqual({ from: expect.closeTo(0.5, 9), to: 0.9, higher: 1 })
})

test('two moments are no stretch, and neither is one that is broken by a hole', () => {
  const flat = curve([0, 0, 0, 0, 0])
  expect(longestApart(flat, curve([9, 9, 0, 9, 9]))).toBeUndefined()
  expect(longestApart(flat, curve([9, 9, Number.NaN, 9, 9]))).toBeUndefined()
  expect(longestApart(curve([]), curve([]))).toBeUndefined()
  // Intervals that only touch are not apart.
  expect(longestApart(flat, curve([2, 2, 2, 2, 2]))).toBeUndefined()
})

test('a path in steps ends where the path in places ended', () => {
  expect(shortPath('M5 110.3L15 109.2L25 120')).toBe('M5 110l10-1 10 11')
  expect(shortPath('M0 1L10 2zM20 3h0')).toBe('M0 1l10 1zM20 3h0')
  expect(shortPath('')).toBe('')
  // Rounded before subtracting: ten steps of 0.4 are 4, not 0.
  const path = `M0 0${Array.from({ length: 10 }, (_, at) => `L${at + 1} ${((at + 1) * 0.4).toFixed(1)}`).join('')}`
  const steps = [...shortPath(path).matchAll(/1 (\d+)/g)].map(([, dy]) => Number(dy))
  expect(steps.reduce((sum, dy) => sum + dy, 0)).toBe(4)
})

test('lines and bands lose the corners that nobody sees, both alike, and still stop at a hole', () => {
  const size = { width: 90, height: 10, ticks: { x: 3, y: 3 }, labelGap: 1, tolerance: 0.5 }
  const drawn = (mean: number[]) => timelineOf({ A: curve(mean) }, size).series[0]
  const holed = drawn([1, 1, 1, 1, Number.NaN, 1, 1, 1, 1])
  expect(holed?.line).toBe('M5 5L35 5M55 5L85 5')
  expect(holed?.band.match(/M/g)).toHaveLength(2)
  // Peaks stay at their moments, in the line as in both edges.
  const peak = drawn([0, 0, 0, 4, 0, 0.1, 0, 0, 0])
  expect(peak?.line.split('L')).toHaveLength(5)
  expect(peak?.band.split('L')).toHaveLength(10)
  expect(drawn([])?.line).toBe('')
})

test('half of the gaze on one of ten cells is a tenth of the picture; without gaze there is none', () => {
  const mass = Float64Array.of(0.55, ...Array(9).fill(0.05))
  expect(regionSize({ mass, samples: 9 }, 0.5)).toBeCloseTo(0.1, 9)
  expect(regionSize({ mass: new Float64Array(10), samples: 0 }, 0.5)).toBeNaN()
})

test('a cell of a tenth of a degree with a thousandth of the gaze is ten percent in a square degree', () => {
  expect(percentPerSquareDegree(0.001, { cell: 3.8 })).toBeCloseTo(10, 9)
})

test('a path is drawn in whole numbers: a disc a stay, and the first of them numbered', () => {
  const stays = Array.from({ length: 8 }, (_, at) => ({
    start: at * 500,
    end: at * 500 + 250,
    x: at * 10.4,
    y: 7.6,
    samples: 8,
  }))
  const file = scanpathFile(
    stays,
    'a',
    { width: 1200, height: 750 },
    (order, x, y) => `<path id="n${order}" d="M${x} ${y}z"/>`,
  )
  expect(file).toContain('viewBox="0 0 1200 750"')
  expect(file.match(/<circle/g)).toHaveLength(8)
  expect(file.match(/id="n\d"/g)).toEqual([1, 2, 3, 4, 5, 6].map((order) => `id="n${order}"`))
  // A file has no typeface to set a text in.
  expect(file).not.toMatch(/<text|font-family/)
  // Those without a number stand back, and their line begins where the other ends.
  const [back = '', front = ''] = file.split('</g><path')
  expect(back.match(/<circle/g)).toHaveLength(2)
  expect(back).toContain('<path d="M52 8L62 8L73 8"')
  expect(front).toContain('d="M0 8L10 8L21 8L31 8L42 8L52 8"')
  // Half the radius of a second for a quarter of it.
  expect(file).toContain('<circle cx="10" cy="8" r="39"/>')
  expect(file).not.toMatch(/"\d+\.\d/)
  expect(scanpathMarkup([], 'b')).not.toContain('<circle')
})

test('drawn into a page the numbers are text in the typeface of the page', () => {
  const page = scanpathMarkup([{ start: 0, end: 250, x: 10, y: 20, samples: 8 }], 'b')
  expect(page).toContain('<text x="10" y="35">1</text>')
  expect(page).not.toContain('font-family')
})

test('what part of a picture an area is', () => {
  const left = { id: 'left', x: 0, y: 0, width: 20, height: 10 }
  const grid = { width: 40, height: 20 }
  expect(areaShare(grid, left)).toBeCloseTo(0.25, 12)
  // Half of a square, whichever way its corners go round.
  const corners = [
    [0, 0],
    [20, 0],
    [0, 20],
  ] as const
  for (const points of [corners, corners.toReversed()])
    expect(areaShare(grid, { id: 'half', points })).toBeCloseTo(0.25, 12)
})
