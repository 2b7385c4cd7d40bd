import { expect, test } from '@jest/globals'
import { cornerPlaces, outlinesOf, placeMarks, tabPlaces } from './place-areas'

const area = (id: string, x: number, y: number, width: number, height: number) => ({ id, x, y, width, height })
const grid = { width: 1200, height: 750 }

test('an outline stands twelve units off its area on all sides', () => {
  expect(outlinesOf([area('headline', 70, 130, 480, 190)])).toEqual([{ x: 58, y: 118, width: 504, height: 214 }])
})

test('two neighbours keep twelve units between their outlines, and stay off as usual elsewhere', () => {
  const [upper, lower] = outlinesOf([area('burger', 600, 130, 530, 430), area('insects', 610, 585, 300, 110)])
  if (!upper || !lower) throw new Error('An outline is missing.')
  expect(lower.y - (upper.y + upper.height)).toBe(12)
  expect(upper.y).toBe(118)
  expect(lower.y + lower.height).toBe(707)
})

test('areas that touch or overlap are outlined without an error', () => {
  expect(outlinesOf([area('a', 100, 100, 50, 50), area('b', 150, 100, 50, 50)])[0]).toMatchObject({ width: 62 })
  expect(outlinesOf([area('a', 100, 100, 50, 50), area('b', 120, 120, 50, 50)])).toHaveLength(2)
})

test('a tab goes below its outline where another outline is right above', () => {
  const outlines = [
    { x: 630, y: 100, width: 510, height: 230 },
    { x: 630, y: 350, width: 270, height: 92 },
  ]
  const [above, below] = placeMarks(outlines, grid, (outline) => tabPlaces(outline, 120, 40))
  expect(above).toMatchObject({ x: 646, y: 74 })
  expect(below?.y).toBeGreaterThan(420)
})

test('a number goes to a corner that is in the picture and on no other outline', () => {
  const atEdge = { x: 0, y: 0, width: 100, height: 100 }
  const [disc] = placeMarks([atEdge], grid, (outline) => cornerPlaces(outline, 64))
  expect(disc).toEqual({ x: 76, y: 76, width: 64, height: 64 })
})

test('where no place is free, the mark is drawn at its first one', () => {
  const all = { x: 0, y: 0, width: 1200, height: 750 }
  expect(placeMarks([all], grid, (outline) => cornerPlaces(outline, 64))).toEqual([
    { x: -40, y: -40, width: 64, height: 64 },
  ])
})
