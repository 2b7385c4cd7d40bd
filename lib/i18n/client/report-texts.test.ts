import { expect, test } from '@jest/globals'
import { texts } from '../../../tests/research/chart-texts'
import { getReportTexts } from '../report-texts'
import { say, sayCount } from './report-texts'

test('the charts get every text under “report” in the locale file', async () => {
  expect(await getReportTexts()).toEqual(texts)
})

test('placeholders are replaced, and counts use singular and plural', () => {
  expect(say(texts, 'score.interval', { interval: '1 to 2' })).toBe('95% interval: 1 to 2')
  expect(sayCount(texts, 'viewers', 1)).toBe('1 viewer')
  expect(sayCount(texts, 'viewers', 1200)).toBe('1,200 viewers')
  expect(sayCount(texts, 'score.missing', 1, { letter: 'B' })).toBe('1 viewer of B has no value.')
})

test('a language with more plural forms than English uses them, or else the form “other”', () => {
  const polish = { ...texts, language: 'pl', viewers_few: '{{count}} widzów' }
  expect(sayCount(polish, 'viewers', 3)).toBe('3 widzów')
  expect(sayCount(polish, 'viewers', 5)).toBe('5 viewers')
})

test('a wrong key or a missing value is a type error', () => {
  // @ts-expect-error: no text has this key
  expect(() => say(texts, 'score.intervals', { interval: '1 to 2' })).toThrow()
  // @ts-expect-error: its value is missing
  expect(say(texts, 'score.interval', {})).toBe('95% interval: {{interval}}')
  // @ts-expect-error: it takes no such value
  expect(say(texts, 'score.interval', { interval: '1 to 2', letter: 'A' })).toBe('95% interval: 1 to 2')
  // @ts-expect-error: it takes no values
  expect(say(texts, 'unknown', { n: 1 })).toBe('not known')
  // @ts-expect-error: it has no plural forms
  expect(() => sayCount(texts, 'alt', 1)).toThrow()
})
