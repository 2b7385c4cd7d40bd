import { expect, test } from '@jest/globals'
import { texts } from '../../../tests/research/chart-texts'
import { figureText } from '../../research/figure-text'
import { getReportTexts } from '../report-texts'
import { say, sayCount, writingOf } from './report-texts'

test('a build hands the charts every text of the locale file', async () => {
  expect(await getReportTexts()).toEqual(texts)
})

test('names in braces are filled, and one is written otherwise than many', () => {
  expect(say(texts, 'score.interval', { interval: '1 to 2' })).toBe('95% interval: 1 to 2')
  expect(sayCount(texts, 'viewers', 1)).toBe('1 viewer')
  expect(sayCount(texts, 'viewers', 1200)).toBe('1,200 viewers')
  expect(sayCount(texts, 'score.missing', 1, { letter: 'B' })).toBe('1 viewer of B has no value.')
})

test('a language with more forms than English takes its own, and the last one where it lacks it', () => {
  const polish = { ...texts, language: 'pl', viewers_few: '{{count}} widzów' }
  expect(sayCount(polish, 'viewers', 3)).toBe('3 widzów')
  expect(sayCount(polish, 'viewers', 5)).toBe('5 viewers')
})

test('figures are written with the words of the language', () => {
  const dutch = {
    ...texts,
    language: 'nl',
    'units.seconds_other': '{{n}} seconden' as const,
    unknown: 'onbekend' as const,
  }
  const figure = { token: 'a', value: 1.25, printed: 1.3, unit: 'seconds', decimals: 1, signed: false } as const
  const rest = { n: 1, of: 1, exploratory: true }
  expect(figureText({ ...figure, ...rest }, writingOf(dutch))).toBe('1,3 seconden')
  expect(figureText({ ...figure, ...rest, printed: Number.NaN }, writingOf(dutch))).toBe('onbekend')
})
