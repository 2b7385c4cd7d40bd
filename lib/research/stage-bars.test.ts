import { expect, test } from '@jest/globals'
import { barsPath, peakOf } from './stage-bars'

test('bars are scaled to how many there are, stand on one line or hang from the other', () => {
  const [a, b] = [
    [0, 6, 3],
    [4, 0, 2],
  ]
  const top = 6
  expect(barsPath(a, top, false)).toBe('M15 60v-57M25 60v-29')
  expect(barsPath(b, top, true)).toBe('M5 63v38M25 63v19')
})

test('the number of the highest bar stands at its end, and where nobody looks it is nothing', () => {
  expect(peakOf([0, 6, 3, 6], 6, 0, 1)).toEqual({ most: 6, x: '38%', y: '5%' })
  expect(peakOf([3, 0], 6, 1, 2)).toEqual({ most: 3, x: '25%', y: '77%' })
  expect(barsPath([0, 0], 0, false)).toBe('')
  expect(peakOf([0, 0], 0, 0, 2)).toEqual({ most: 0, x: '25%', y: '50%' })
})
