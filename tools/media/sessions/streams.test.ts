import { expect, test } from '@jest/globals'
import { autoregressive, between, factor, stream, wait } from './streams'

const first = (seed: number, stimulus: string, person: string, purpose: string) =>
  stream(seed, stimulus, person, purpose)()

test('every combination of seed, stimulus, person and purpose has its own random numbers', () => {
  const all = [1, 2].flatMap((seed) =>
    ['x', 'y'].flatMap((stimulus) =>
      ['a01', 'a02'].flatMap((person) =>
        ['looks', 'heart'].map((purpose) => first(seed, stimulus, person, purpose).toFixed(9)),
      ),
    ),
  )
  expect(new Set(all).size).toBe(16)
  expect(first(1, 'x', 'a01', 'looks')).toBe(first(1, 'x', 'a01', 'looks'))
})

test('neighbouring streams are not correlated', () => {
  const row = Array.from({ length: 2000 }, (_, person) => first(1, 'x', `a${person}`, 'looks'))
  const mean = row.reduce((sum, value) => sum + value, 0) / row.length
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.03)
  const covariance = row.slice(1).reduce((sum, value, index) => sum + (value - mean) * ((row[index] ?? 0) - mean), 0)
  expect(Math.abs(covariance / row.length / (1 / 12))).toBeLessThan(0.08)
})

test('an autoregressive value keeps its spread, and forgets earlier values as fast as requested', () => {
  const next = autoregressive(stream(1, 'x', 'a01', 'wander'), 2, 1)
  const row = Array.from({ length: 20_000 }, () => next(0.1))
  const variance = row.reduce((sum, value) => sum + value * value, 0) / row.length
  expect(Math.sqrt(variance)).toBeGreaterThan(1.8)
  expect(Math.sqrt(variance)).toBeLessThan(2.2)
  const later = row.slice(10).reduce((sum, value, index) => sum + value * (row[index] ?? 0), 0) / row.length
  expect(later / variance).toBeGreaterThan(0.25)
  expect(later / variance).toBeLessThan(0.48)
})

test('factors, uniform numbers and waits are distributed as requested', () => {
  const random = stream(3, 'x', 'a01', 'numbers')
  const many = (make: () => number) => Array.from({ length: 5000 }, make).sort((a, b) => a - b)
  expect(many(() => factor(random, 0.3))[2500]).toBeCloseTo(1, 1)
  const uniform = many(() => between(random, 4, 6))
  expect([uniform[0], uniform.at(-1)].map((value) => (value ?? 0) >= 4 && (value ?? 0) < 6)).toEqual([true, true])
  const waits = many(() => wait(random, 100))
  expect(waits.reduce((sum, value) => sum + value, 0) / 5000).toBeGreaterThan(93)
  expect(waits[0]).toBeGreaterThanOrEqual(0)
})
