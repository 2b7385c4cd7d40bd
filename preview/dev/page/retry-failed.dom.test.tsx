import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { retryFailed } from './retry-failed'

const responses: (boolean | Error)[] = []
const fetched = jest.fn(async () => {
  const response = responses.shift()
  if (response instanceof Error) throw response
  return { ok: response } as Response
})

beforeEach(() => {
  jest.useFakeTimers()
  fetched.mockClear()
  Object.assign(globalThis, { fetch: fetched })
})
afterEach(() => {
  jest.useRealTimers()
  document.documentElement.removeAttribute('data-failed')
})

test('a page that failed is requested again, even while the server is down, and reloaded once it works', async () => {
  document.documentElement.setAttribute('data-failed', '')
  responses.push(false, new TypeError('Failed to fetch'), true)
  const begin = jest.fn()
  retryFailed(() => false, begin)
  expect(fetched).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(3_000)
  expect([fetched.mock.calls.length, begin.mock.calls.length]).toEqual([2, 0])
  await jest.advanceTimersByTimeAsync(60_000)
  expect([fetched.mock.calls.length, begin.mock.calls.length]).toEqual([3, 1])
})

test('a page that works requests nothing', async () => {
  retryFailed(() => false)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetched).not.toHaveBeenCalled()
})

test('while the content has mistakes nothing is requested, and the terminal stays quiet', async () => {
  document.documentElement.setAttribute('data-failed', '')
  let hasMistakes = true
  const end = retryFailed(() => hasMistakes)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetched).not.toHaveBeenCalled()
  responses.push(false)
  hasMistakes = false
  await jest.advanceTimersByTimeAsync(1_500)
  expect(fetched).toHaveBeenCalledTimes(1)
  end()
})

test('a hidden page waits until it is visible', async () => {
  document.documentElement.setAttribute('data-failed', '')
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const end = retryFailed(() => false)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(fetched).not.toHaveBeenCalled()
  responses.push(false)
  visibility.mockReturnValue('visible')
  await jest.advanceTimersByTimeAsync(1_500)
  expect(fetched).toHaveBeenCalledTimes(1)
  end()
  visibility.mockRestore()
})
