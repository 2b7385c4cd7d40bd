import { expect, test } from '@jest/globals'
import { type Curve, type Figure, figuresOf } from '@oogwenk/gaze'
import { a, b } from '../../tests/research/stories'
import { paintDensity, regionThreshold } from './heatmap'
import { bandPath, linePath } from './paths'
import { niceDomain, niceStep, positionOf, ticksOf } from './scale'
import { scanpathOf } from './scanpath'
import { differenceChart, stripOf } from './strip'
import { timelineOf } from './timeline'

const missing = Number.NaN

test.each([
  [10, 5, 2],
  [60, 4, 20],
  [0.35, 4, 0.1],
  [1, 10, 0.1],
  [3, 3, 1],
  [0, 4, 1],
])('an axis that spans %d in at most %d steps has steps of %d', (width, max, step) => {
  expect(niceStep(width, max)).toBeCloseTo(step, 12)
})

test('a domain contains all values and ends at ticks, even if no value is known or all values are equal', () => {
  expect(niceDomain([-3, 26, missing, undefined], 4)).toEqual([-10, 30])
  expect(niceDomain([12, 26], 4, [0])).toEqual([0, 30])
  expect(niceDomain([], 4)).toEqual([0, 1])
  expect(niceDomain([missing, Number.POSITIVE_INFINITY], 4)).toEqual([0, 1])
  expect(niceDomain([5, 5], 4)).toEqual([4, 6])
  // Equal except for rounding errors.
  expect(niceDomain([0, 1e-17, -3e-16], 4, [0])).toEqual(niceDomain([0, 0], 4, [0]))
  expect(niceDomain([30, 30.000000000000004], 4)).toEqual(niceDomain([30, 30], 4))
  expect(niceDomain([1, 10.5], 2)).toEqual([0, 20])
  expect(niceDomain([0.1, 0.3], 2)).toEqual([expect.closeTo(0.1, 12), expect.closeTo(0.3, 12)])
})

test('ticks are labelled with no more decimals than they need, at the positions of their values', () => {
  expect(ticksOf({ domain: [0, 0.3], range: [0, 300] }, 3)).toEqual([
    { value: 0, at: 0, decimals: 1 },
    { value: 0.1, at: expect.closeTo(100, 9), decimals: 1 },
    { value: 0.2, at: expect.closeTo(200, 9), decimals: 1 },
    { value: 0.3, at: 300, decimals: 1 },
  ])
  expect(ticksOf({ domain: [-20, 60], range: [80, 0] }, 4).map(({ value, at }) => [value, at])).toEqual([
    [-20, 80],
    [0, 60],
    [20, 40],
    [40, 20],
    [60, 0],
  ])
  expect(positionOf({ domain: [3, 3], range: [0, 10] }, 3)).toBe(5)
})

test('lines and bands are interrupted where values are missing', () => {
  expect(
    linePath([
      [0, 1],
      [10, 2.04],
      [20, missing],
      [30, 3],
      [40, missing],
    ]),
  ).toBe('M0 1L10 2M30 3h0')
  expect(linePath([])).toBe('')
  expect(bandPath([0, 10, 20, 30], [5, 6, missing, 8], [1, 2, 3, 4])).toBe('M0 1L10 2L10 6L0 5z')
})

test('a strip plot marks each participant at their value, and stacks marks that would overlap', () => {
  const figures = figuresOf(a, b)
  const [first, second] = ['a', 'b'].map((letter) => figures.get(`${letter}.happiness`)) as [Figure, Figure]
  const strip = stripOf([first, second], { width: 200, radius: 10, ticks: 8 })
  // A: 0, 10, 20 and an interval of -14.8 to 34.8; B: 40, 50 and one of -18.5 to 108.5.
  expect(strip.scale.domain).toEqual([-20, 120])
  expect(strip.rows[0]?.marks.map(({ person, at }) => [person, Math.round(at)])).toEqual([
    [0, 36],
    [1, 49],
    [2, 61],
  ])
  expect(strip.rows[1]?.mean).toBeCloseTo(positionOf(strip.scale, 45), 9)
  expect(strip.levels).toBe(1)
  const crowded = stripOf([{ ...first, values: [5, 5.1, missing, 5.2, 40] }], { width: 200, radius: 10, ticks: 8 })
  expect(crowded.rows[0]?.marks.map(({ person, level }) => [person, level])).toEqual([
    [0, 0],
    [1, 1],
    [3, 2],
    [4, 0],
  ])
  expect(crowded.rows[0]?.missing).toBe(1)
  expect(crowded.levels).toBe(3)
})

