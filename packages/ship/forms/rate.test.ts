import { expect, test } from '@jest/globals'
import { createRate } from './rate'

test('posts above the rate are too early until the oldest counted one has expired', () => {
  let now = 1_000_000
  const tooEarly = createRate({ posts: 2, perMs: 60_000 }, () => now)
  expect(tooEarly('a')).toBe(0)
  now += 10_000
  expect(tooEarly('a')).toBe(0)
  expect(tooEarly('a')).toBe(50_000)
  now += 49_999
  expect(tooEarly('a')).toBe(1)
  now += 1
  expect(tooEarly('a')).toBe(0)
  expect(tooEarly('a')).toBe(10_000)
})

test('the posts of each address are counted separately', () => {
  const tooEarly = createRate({ posts: 1, perMs: 1000 }, () => 0)
  expect([tooEarly('a'), tooEarly('b'), tooEarly('a')]).toEqual([0, 0, 1000])
})
