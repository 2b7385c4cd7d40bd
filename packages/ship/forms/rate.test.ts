import { expect, test } from '@jest/globals'
import { createRateLimiter } from './rate'

test('posts above the rate must wait until the oldest counted one has expired', () => {
  let now = 1_000_000
  const msToWait = createRateLimiter({ posts: 2, perMs: 60_000 }, () => now)
  expect(msToWait('a')).toBe(0)
  now += 10_000
  expect(msToWait('a')).toBe(0)
  expect(msToWait('a')).toBe(50_000)
  now += 49_999
  expect(msToWait('a')).toBe(1)
  now += 1
  expect(msToWait('a')).toBe(0)
  expect(msToWait('a')).toBe(10_000)
})

test('the posts of each address are counted separately', () => {
  const msToWait = createRateLimiter({ posts: 1, perMs: 1000 }, () => 0)
  expect([msToWait('a'), msToWait('b'), msToWait('a')]).toEqual([0, 0, 1000])
})
