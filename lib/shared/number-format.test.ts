import { expect, test } from '@jest/globals'
import { numberFormat } from './number-format'

test('a format is made once for each language and set of options', () => {
  const two = numberFormat('en-GB', { minimumFractionDigits: 2 })
  expect(numberFormat('en-GB', { minimumFractionDigits: 2 })).toBe(two)
  const written = [two, numberFormat('en-GB'), numberFormat('nl', { minimumFractionDigits: 2 })]
  expect(written.map((format) => format.format(1234.5))).toEqual(['1,234.50', '1,234.5', '1.234,50'])
})
