import { afterEach, expect, jest, test } from '@jest/globals'
import { withLocalStorage, withSessionStorage } from './storage'

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
})

test('the callback gets the storage and the value found in it', () => {
  withLocalStorage((storage) => storage.setItem('language', 'python'))
  expect(withLocalStorage((storage) => storage.getItem('language'))).toBe('python')
  expect(withSessionStorage((storage) => storage.getItem('language'))).toBeNull()
})

test.each([
  ['localStorage', withLocalStorage],
  ['sessionStorage', withSessionStorage],
] as const)('a %s blocked by the browser counts as empty', (kind, withStorage) => {
  jest.spyOn(window, kind, 'get').mockImplementation(() => {
    throw new DOMException('The request was denied.', 'SecurityError')
  })
  const use = jest.fn()
  expect(withStorage(use)).toBeUndefined()
  expect(use).not.toHaveBeenCalled()
})

test('a full storage, or a damaged value, counts as empty', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(withSessionStorage(full)).toBeUndefined()
  expect(withSessionStorage(() => JSON.parse('{'))).toBeUndefined()
})
