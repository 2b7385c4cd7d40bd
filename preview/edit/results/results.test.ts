import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { checkResults } from './check-results'
import { convertResults } from './convert-results'

const grid = { width: 1200, height: 750 }
const valid = readFileSync('content/cases/bugfoundation/a.csv', 'utf8')
const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const check = (text: string) => checkResults('a.csv', bytesOf(text), grid)
const convert = (text: string) => textOf(convertResults(bytesOf(text)))

/** As a spreadsheet set to German saves it. */
const german = valid.replaceAll(',', ';').replaceAll('.', ',')

test('a valid file has no mistakes', () => {
  expect(check(valid)).toEqual({ mistakes: [] })
})

test('semicolons and decimal commas are reported and can be converted, which gives the original file', () => {
  const { mistakes, converted } = check(german)
  expect(mistakes).toEqual([expect.stringMatching(/^Line 1: The columns are separated by semicolons\. /)])
  expect(textOf(converted)).toBe(valid)
  expect(check(textOf(converted)).mistakes).toEqual([])
})

test('tabs, quotes and Windows line ends are converted too', () => {
  expect(convert('a\tb\tc\r\n"1,5"\t-0,25\tx\r\n')).toBe('a,b,c\n1.5,-0.25,x\n')
  expect(convert('a,b\n"1,5",2\n')).toBe('a,b\n1.5,2\n')
})

test('cells that may mean something else are kept, and reported', () => {
  expect(convert('a;b;c\n1.234,5;1,2,3;4\n')).toBe('a,b,c\n"1.234,5","1,2,3",4\n')
})

test.each(['a,b\n1.5,2\n', 'a,b\n1,5,2,5\n', 'a;b\n1;2\n', ''])('%j cannot be converted safely', (text) => {
  expect(convertResults(bytesOf(text))).toBeUndefined()
})

test('every mistake is listed with its line and column', () => {
  const lines = valid.split('\n')
  const broken = lines.map((line, index) =>
    index === 3 ? line.replace(/,[^,]*,/, ',x,') : index === 7 ? line.replace(/^[^,]*/, 'a b') : line,
  )
  expect(check(broken.join('\n')).mistakes).toEqual([
    expect.stringMatching(/^Line 4, timestamp_ms: “x” is not a number\. Write digits/),
    expect.stringMatching(/^Line 8, participant: “a b” cannot be a participant\. Use an id/),
  ])
})
