import { expect, test } from '@jest/globals'
import type { FixationCircle } from './lit'
import { type Gap, gapPath, gapsBetween } from './lit-gaps'

const grid = { width: 600, height: 400 }

/** Returns circles around a point, all at the same distance. */
const around = (count: number, distance: number, radius: number): FixationCircle[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count
    return { x: 300 + distance * Math.cos(angle), y: 200 + distance * Math.sin(angle), radius }
  })

/**
 * Returns whether a point is inside a polygon: every edge turns the same way around it. This also shows that the
 * polygon is drawn in the same direction as the circles.
 */
const covers = (gap: Gap, x: number, y: number) =>
  gap.every(([fromX, fromY], index) => {
    const [toX, toY] = gap[(index + 1) % gap.length] as Gap[number]
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) <= 0
  })

test('a gap so narrow that only the rims of circles would show is lit with the circles around it', () => {
  const gaps = gapsBetween(around(3, 50, 46), grid)
  expect(gaps).toHaveLength(1)
  expect(covers(gaps[0] as Gap, 300, 200)).toBe(true)
})

test('a gap the size of one sampling point is found', () => {
  expect(gapsBetween(around(3, 50, 49), grid)).toHaveLength(1)
  expect(gapsBetween(around(3, 50, 51), grid)).toEqual([])
})

test('a gap wide enough to be seen as dark is not lit', () => {
  expect(gapsBetween(around(12, 100, 40), grid)).toEqual([])
})

test('a deep notch is lit, but its mouth is not', () => {
  const side = (x: number) => [0, 30, 60, 90].map((down) => ({ x, y: 200 + down, radius: 40 }))
  const floor = { x: 300, y: 290, radius: 40 }
  const gaps = gapsBetween([...side(257), ...side(343), floor], grid)
  expect(gaps).toHaveLength(1)
  expect(covers(gaps[0] as Gap, 300, 240)).toBe(true)
  expect(covers(gaps[0] as Gap, 300, 170)).toBe(false)
})

test('the gap between two circles is not lit, however near they are', () => {
  const pair = (distance: number) => [
    { x: 300 - distance / 2, y: 200, radius: 60 },
    { x: 300 + distance / 2, y: 200, radius: 60 },
  ]
  expect(gapsBetween(pair(124), grid)).toEqual([])
  expect(gapsBetween(pair(90), grid)).toEqual([])
})

test('a gap between circles and the edge of the picture is found too, and without circles there is no gap', () => {
  const edge = [
    { x: 280, y: 362, radius: 40 },
    { x: 320, y: 362, radius: 40 },
  ]
  expect(gapsBetween(edge, { width: 600, height: 400 })).toHaveLength(1)
  expect(gapsBetween([], grid)).toEqual([])
})

test('a polygon becomes a path that starts at its first point, and no polygons give an empty path', () => {
  const gap: Gap = [
    [142, 194],
    [154, 198],
    [156, 170],
  ]
  expect(gapPath([gap, gap])).toBe('M142 194l12 4 2-28zM142 194l12 4 2-28z')
  expect(gapPath([])).toBe('')
})
