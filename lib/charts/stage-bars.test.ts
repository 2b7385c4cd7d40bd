import { expect, test } from '@jest/globals'
import { barsPath, peakOf } from './stage-bars'

test('bars are scaled to the number of people, and extend up or down from the baseline', () => {
  const [a, b] = [
    [0, 6, 3],
    [4, 0, 2],
  ]
  const top = 6
  expect(barsPath(a, top, false)).toBe('m15 60v-57m10 57v-29')
  expect(barsPath(b, top, true)).toBe('m5 63v38m20-38v19')
})

test('each bar begins on the baseline, at its own position, however high the one before it is', () => {
  const counts = [3, 0, 1, 6, 6, 2]
  for (const down of [false, true]) {
    let [x, y] = [0, 0]
    const feet = [...barsPath(counts, 6, down).matchAll(/m(\d+)([ -]\d+)v(-?\d+)/g)].map(([, right, back, rise]) => {
      x += Number(right)
      y += Number(back)
      const foot = [x, y]
      y += Number(rise)
      return foot
    })
    const line = down ? 63 : 60
    expect(feet).toEqual([5, 25, 35, 45, 55].map((x) => [x, line]))
  }
})

test('the number is at the end of the highest bar, and is 0 if nobody looks', () => {
  expect(peakOf([0, 6, 3, 6], 6, 0, 1)).toEqual({ peak: 6, x: '38%', y: '5%' })
  expect(peakOf([3, 0], 6, 1, 2)).toEqual({ peak: 3, x: '25%', y: '77%' })
  expect(barsPath([0, 0], 0, false)).toBe('')
  expect(peakOf([0, 0], 0, 0, 2)).toEqual({ peak: 0, x: '25%', y: '50%' })
})
