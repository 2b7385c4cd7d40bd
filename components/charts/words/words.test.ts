import { expect, test } from '@jest/globals'
import { figureText } from '../../../lib/charts/figure-text'
import { texts } from '../../../tests/research/chart-texts'
import { figureFormatOf } from './words'

test('figures have the number format and the units of the language', () => {
  const dutch = {
    ...texts,
    language: 'nl',
    'units.seconds_other': '{{n}} seconden' as const,
    unknown: 'onbekend' as const,
  }
  const figure = { token: 'a', value: 1.25, printed: 1.3, unit: 'seconds', decimals: 1, signed: false } as const
  const rest = { n: 1, of: 1, exploratory: true }
  expect(figureText({ ...figure, ...rest }, figureFormatOf(dutch))).toBe('1,3 seconden')
  expect(figureText({ ...figure, ...rest, printed: Number.NaN }, figureFormatOf(dutch))).toBe('onbekend')
})
