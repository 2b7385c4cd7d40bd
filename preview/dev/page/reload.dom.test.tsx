import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { noteLeaving, reload } from './reload'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a reload waits while somebody follows a link, and happens if they stay', () => {
  const begin = jest.fn()
  noteLeaving()
  reload(begin)
  expect(begin).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('beforeunload'))
  reload(begin)
  jest.advanceTimersByTime(9_000)
  expect(begin).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1_000)
  expect(begin).toHaveBeenCalledTimes(2)
  reload(begin)
  expect(begin).toHaveBeenCalledTimes(3)
})
