import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { readResults } from '@oogwenk/gaze'
import { fileOf } from '../../tests/research/sample-file'
import { fitGrid } from './fit-grid'

const committed = (name: string, width: number, height: number) =>
  readResults(readFileSync(`content/cases/galaxy/${name}.csv`), { width, height })

/** Returns 200 samples, spread evenly up to this point. */
const samplesTo = (x: number, y: number) =>
  readResults(
    fileOf(
      [...Array(200).keys()].map((index) => ({
        timestamp_ms: index * 33,
        gaze_x: (index * x) / 199,
        gaze_y: (index * y) / 199,
      })),
    ),
    { width: 2400, height: 1500 },
  )

test('the results of the galaxy case fit pictures of half the width and height, and use a grid of that size', () => {
  const [a, b] = [committed('a', 2400, 1500), committed('b', 2400, 1500)]
  fitGrid([a, b])
  expect(a).toEqual(committed('a', 1200, 750))
  expect(b).toEqual(committed('b', 1200, 750))
})

test('results that fill their own grid keep it, even if only one of two files fills it', () => {
  const own = committed('a', 1200, 750)
  fitGrid([own])
  expect(own).toEqual(committed('a', 1200, 750))
  const [a, whole] = [committed('a', 2400, 1500), samplesTo(2300, 1400)]
  fitGrid([a, whole])
  expect([a.grid, whole.grid]).toEqual(Array(2).fill({ width: 2400, height: 1500 }))
})

test.each([
  [1200, 750, 1200, 750],
  [1250, 780, 1200, 750],
  [1200, 1400, 2400, 1500],
  [800, 500, 800, 500],
  [600, 300, 600, 375],
  // All gaze fits even the smallest grid tried, so the size is unknown.
  [300, 200, 2400, 1500],
])('samples up to %d, %d get a grid of %d by %d for a picture of 2400 by 1500', (x, y, width, height) => {
  const results = samplesTo(x, y)
  fitGrid([results])
  expect(results.grid).toEqual({ width, height })
})

test('without gaze the grid is not reduced', () => {
  const rows = [...Array(40).keys()].map((index) => ({ timestamp_ms: index * 33, gaze_x: '', gaze_y: '' }))
  const results = readResults(fileOf(rows), { width: 2400, height: 1500 })
  fitGrid([results])
  expect(results.grid.width).toBe(2400)
})

test('a grid that does not contain every area is not used', () => {
  const areaAt = (x: number) => [
    { version: 'a' as const, line: 2, area: { id: 'edge', x, y: 0, width: 100, height: 100 } },
  ]
  const widthWith = (x: number) => {
    const results = samplesTo(1200, 750)
    fitGrid([results], areaAt(x))
    return results.grid.width
  }
  expect([widthWith(1100), widthWith(1101)]).toEqual([1200, 2400])
})
