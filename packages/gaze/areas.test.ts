import { expect, test } from '@jest/globals'
import { type AreaOfInterest, cornersOf, isInArea, widestCircle } from './areas'
import { countLooking, looksAt, shareElsewhere } from './looks'
import { SMALLEST_DIAMETER } from './settings'
import { trustOf } from './vision'

const box: AreaOfInterest = { id: 'box', x: 100, y: 100, width: 200, height: 100 }
const triangle: AreaOfInterest = {
  id: 'triangle',
  points: [
    [0, 0],
    [300, 0],
    [0, 400],
  ],
}
/** A U: the space between its arms is outside. */
const letter: AreaOfInterest = {
  id: 'u',
  points: [
    [0, 0],
    [10, 0],
    [10, 20],
    [20, 20],
    [20, 0],
    [30, 0],
    [30, 30],
    [0, 30],
  ],
}

test.each([
  [box, 100, 100, true],
  [box, 300, 200, true],
  [box, 300.1, 150, false],
  [box, Number.NaN, Number.NaN, false],
  [triangle, 50, 50, true],
  [triangle, 200, 200, false],
  [triangle, -1, 50, false],
  [letter, 5, 10, true],
  [letter, 15, 10, false],
  [letter, 15, 25, true],
])('area %# contains the points inside it and no others', (area, x, y, inside) => {
  expect(isInArea(area, x, y)).toBe(inside)
})

test('a rectangle and its corners as a polygon contain the same points', () => {
  const polygon: AreaOfInterest = { id: 'corners', points: cornersOf(box) }
  for (let x = 50.5; x < 350; x += 7)
    for (let y = 50.5; y < 250; y += 7) expect(isInArea(polygon, x, y)).toBe(isInArea(box, x, y))
})

test('the largest circle in an area is as wide as its shorter side, or touches three sides of a triangle', () => {
  expect(widestCircle(box)).toBe(100)
  expect(widestCircle({ id: 'corners', points: cornersOf(box) })).toBeCloseTo(100, 1)
  // Sides 300, 400 and 500: the inscribed circle has radius 100.
  expect(widestCircle(triangle)).toBeCloseTo(200, 0)
  expect(widestCircle({ ...box, width: -5 })).toBe(0)
  expect(
    widestCircle({
      id: 'flat',
      points: [
        [0, 0],
        [9, 0],
        [4, 0],
      ],
    }),
  ).toBe(0)
})

test('an area can be trusted from twice the published error upwards', () => {
  expect(SMALLEST_DIAMETER.best).toBe(212)
  expect([413, 414].map(trustOf)).toEqual(['at the smaller error', 'at either error'])
  expect([211, 212].map(trustOf)).toEqual(['too small', 'at the smaller error'])
})

const fixation = (start: number, end: number, x: number, y: number) => ({ start, end, x, y, samples: 4 })
const fixations = [
  fixation(100, 300, 0, 0),
  fixation(400, 700, 150, 150),
  fixation(800, 900, 250, 120),
  fixation(900, 1300, 999, 9),
]

test('dwell time is the sum of all looks at an area, its share is of all fixation time, and the time of the first look is its start', () => {
  expect(looksAt(fixations, box)).toEqual({ looks: 2, dwell: 400, dwellShare: 0.4, firstLook: 400 })
  expect(shareElsewhere(fixations, [box])).toBe(0.6)
})

test('a person who never looked has no first look, and a person without fixations has no share', () => {
  expect(looksAt(fixations, { ...box, y: 5000 })).toEqual({ looks: 0, dwell: 0, dwellShare: 0, firstLook: Number.NaN })
  expect(looksAt([], box).dwellShare).toBeNaN()
  expect(shareElsewhere([], [box])).toBeNaN()
})

test('people who look at an area are counted moment by moment', () => {
  const other = [fixation(0, 650, 200, 150)]
  expect(countLooking([fixations, other], box, { until: 1000, step: 200 })).toEqual([1, 1, 2, 0, 0])
  expect(countLooking([fixations], box, { until: 1000, step: 100 })).toEqual([0, 0, 0, 0, 1, 1, 1, 0, 1, 0])
  expect(countLooking([], box, { until: 200, step: 100 })).toEqual([0, 0])
})
