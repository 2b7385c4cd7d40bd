import { expect, test } from '@jest/globals'
import type { Curve } from '@oogwenk/gaze'
import { areaShare, percentPerSquareDegree, regionSize } from './gaze-spread'
import { scanpathFile, scanpathMarkup } from './scanpath-drawing'
import { longestSeparation } from './separation'
import { smoothPath } from './smooth-path'
import { timelineOf } from './timeline'

const curve = (mean: number[], reach = 1): Curve => ({
  moments: mean.map((_, index) => index * 100 + 50),
  mean,
  low: mean.map((value) => value - reach),
  high: mean.map((value) => value + reach),
  n: mean.map(() => 3),
  ...{ usable: 3, of: 3 },
})

test('finds the longest period in which the intervals of two curves do not overlap, and which curve is higher', () => {
  const flat = curve([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const other = curve([3, 3, 3, 0, 0, -3, -3, -3, -3, 0])
  expect(longestSeparation(flat, other)).toEqual({ from: expect.closeTo(0.5, 9), to: 0.9, higher: 0 })
  expect(longestSeparation(other, flat)).toEqual({ from: expect.closeTo(0.5, 9), to: 0.9, higher: 1 })
})

test('two moments are not a period, and a period does not continue across a gap', () => {
  const flat = curve([0, 0, 0, 0, 0])
  expect(longestSeparation(flat, curve([9, 9, 0, 9, 9]))).toBeUndefined()
  expect(longestSeparation(flat, curve([9, 9, Number.NaN, 9, 9]))).toBeUndefined()
  expect(longestSeparation(curve([]), curve([]))).toBeUndefined()
  // Intervals that only touch overlap.
  expect(longestSeparation(flat, curve([2, 2, 2, 2, 2]))).toBeUndefined()
})

test('a path of relative steps ends where the path of absolute positions ended', () => {
  expect(smoothPath('M5 110.3L15 109.2')).toBe('M5 110l10-1')
  expect(smoothPath('M0 1L10 2zM20 3h0')).toBe('M0 1l10 1zM20 3h0')
  expect(smoothPath('')).toBe('')
})

/**
 * Returns the segments of a smooth path, each with its start, control point and end, computed from the path's numbers.
 */
function piecesOf(path: string): [number, number][][] {
  const [, from = '', first = '', more = ''] = /^M([^q]*)q([^t]*)(?:t(.*))?$/.exec(path) ?? []
  const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number)
  let [x, y] = numbers(from) as [number, number]
  const [cx, cy, ex, ey] = numbers(first) as [number, number, number, number]
  const pieces: [number, number][][] = [
    [
      [x, y],
      [x + cx, y + cy],
      [x + ex, y + ey],
    ],
  ]
  const steps = numbers(more)
  ;[x, y] = [x + ex, y + ey]
  for (let index = 0; index < steps.length; index += 2) {
    const [, before] = pieces.at(-1) as [unknown, [number, number]]
    const end: [number, number] = [x + (steps[index] as number), y + (steps[index + 1] as number)]
    pieces.push([[x, y], [2 * x - before[0], 2 * y - before[1]], end])
    ;[x, y] = end
  }
  return pieces
}

test('a curve passes smoothly within two units of its points, and rounding errors do not add up', () => {
  const points = Array.from(
    { length: 40 },
    (_, index) => [10 * index, Math.round(200 + 90 * Math.sin(index * 1.7))] as const,
  )
  const path = smoothPath(`M${points.map((point) => point.join(' ')).join('L')}`)
  const pieces = piecesOf(path)
  expect(pieces).toHaveLength(points.length - 2)
  for (const [index, [from, control, to]] of pieces.entries()) {
    const middle = [0, 1].map((axis) => ((from?.[axis] ?? 0) + 2 * (control?.[axis] ?? 0) + (to?.[axis] ?? 0)) / 4)
    const [x, y] = points[index + 1] as readonly [number, number]
    expect(Math.abs((middle[0] as number) - x)).toBeLessThanOrEqual(2)
    expect(Math.abs((middle[1] as number) - y)).toBeLessThanOrEqual(2)
  }
  expect(pieces.at(-1)?.[2]).toEqual(points.at(-1))
})

test('a curve that does not fall before a jump is not drawn as if it did', () => {
  const pieces = piecesOf(smoothPath('M0 0L20 0L100 0L110 80L120 160L140 160L200 160'))
  const all = pieces.flat().map(([, y]) => y)
  expect([Math.min(...all), Math.max(...all)]).toEqual([0, 160])
})

test('lines and bands lose the same corners, those too small to see, and still stop at a gap', () => {
  const size = { width: 90, height: 10, ticks: { x: 3, y: 3 }, labelGap: 1, tolerance: 0.5 }
  const drawn = (mean: number[]) => timelineOf({ A: curve(mean) }, size).series[0]
  const interrupted = drawn([1, 1, 1, 1, Number.NaN, 1, 1, 1, 1])
  expect(interrupted?.line).toBe('M5 5L35 5M55 5L85 5')
  expect(interrupted?.band.match(/M/g)).toHaveLength(2)
  // Peaks keep their moments, in the line and in both edges of the band.
  const peak = drawn([0, 0, 0, 4, 0, 0.1, 0, 0, 0])
  expect(peak?.line.split('L')).toHaveLength(5)
  expect(peak?.band.split('L')).toHaveLength(10)
  expect(drawn([])?.line).toBe('')
})

test('if one of ten cells has half of the gaze, half of the gaze is on a tenth of the picture; without gaze there is no such share', () => {
  const mass = Float64Array.of(0.55, ...Array(9).fill(0.05))
  expect(regionSize({ mass, samples: 9 }, 0.5)).toBeCloseTo(0.1, 9)
  expect(regionSize({ mass: new Float64Array(10), samples: 0 }, 0.5)).toBeNaN()
})

test('a cell a tenth of a degree wide with a thousandth of the gaze has ten percent per square degree', () => {
  expect(percentPerSquareDegree(0.001, { cell: 3.8 })).toBeCloseTo(10, 9)
})

test('a scanpath is drawn in whole numbers, with a circle for each fixation and numbers in the first of them', () => {
  const fixations = Array.from({ length: 8 }, (_, index) => ({
    start: index * 500,
    end: index * 500 + 250,
    x: index * 10.4,
    y: 7.6,
    samples: 8,
  }))
  const file = scanpathFile(
    fixations,
    'a',
    { width: 1200, height: 750 },
    (order, x, y) => `<path id="n${order}" d="M${x} ${y}z"/>`,
  )
  expect(file).toContain('viewBox="0 0 1200 750"')
  expect(file.match(/<circle/g)).toHaveLength(8)
  expect(file.match(/id="n\d"/g)).toEqual([1, 2, 3, 4, 5, 6].map((order) => `id="n${order}"`))
  // A picture file has no typeface for text.
  expect(file).not.toMatch(/<text|font-family/)
  // Fixations without a number are drawn behind, and their line begins where the other ends.
  const [back = '', front = ''] = file.split('</g><path')
  expect(back.match(/<circle/g)).toHaveLength(2)
  expect(back).toContain('<path d="M52 8L62 8L73 8"')
  expect(front).toContain('d="M0 8L10 8L21 8L31 8L42 8L52 8"')
  // A quarter of a second has half the radius of a second.
  expect(file).toContain('<circle cx="10" cy="8" r="39"/>')
  expect(file).not.toMatch(/"\d+\.\d/)
  expect(scanpathMarkup([], 'b')).not.toContain('<circle')
})

test('on a page, the numbers are text in the typeface of the page', () => {
  const page = scanpathMarkup([{ start: 0, end: 250, x: 10, y: 20, samples: 8 }], 'b')
  expect(page).toContain('<text x="10" y="35">1</text>')
  expect(page).not.toContain('font-family')
})

test('gives the share of a picture that an area covers', () => {
  const left = { id: 'left', x: 0, y: 0, width: 20, height: 10 }
  const grid = { width: 40, height: 20 }
  expect(areaShare(grid, left)).toBeCloseTo(0.25, 12)
  // Half of a square, with its corners in either order.
  const corners = [
    [0, 0],
    [20, 0],
    [0, 20],
  ] as const
  for (const points of [corners, corners.toReversed()])
    expect(areaShare(grid, { id: 'half', points })).toBeCloseTo(0.25, 12)
})
