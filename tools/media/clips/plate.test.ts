import { expect, test } from '@jest/globals'
import { Plate } from './plate'

const total = ({ counts }: Plate) => counts.reduce((sum, count) => sum + count, 0)

test('a disc covers as much as its area', () => {
  const plate = new Plate(100, 80)
  plate.disc(50.3, 40.6, 20)
  expect(total(plate)).toBeGreaterThan(Math.PI * 400 * 0.99)
  expect(total(plate)).toBeLessThan(Math.PI * 400 * 1.01)
})

test('where discs overlap the ink builds up, and the order does not matter', () => {
  const [one, other] = [new Plate(60, 60), new Plate(60, 60)]
  one.disc(25, 30, 12)
  one.disc(35, 30, 12)
  other.disc(35, 30, 12)
  other.disc(25, 30, 12)
  expect(one.counts[30 * 60 + 30]).toBe(2)
  expect(one.counts[30 * 60 + 18]).toBe(1)
  expect(one.counts[0]).toBe(0)
  const apart = one.counts.map((count, at) => Math.abs(count - (other.counts[at] as number)))
  expect(Math.max(...apart)).toBeLessThan(1e-5)
})

test('a disc may hang over the edge, or lie beyond it', () => {
  const plate = new Plate(50, 50)
  plate.disc(0, 25, 10)
  expect(total(plate)).toBeGreaterThan(140)
  expect(total(plate)).toBeLessThan(175)
  const before = total(plate)
  plate.disc(-40, 200, 10)
  plate.disc(25, 25, 0)
  expect(total(plate)).toBeCloseTo(before, 0)
})
