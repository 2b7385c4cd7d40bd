import { expect, test } from '@jest/globals'
import { escapeControls, escapeLines, printableJson } from './escape-controls'

test.each([
  ['a sequence that clears the screen', '\u001b[2Jx', '\\u001b[2Jx'],
  ['the same sequence with a C1 control character', '\u009b2Jx', '\\u009b2Jx'],
  ['a sequence that sets the title of the window', '\u001b]0;x\u0007', '\\u001b]0;x\\u0007'],
  ['a carriage return', 'error\rfine', 'error\\u000dfine'],
  ['backspace and delete', 'a\b\u007f', 'a\\u0008\\u007f'],
  ['lines', 'one\ntwo\r\nthree\u2028four', 'one⏎two⏎three\\u2028four'],
  ['characters that change the direction of text', '\u202Etxt.\u2066md', '\\u202etxt.\\u2066md'],
  ['a tab', 'a\tb', 'a\\u0009b'],
  ['text in any language', '“Žluťoučký” 日本語 👩🏽‍💻 \\n', '“Žluťoučký” 日本語 👩🏽‍💻 \\n'],
])('%s: control characters are escaped or shown as a symbol, and other text is unchanged', (_, text, shown) => {
  expect(escapeControls(text)).toBe(shown)
})

test('line breaks in an error are kept', () => {
  expect(escapeLines('Error: \u001b[2J\n    at x')).toBe('Error: \\u001b[2J\n    at x')
})

test('escaped JSON has the same value, without control characters', () => {
  const value = { file: 'content/\u001b[2J\u009b\u2028\u202E.md', what: 'One.\nTwo.\t"\\u009b"' }
  const json = printableJson(value)
  expect(JSON.parse(json)).toEqual(value)
  expect(json).not.toMatch(/[^\n\P{Cc}]|[\u2028\u202E]/u)
})
