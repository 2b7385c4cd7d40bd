import { expect, test } from '@jest/globals'
import { CoverageLayer } from './coverage-layer'

const total = ({ counts }: CoverageLayer) => counts.reduce((sum, count) => sum + count, 0)

test('a circle adds as much coverage as its area', () => {
  const layer = new CoverageLayer(100, 80)
  layer.circle(50.3, 40.6, 20)
  expect(total(layer)).toBeGreaterThan(Math.PI * 400 * 0.99)
  expect(total(layer)).toBeLessThan(Math.PI * 400 * 1.01)
})

test('where circles overlap, their coverage adds up, and their order does not matter', () => {
  const [one, other] = [new CoverageLayer(60, 60), new CoverageLayer(60, 60)]
  one.circle(25, 30, 12)
  one.circle(35, 30, 12)
  other.circle(35, 30, 12)
  other.circle(25, 30, 12)
  expect(one.counts[30 * 60 + 30]).toBe(2)
  expect(one.counts[30 * 60 + 18]).toBe(1)
  expect(one.counts[0]).toBe(0)
  const differences = one.counts.map((count, index) => Math.abs(count - (other.counts[index] as number)))
  expect(Math.max(...differences)).toBeLessThan(1e-5)
})

test('a circle may extend over the edge, or be beyond it', () => {
  const layer = new CoverageLayer(50, 50)
  layer.circle(0, 25, 10)
  expect(total(layer)).toBeGreaterThan(140)
  expect(total(layer)).toBeLessThan(175)
  const before = total(layer)
  layer.circle(-40, 200, 10)
  layer.circle(25, 25, 0)
  expect(total(layer)).toBeCloseTo(before, 0)
})
