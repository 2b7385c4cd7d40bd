import { expect, test } from '@jest/globals'
import { toLetters } from './short-names'

test('numbers become single letters, then pairs of letters', () => {
  expect([0, 25, 26, 27, 51, 52, 701].map((count) => toLetters(count))).toEqual([
    'a',
    'z',
    'aa',
    'ab',
    'az',
    'ba',
    'zz',
  ])
  expect(toLetters(27, 'A')).toBe('AB')
})
