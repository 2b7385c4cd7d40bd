import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { whenHydrated } from './when-hydrated'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.documentElement.removeAttribute('data-failed')
  for (const name of Object.keys(document.body))
    if (name.startsWith('__react')) Reflect.deleteProperty(document.body, name)
})

/** Imitates the property that React adds to each node that it has hydrated. */
const hydrate = (node: Element | null) => Object.assign(node as Element, { __reactFiber$x1: {} })

/** Returns a function that reports whether the page is ready. */
async function watchReadiness(): Promise<() => boolean> {
  let ready = false
  void whenHydrated().then(() => {
    ready = true
  })
  return () => ready
}

test('a page is ready once React has hydrated it and each of its islands', async () => {
  document.body.innerHTML = '<p>Text</p><div data-island="demo"><form></form></div>'
  const ready = await watchReadiness()
  await jest.advanceTimersByTimeAsync(1000)
  expect(ready()).toBe(false)
  hydrate(document.body)
  await jest.advanceTimersByTimeAsync(1000)
  expect(ready()).toBe(false)
  hydrate(document.querySelector('form'))
  await jest.advanceTimersByTimeAsync(1000)
  expect(ready()).toBe(true)
})

test('a page shown instead of one that failed does not wait for React', async () => {
  document.documentElement.dataset.failed = ''
  const ready = await watchReadiness()
  await jest.advanceTimersByTimeAsync(0)
  expect(ready()).toBe(true)
})