test('a strip plot without participants has an axis and no marks', () => {
  const withoutValues = {
    ...(figuresOf(a).get('a.happiness') as Figure),
    values: [missing],
    value: missing,
    interval: undefined,
  }
  const strip = stripOf([withoutValues], { width: 100, radius: 5, ticks: 4 })
  expect(strip.rows[0]).toMatchObject({ marks: [], missing: 1, mean: undefined, interval: undefined })
  expect(strip.ticks.length).toBeGreaterThan(0)
})

test('a chart of a difference includes 0, above or below it', () => {
  const difference = figuresOf(a, b).get('difference.happiness') as Figure
  const chart = differenceChart({ ...difference, value: 18, interval: { low: 11, high: 26 } }, { width: 300, ticks: 3 })
  // Zero is not at the very edge, where it would look like an end of the axis.
  expect(chart.zero).toBeCloseTo(36, 9)
  expect(chart.value).toBeCloseTo(36 + 264 * 0.6, 9)
  expect(chart.interval?.to).toBeCloseTo(36 + (264 * 26) / 30, 9)
  const below = differenceChart(
    { ...difference, value: -18, interval: { low: -26, high: -11 } },
    { width: 300, ticks: 3 },
  )
  expect(below.zero).toBeCloseTo(264, 9)
  const unknown = differenceChart({ ...difference, value: missing, interval: undefined }, { width: 300, ticks: 3 })
  expect([unknown.value, unknown.interval]).toEqual([undefined, undefined])
})

const curve = (mean: number[]): Curve => ({
  moments: mean.map((_, index) => 50 + 100 * index),
  ...{ mean, low: mean.map((value) => value - 0.1), high: mean.map((value) => value + 0.1) },
  ...{ n: mean.map(() => 12), usable: 12, of: 12 },
})

test('curves share both axes, and the labels at their ends do not overlap', () => {
  const options = { width: 400, height: 100, ticks: { x: 4, y: 4 }, factor: 100, labelGap: 14 }
  const chart = timelineOf(
    { A: curve([0, 0.1, 0.2, 0.3]), B: curve([0, 0.1, 0.2, 0.29]), C: curve([missing, missing]) },
    options,
  )
  expect(chart.x.domain).toEqual([0, 0.4])
  expect(chart.y.domain).toEqual([-20, 40])
  const [first, second, third] = chart.series
  expect(first?.line).toBe('M50 66.7L150 50L250 33.3L350 16.7')
  expect(first?.highest).toEqual({ seconds: 0.35, value: 30, n: 12 })
  expect(second?.lowest?.value).toBe(0)
  expect((second?.labelAt as number) - (first?.labelAt as number)).toBeCloseTo(14, 9)
  expect(third).toMatchObject({ line: '', band: '', end: undefined, labelAt: undefined, highest: undefined })
  const low = timelineOf({ A: curve([0, 0]), B: curve([0, 0]) }, { ...options, height: 100 })
  for (const { labelAt } of low.series) expect(labelAt as number).toBeLessThanOrEqual(100)
})

test('without curves the chart is empty', () => {
  const chart = timelineOf({}, { width: 100, height: 50, ticks: { x: 4, y: 4 }, labelGap: 10 })
  expect(chart.series).toEqual([])
})

test('a fixation of twice the duration has a circle of twice the area, and fixations after the time limit are not drawn', () => {
  const fixations = [
    { start: 0, end: 1000, x: 10, y: 10, samples: 30 },
    { start: 1000, end: 3000, x: 50, y: 10, samples: 60 },
    { start: 3000, end: 3100, x: 90, y: 90, samples: 4 },
  ]
  const { circles, line } = scanpathOf(fixations, 20)
  expect((circles[1]?.radius as number) ** 2).toBeCloseTo(2 * (circles[0]?.radius as number) ** 2, 9)
  expect(line).toBe('M10 10L50 10L90 90')
  expect(scanpathOf(fixations, 20, 2000).circles.map(({ order, radius }) => [order, radius])).toEqual([
    [1, 20],
    [2, 20],
  ])
  expect(scanpathOf(fixations.slice(0, 1), 20).line).toBe('')
})

test('cells are coloured by their share of the peak, and a region with a share of the gaze is as small as possible', () => {
  const mass = Float64Array.of(0.1, 0.4, 0.3, 0.2)
  const palette = [
    [0, 0, 0, 0],
    [1, 2, 3, 255],
  ] as const
  expect([...paintDensity({ mass }, 0.4, palette)].filter((_, index) => index % 4 === 3)).toEqual([0, 255, 255, 255])
  expect([...paintDensity({ mass: Float64Array.of(0) }, 0, palette)]).toEqual([0, 0, 0, 0])
  expect([0.3, 0.5, 0.7, 1].map((share) => regionThreshold({ mass }, share))).toEqual([0.4, 0.3, 0.3, 0.1])
})
