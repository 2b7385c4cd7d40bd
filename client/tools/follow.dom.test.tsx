import { beforeEach, expect, jest, test } from '@jest/globals'

const tops: Record<string, number> = {}
const marked = () => document.querySelector('[aria-current]')?.textContent

/** Scrolls the page so that its headings are at these positions or, with `end`, to its end. */
function scrollHeadingsTo(positions: Record<string, number>, { end = false } = {}) {
  Object.assign(tops, positions)
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: end ? innerHeight : 9000,
    configurable: true,
  })
  dispatchEvent(new Event('scroll'))
  jest.advanceTimersByTime(200)
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetModules()
  document.body.innerHTML = `
    <nav data-contents=""><a href="#one">One</a><a href="#t%C3%A9">Two</a><a href="#three">Three</a></nav>
    <h2 id="one"></h2><h2 id="té"></h2><h2 id="three"></h2>`
  for (const heading of document.querySelectorAll('h2'))
    heading.getBoundingClientRect = () => ({ top: tops[heading.id] }) as DOMRect
})

test('only the last section whose heading has reached the header is marked', async () => {
  Object.assign(tops, { one: 300, té: 900, three: 1500 })
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9000, configurable: true })
  await import('./follow')
  expect(marked()).toBeUndefined()
  scrollHeadingsTo({ one: 100, té: 700, three: 1300 })
  expect(marked()).toBe('One')
  scrollHeadingsTo({ one: -500, té: 100, three: 700 })
  expect(marked()).toBe('Two')
  scrollHeadingsTo({ one: 120, té: 720, three: 1320 })
  expect(marked()).toBe('One')
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
})

test('at the end of the page the last section is marked, although its heading never reaches the header', async () => {
  Object.assign(tops, { one: -500, té: 300, three: 500 })
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9000, configurable: true })
  await import('./follow')
  expect(marked()).toBe('One')
  scrollHeadingsTo({}, { end: true })
  expect(marked()).toBe('Three')
})
