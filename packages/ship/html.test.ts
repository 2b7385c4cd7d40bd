import { expect, test } from '@jest/globals'
import { splice } from './html'

test('overlapping edits of a page are an error', () => {
  expect(
    splice('abcdef', [
      { start: 4, end: 5, text: 'X' },
      { start: 0, end: 1, text: '' },
    ]),
  ).toBe('bcdXf')
  const overlapping = [
    { start: 0, end: 3, text: '' },
    { start: 2, end: 4, text: '' },
  ]
  expect(() => splice('abcdef', overlapping)).toThrow(/overlap\. Report this/)
})
