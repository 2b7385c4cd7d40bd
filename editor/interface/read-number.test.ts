import { expect, test } from '@jest/globals'
import { readNumber } from './read-number'

test.each([
  ['89', 89],
  [' -5 ', -5],
  ['89,50', 89.5],
  ['89.50', 89.5],
  ['0,125', 0.125],
  [',5', 0.5],
  ['89,', 89],
  ['1890,5', 1890.5],
  ['1.890,50', 1890.5],
  ['1,234,890.50', 1234890.5],
  ['1.8905', 1.8905],
] as const)('“%s” is read as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each(['1.890', '1,890', '-12.000', '1.234.890', '89,50,', '12,34.5', '€ 89', '8a9', '-', '.', '1e3'])(
  '“%s” is kept as typed, so that it is not saved as another number',
  (typed) => {
    expect(readNumber(typed)).toBe(typed)
  },
)

test('an empty field has no number', () => {
  expect(readNumber(' ')).toBeUndefined()
})
