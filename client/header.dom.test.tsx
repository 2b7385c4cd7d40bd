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

test('the header changes past 10 px of scroll and not at 10, also where the page was scrolled before the script ran', () => {
  scrollTo(11)
  watchHeader()
  expect(changed()).toBe(true)
  scrollTo(10)
  expect(changed()).toBe(false)
})

test('where scrolling ends within the same 99 ms, the header shows the end and not the middle', () => {
  watchHeader()
  scrollTo(400)
  scrollTo(200)
  scrollTo(0)
  jest.advanceTimersByTime(99)
  expect(changed()).toBe(false)
})

test('a page that comes back from the browser’s memory shows the header of where it stands', () => {
  watchHeader()
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true })
  dispatchEvent(new Event('pageshow'))
  expect(changed()).toBe(true)
})

test('a page without a header is left alone', () => {
  document.body.innerHTML = ''
  expect(watchHeader).not.toThrow()
})
