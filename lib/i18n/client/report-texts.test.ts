import { expect, test } from '@jest/globals'
import { texts } from '../../../tests/research/chart-texts'
import { getReportTexts } from '../report-texts'
import { formatCount, formatText } from './report-texts'

test('charts get every text under “report” in the locale file', async () => {
  expect(await getReportTexts()).toEqual(texts)
})

test('placeholders are replaced, and counts use singular and plural', () => {
  expect(formatText(texts, 'score.interval', { interval: '1 to 2' })).toBe('95% interval: 1 to 2')
  expect(formatCount(texts, 'viewers', 1)).toBe('1 viewer')
  expect(formatCount(texts, 'viewers', 1200)).toBe('1,200 viewers')
  expect(formatCount(texts, 'score.missing', 1, { letter: 'B' })).toBe('1 viewer of B has no value.')
})

test('a language with more plural forms than English uses them, or the form “other” if one is missing', () => {
  const polish = { ...texts, language: 'pl', viewers_few: '{{count}} widzów' }
  expect(formatCount(polish, 'viewers', 3)).toBe('3 widzów')
  expect(formatCount(polish, 'viewers', 5)).toBe('5 viewers')
})

test('an unknown key or a missing value is a type error', () => {
  // @ts-expect-error: no text has this key
  expect(() => formatText(texts, 'score.intervals', { interval: '1 to 2' })).toThrow()
  // @ts-expect-error: the value of this text is missing
  expect(formatText(texts, 'score.interval', {})).toBe('95% interval: {{interval}}')
  // @ts-expect-error: this text takes no such value
  expect(formatText(texts, 'score.interval', { interval: '1 to 2', letter: 'A' })).toBe('95% interval: 1 to 2')
  // @ts-expect-error: this text takes no values
  expect(formatText(texts, 'unknown', { n: 1 })).toBe('not known')
  // @ts-expect-error: this text has no plural forms
  expect(() => formatCount(texts, 'alt', 1)).toThrow()
})
