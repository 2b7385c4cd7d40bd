import { expect, test } from '@jest/globals'
import { getTexts } from '../../i18n/texts'
import { stageTable } from './stage-table'

test('the table has the value of every bar of the stage, with one row for each second', async () => {
  const bars = [0, 1].map((version) => Array.from({ length: 60 }, (_, bar) => (bar + version) % 7))
  const table = stageTable({ bars, names: ['A', 'B'], seconds: 10, area: 'product' }, await getTexts())
  expect(table.name).toBe('Numbers: viewers looking at the product')
  expect(table.head).toEqual(['Seconds', 'A', 'B'])
  expect(table.rows).toHaveLength(10)
  expect(table.rows[0]).toEqual(['0 to 1', '0 1 2 3 4 5', '1 2 3 4 5 6'])
  expect(table.rows.map(([, a]) => a).join(' ')).toBe(bars[0]?.join(' '))
})

test('times have a decimal place if a row does not last a whole number of seconds', async () => {
  const table = stageTable({ bars: [[1, 2, 3]], names: ['Viewers'], seconds: 2, area: 'burger' }, await getTexts())
  expect(table.rows).toEqual([
    ['0.0 to 0.7', '1'],
    ['0.7 to 1.3', '2'],
    ['1.3 to 2.0', '3'],
  ])
})
