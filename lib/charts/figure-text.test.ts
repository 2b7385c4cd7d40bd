import { expect, test } from '@jest/globals'
import { figuresOf } from '@oogwenk/gaze'
import { a, b } from '../../tests/research/stories'
import { ENGLISH_UNITS, figureText, intervalText, tokenTexts } from './figure-text'

test('figures have their unit and, where the metric is signed, a plus or a true minus sign', () => {
  const texts = tokenTexts(figuresOf(a, b))
  expect(texts.get('a.engagement')).toBe('+10.0%')
  expect(texts.get('difference.happiness')).toBe('+35.0 points')
  expect(texts.get('difference.excitement')).toBe('−2.0 beats a minute')
  expect(texts.get('a.areas.product.firstLook')).toBe('1.0 seconds')
  expect(texts.get('a.areas.product.firstLook.never')).toBe('1')
  expect(texts.get('a.areas.product.dwellShare.interval')).toBe('0 to 100%')
  expect(texts.get('a.happiness.interval')).toBe('−14.8 to 34.8 points')
  expect(texts.get('a.people')).toBe('3')
  const figure = figuresOf(a).get('a.happiness')
  if (!figure) throw new Error('There is no such figure.')
  const dutch = {
    ...{ locale: 'nl-NL', interval: '{low} tot {high}', none: 'onbekend' },
    units: { ...ENGLISH_UNITS, points: { one: '{n} punt', other: '{n} punten' } },
  }
  expect(figureText({ ...figure, printed: -1.5, decimals: 1 }, dutch)).toBe('−1,5 punten')
  expect(intervalText(figure, dutch)).toBe('−14,8 tot 34,8 punten')
})
