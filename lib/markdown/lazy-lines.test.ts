import { expect, test } from '@jest/globals'
import { findTooManyLines } from './reading-limits'

const locate = (text: string) => findTooManyLines(text)?.position?.start.line

test.each([
  ['a quotation', '> a\n', 'b\n'],
  ['a nested quotation', `${'> '.repeat(39)}a\n`, '> b\n'],
  ['a nested list', `${'- '.repeat(39)}a\n`, 'b\n'],
  ['an item of a list', '- a\n', '  b\n'],
  ['a quotation followed by numbers that cannot begin a list,', '> a\n', '2. b\n'],
  ['a quotation followed by marks that are indented too far to begin an item,', '> a\n', '      - b\n'],
])('%s of ten thousand lines is rejected with its first line', (_, begin, continuation) => {
  expect(locate(`Text.\n\n${begin}${continuation.repeat(10_000)}`)).toBe(3)
  expect(locate(`Text.\n\n${begin}${continuation.repeat(4000)}`)).toBeUndefined()
})

test.each([
  ['items', '- a\n'],
  ['items of two lines', '- a\n  b\n'],
  ['quotations', '> a\n>\n'],
  ['paragraphs', 'a\n'],
])('the number of %s is not limited', (_, lines) => {
  expect(locate(lines.repeat(200_000 / lines.length))).toBeUndefined()
})
