import { expect, test } from '@jest/globals'
import { slowdownFor } from './slow-phone'

test('the machine that Lighthouse expects is slowed down by a factor of four, and one half as fast by two', () => {
  expect(slowdownFor(1533)).toBe(4)
  expect(slowdownFor(1533 / 2)).toBe(2)
})

test('a faster machine is slowed down no more than that, and one slower than the phone not at all', () => {
  expect(slowdownFor(6000)).toBe(4)
  expect(slowdownFor(200)).toBe(1)
})

test('an unmeasured machine is an error', () => {
  for (const index of [0, -1, Number.NaN])
    expect(() => slowdownFor(index)).toThrow(/benchmark of this machine is .* Measure again/)
})
