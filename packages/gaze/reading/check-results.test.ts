import { expect, test } from '@jest/globals'
import { header } from '../../../tests/research/sample-file'
import { readResults } from '../read-results'
import { typicalStep } from './check-results'
import { ResultsError } from './results-problems'

/** A file with a row for each point; lost gaze has no point. */
const file = (step: number, points: readonly (readonly [x: number | '', y: number | ''])[]) =>
  [header, ...points.map(([x, y], index) => `a01,${index * step},${x},${y},70,0.1,0,0,0,0,0,0,0.9`), ''].join('\n')
const repeat = <Point>(count: number, point: (index: number) => Point) =>
  Array.from({ length: count }, (_, i) => point(i))

/** The ids of what is wrong with a file as a whole. */
function idsOf(text: string): string[] {
  try {
    readResults(text, { width: 1200, height: 750 })
    return []
  } catch (error) {
    if (!(error instanceof ResultsError)) throw error
    return [error, ...error.others].map(({ id }) => id)
  }
}

test('the typical step is the median of all steps, within each person', () => {
  expect(typicalStep({ time: Float64Array.of(0, 1000, 1010, 0, 20), starts: Uint32Array.of(0, 3, 5) })).toBe(20)
  expect(typicalStep({ time: Float64Array.of(0, 5), starts: Uint32Array.of(0, 1, 2) })).toBeNaN()
})

test.each([
  [1.9, ['results-seconds']],
  [2, []],
  [150, []],
  [151, ['results-sparse']],
])('samples may be 2 to 150 ms apart: %s', (step, ids) => {
  expect(
    idsOf(
      file(step, [
        [600, 375],
        [600, 375],
        [600, 375],
      ]),
    ),
  ).toEqual(ids)
})

test.each<[string, readonly (readonly [number | '', number | ''])[], readonly string[]]>([
  ['20 fractions', repeat(20, () => [0.5, 0.5] as const), ['results-fractions']],
  ['fractions beyond the edge', repeat(20, (index) => [index % 2, 1.5] as const), ['results-fractions']],
  ['too few fractions to tell', repeat(19, () => [0.5, 0.5] as const), []],
  [
    'too few fractions to tell, and lost gaze',
    [...repeat(15, () => [0.5, 0.5] as const), ...repeat(10, () => ['', ''] as const)],
    [],
  ],
  ['points at the left edge', repeat(20, (index) => [0.5, index * 30] as const), []],
  ['points at the upper edge', repeat(20, (index) => [index * 30, 0.5] as const), []],
  ['half of all gaze outside', repeat(20, (index) => [index % 2 === 0 ? 2000 : 600, 375] as const), []],
  ['more than half outside', repeat(21, (index) => [index % 2 === 0 ? 2000 : 600, 375] as const), ['results-outside']],
])('the unit of gaze: %s', (_, points, ids) => {
  expect(idsOf(file(33, points))).toEqual(ids)
})
