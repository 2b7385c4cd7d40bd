import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { noteLeaving, reload } from './reload'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('whoever has followed a link is not called back, and gets the new page where they stay', () => {
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
