import { expect, test } from '@jest/globals'
import { pathUntil, smoothPath, valueAt } from './curve'

test('values between two points are interpolated, and beyond the ends the first or last value is kept', () => {
  expect([-1, 0, 0.25, 0.5, 1, 2].map((part) => valueAt([0, 10, 40], part))).toEqual([0, 0, 5, 10, 40, 40])
  expect(valueAt([7], 0.5)).toBe(7)
})

test('a smooth line goes through its points', () => {
  const path = smoothPath([
    { x: 0, y: 0 },
    { x: 10, y: 5 },
    { x: 20, y: 0 },
  ])
  expect(path.startsWith('M0.0 0.0C')).toBe(true)
  expect(path).toContain(' 10.0 5.0C')
  expect(path.endsWith(' 20.0 0.0')).toBe(true)
  expect(smoothPath([{ x: 0, y: 0 }])).toBe('')
})

test('a line that grows keeps the part already drawn', () => {
  const values = [0, 4, 1, 3, 2]
  const until = (part: number) =>
    pathUntil(values, part, (position) => ({ x: 100 * position, y: valueAt(values, position) }))
  const [half, whole] = [until(0.6), until(1)]
  const begin = half.slice(0, half.indexOf('25.0 4.0') + 8)
  expect(begin).toMatch(/^M0\.0 0\.0C/)
  expect(whole.startsWith(begin)).toBe(true)
  expect(half.endsWith('60.0 1.8')).toBe(true)
  expect(whole.endsWith('100.0 2.0')).toBe(true)
  expect(until(0)).toBe('M0.0 0.0C0.0 0.0 0.0 0.0 0.0 0.0')
})
