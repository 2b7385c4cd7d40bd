import { expect, test } from '@jest/globals'
import { findTooManyUnderlines, MAX_UNDERLINED } from './reading-limits'

const locate = (text: string) => findTooManyUnderlines(text)?.position?.start

test.each([
  ['=', 'a\n===\n'],
  ['-', 'a \n -\n'],
  ['- in a quotation', '> a\n> ---\n'],
])('one underlined heading too many, with %s, is rejected with its line', (_, lines) => {
  expect(locate(lines.repeat(MAX_UNDERLINED))).toBeUndefined()
  expect(locate(lines.repeat(MAX_UNDERLINED + 1))).toEqual({ line: 2 * MAX_UNDERLINED + 2, column: 1 })
})

test.each([
  ['lines between paragraphs', 'a\n\n---\n\n'],
  ['lines between empty lines of a quotation', '> a\n>\n> ---\n>\n'],
  ['tables', '| a |\n|---|\n'],
  ['items', '- a\n'],
])('the number of %s is not limited', (_, lines) => {
  expect(locate(lines.repeat(10_000))).toBeUndefined()
})
