import { expect, test } from '@jest/globals'
import { findTooManyLines } from './reading-limits'

const locate = (text: string) => findTooManyLines(text)?.position?.start.line

test.each([
  ['a quotation', '> a\n', 'b\n'],
  ['quotations within one another', `${'> '.repeat(39)}a\n`, '> b\n'],
  ['lists within one another', `${'- '.repeat(39)}a\n`, 'b\n'],
  ['an item', '- a\n', '  b\n'],
  ['numbers that begin no list', '> a\n', '2. b\n'],
  ['marks that are too far to the right to be an item', '> a\n', '      - b\n'],
])('%s of ten thousand lines is refused with its line', (_, begin, more) => {
  expect(locate(`Text.\n\n${begin}${more.repeat(10_000)}`)).toBe(3)
  expect(locate(`Text.\n\n${begin}${more.repeat(4000)}`)).toBeUndefined()
})

test.each([
  ['items', '- a\n'],
  ['items of two lines', '- a\n  b\n'],
  ['quotations', '> a\n>\n'],
  ['paragraphs', 'a\n'],
])('the number of %s is not limited', (_, lines) => {
  expect(locate(lines.repeat(200_000 / lines.length))).toBeUndefined()
})
