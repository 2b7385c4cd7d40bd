import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { watchHeader } from './header'

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  dispatchEvent(new Event('scroll'))
}
const changed = () => document.querySelector('header')?.hasAttribute('data-scrolled')

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo(0)
  document.body.innerHTML = '<header data-site-header=""></header>'
})
afterEach(() => void jest.useRealTimers())

test('the header changes beyond 10 px of scroll, but not at 10', () => {
  watchHeader()
  scrollTo(11)
  expect(changed()).toBe(true)
  jest.advanceTimersByTime(99)
  scrollTo(10)
  expect(changed()).toBe(false)
})

test('while a page is still being parsed, its script does not read the layout', () => {
  const readScrollY = jest.fn(() => 300)
  Object.defineProperty(window, 'scrollY', { get: readScrollY, configurable: true })
  watchHeader()
  expect(readScrollY).not.toHaveBeenCalled()
  // The page was scrolled before the script ran, and not since.
  dispatchEvent(new Event('pageshow'))
  expect(changed()).toBe(true)
})

test('after several scroll events within 99 ms, the header matches the final position', () => {
  watchHeader()
  scrollTo(400)
  scrollTo(200)
  scrollTo(0)
  jest.advanceTimersByTime(99)
  expect(changed()).toBe(false)
})

test('a page restored from the back/forward cache shows the header for its scroll position', () => {
  watchHeader()
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true })
  dispatchEvent(new Event('pageshow'))
  expect(changed()).toBe(true)
})

test('a page without a header is unchanged', () => {
  document.body.innerHTML = ''
  expect(watchHeader).not.toThrow()
})
