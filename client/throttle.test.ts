import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { reveal } from '../site.config'
import { debounce, throttle } from './throttle'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('the reveal settings are those of the specification', () => {
  expect(reveal).toMatchObject({
    offsetPx: 120,
    defaultDurationMs: 400,
    throttleMs: 99,
    debounceMs: 50,
    durationMs: 700,
  })
})

test('the first call runs immediately, further ones every 99 ms, and the last state is never missed', () => {
  const times: number[] = []
  const start = performance.now()
  const follow = throttle(() => times.push(performance.now() - start), 99)
  for (let passed = 0; passed <= 250; passed += 10) {
    follow()
    jest.advanceTimersByTime(10)
  }
  jest.advanceTimersByTime(1000)
  expect(times).toEqual([0, 99, 198, 297])
  follow()
  expect(times).toHaveLength(5)
})

test('a debounced function runs once, 50 ms after the last call', () => {
  const run = jest.fn()
  const wait = debounce(run, 50)
  wait()
  jest.advanceTimersByTime(49)
  wait()
  jest.advanceTimersByTime(49)
  expect(run).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
})
