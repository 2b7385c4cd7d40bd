import { expect, test } from '@jest/globals'
import { seededRandom } from '../../../lib/images/headline/random'
import { roundParts, roundTo } from './rounding'

test.each([
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [1.005, 2, 1.01],
  [0.1 + 0.2, 1, 0.3],
  [-0.04, 1, 0],
  [Number.NaN, 0, Number.NaN],
])('%d with %d decimals is %d', (value, decimals, expected) => {
  expect(Object.is(roundTo(value, decimals), expected)).toBe(true)
})

test('parts add up to the whole, and the part that lost most is rounded up first', () => {
  expect(roundParts([33.4, 33.3, 33.3], 100, 0)).toEqual([34, 33, 33])
  expect(roundParts([12.5, 12.5, 75], 100, 0)).toEqual([13, 12, 75])
  expect(roundParts([-1.6, 0.3, 2.9], 2, 0)).toEqual([-1, 0, 3])
  expect(roundParts([], 0, 0)).toEqual([])
  const random = seededRandom(4)
  for (let round = 0; round < 500; round++) {
    const parts = Array.from({ length: 8 }, () => 40 * random() - 10)
    const total = roundTo(
      parts.reduce((sum, part) => sum + part, 0),
      1,
    )
    const printed = roundParts(parts, total, 1)
    expect(
      roundTo(
        printed.reduce((sum, part) => sum + part, 0),
        1,
      ),
    ).toBe(total)
    printed.forEach((part, index) => {
      expect(Math.abs(part - (parts[index] as number))).toBeLessThan(0.1 + 1e-9)
    })
  }
})
