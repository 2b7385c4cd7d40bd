import { expect, test } from '@jest/globals'
import { gazeShares, normalCdf } from './gaze-shares'

const grid = { width: 1200, height: 750 }
/** The kernel's sigma in pixels. */
const SPREAD = 1.1 * 38
const gazeAt = (...points: [x: number, y: number][]) => ({
  x: Float64Array.from(points, ([x]) => x),
  y: Float64Array.from(points, ([, y]) => y),
})
const box = (x: number, y: number, width: number, height: number) => ({ id: 'box', x, y, width, height })

test('the normal distribution matches the published tables', () => {
  expect(normalCdf(0)).toBe(0.5)
  expect(normalCdf(1)).toBeCloseTo(0.841344746068543, 14)
  expect(normalCdf(-1.959963984540054)).toBeCloseTo(0.025, 14)
  expect(normalCdf(3)).toBeCloseTo(0.99865010196837, 14)
  expect([normalCdf(-9), normalCdf(9)]).toEqual([0, 1])
})

test('a sample at the centre of an area that reaches one sigma each way has 68.27% squared of its mass in it', () => {
  const area = box(600 - SPREAD, 375 - SPREAD, 2 * SPREAD, 2 * SPREAD)
  expect(gazeShares(gazeAt([600, 375]), grid, [area])[0]).toBeCloseTo(0.682689492137 ** 2, 5)
  // Half of the mass is to the left of the sample, wherever it is between two pixels.
  const half = box(0, 0, 600.3, 750)
  expect(gazeShares(gazeAt([600.3, 375]), grid, [half])[0]).toBeCloseTo(0.5, 5)
})

test('the parts of a picture share all gaze, and a part outside the picture has none', () => {
  const gaze = gazeAt([0, 0], [333.3, 200], [1200, 750], [700, 749.9], [-1, 10], [Number.NaN, Number.NaN])
  const parts = [box(0, 0, 401.7, 750), box(401.7, 0, 798.3, 300.2), box(401.7, 300.2, 798.3, 449.8)]
  const shares = gazeShares(gaze, grid, parts)
  expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9)
  expect(gazeShares(gaze, grid, [box(-500, -500, 2000, 2000), box(1300, 0, 50, 50)])).toEqual([expect.closeTo(1, 9), 0])
  // At a corner three quarters of a curve are outside the picture, and are redistributed to the whole.
  expect(gazeShares(gazeAt([0, 0]), grid, [box(0, 0, SPREAD, 750)])[0]).toBeCloseTo(0.682689492137, 5)
})

test('an area with slanted edges contains the right share: half of a square, and a rectangle given by its corners', () => {
  const gaze = gazeAt([600, 375])
  const points = (...list: [number, number][]) => ({ id: 'points', points: list })
  const [square, below, same] = gazeShares(gaze, grid, [
    box(500, 275, 200, 200),
    points([500, 275], [700, 475], [500, 475]),
    points([500, 275], [700, 275], [700, 475], [500, 475]),
  ])
  expect(below).toBeCloseTo((square as number) / 2, 4)
  expect(same).toBeCloseTo(square as number, 5)
})

test('without gaze there is no share', () => {
  expect(gazeShares(gazeAt([-5, 0]), grid, [box(0, 0, 10, 10)])).toEqual([Number.NaN])
})
