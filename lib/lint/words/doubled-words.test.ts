import { expect, test } from '@jest/globals'
import { doubledWords } from './doubled-words'

test.each([
  ['We see the the button', [{ text: 'the', index: 11 }]],
  ['We see the\nthe button', [{ text: 'the', index: 11 }]],
  ['We see the\n the button', [{ text: 'the', index: 12 }]],
  ['The the button', [{ text: 'The', index: 4 }]],
  ['the theme, well-well, the, the', []],
  ['2 2 and x2 x2', []],
  // Cells of a table that was pasted from a spreadsheet.
  ['Lite\tone\tone\nPro\tten\tten', []],
  ['They had had it, and that that was plan B B', []],
])('in %j, words in a row are found, but not cells or words that may be doubled', (text, found) => {
  expect(doubledWords(text)).toEqual(found)
})
