import { expect, test } from '@jest/globals'
import { findMissingCharacter } from './missing-character'
import { FONT_CHARACTERS, PICTURE_CHARACTERS } from './subsets'

test.each(['Who will “bite”? – €99, 95 % …', 'Zoë & Æsop <b>', 'Zoe\u0308', 'a\u00a0b\u2009c\nd', ''])(
  'text with only characters of the typeface is accepted: %j',
  (text) => {
    expect(findMissingCharacter(text)).toBeUndefined()
  },
)

test.each([
  ['Thanks 👩🏽‍💻!', '👩🏽‍💻'],
  ['Łódź', 'Ł'],
  ['Thanks\u200b', 'U+200B'],
  ['Thanks\u202e', 'U+202E'],
  ['a\u00adb', 'U+00AD'],
  ['x\u030a', 'x\u030a'],
  ['\ud800', 'U+D800'],
])('a character that the typeface lacks is named: %j', (text, found) => {
  expect(findMissingCharacter(text)).toBe(found)
})

test('pictures can show every character that pages can', () => {
  expect([...FONT_CHARACTERS].filter((char) => !PICTURE_CHARACTERS.includes(char))).toEqual([])
})
