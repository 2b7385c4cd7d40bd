import { expect, test } from '@jest/globals'
import { areaBetween, areaByKey, fitArea } from './area-shape'

const grid = { width: 1200, height: 750 }
const area = { id: 'drawn', x: 100, y: 100, width: 200, height: 50 }
const key = (name: string, shift = false, from = area) => areaByKey(from, name, shift, grid)

test('arrow keys move an area, and stop at the edge', () => {
  expect(key('ArrowLeft')).toEqual({ ...area, x: 90 })
  expect(key('ArrowDown')).toEqual({ ...area, y: 110 })
  expect(key('ArrowLeft', false, { ...area, x: 4 })).toEqual({ ...area, x: 0 })
  expect(key('ArrowRight', false, { ...area, x: 1000 })).toEqual({ ...area, x: 1000 })
})

test('with Shift, arrow keys resize an area, down to the minimum size, and never beyond the picture', () => {
  expect(key('ArrowRight', true)).toEqual({ ...area, width: 210 })
  expect(key('ArrowUp', true)).toEqual({ ...area, height: 40 })
  expect(key('ArrowUp', true, { ...area, height: 12 })).toEqual({ ...area, height: 8 })
  expect(key('ArrowRight', true, { ...area, x: 1000 })).toEqual({ ...area, x: 1000 })
})

test('other keys are ignored', () => {
  for (const name of ['Tab', 'Enter', 'a', 'toString', '__proto__']) expect(key(name)).toBeUndefined()
})

test('a drag in any direction gives the same area, cut at the edge of the picture', () => {
  const expected = { id: 'drawn', x: 10, y: 20, width: 90, height: 180 }
  for (const [from, to] of [
    [
      [10, 20],
      [100, 200],
    ],
    [
      [100, 200],
      [10, 20],
    ],
    [
      [100, 20],
      [10.2, 199.8],
    ],
  ] as const)
    expect(areaBetween(from, to, grid)).toEqual(expected)
  expect(areaBetween([-50, -50], [5000, 5000], grid)).toEqual({ id: 'drawn', x: 0, y: 0, width: 1200, height: 750 })
})

test('numbers out of range are clamped', () => {
  expect(fitArea({ x: 1190, y: -4, width: 100, height: 9000 }, grid)).toEqual({
    ...{ id: 'drawn', x: 1100, y: 0, width: 100, height: 750 },
  })
})
