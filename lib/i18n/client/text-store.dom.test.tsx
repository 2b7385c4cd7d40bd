import { afterEach, expect, jest, test } from '@jest/globals'
import { pageLanguage } from './page-language'
import { makeTextStore } from './text-store'

const nextTask = () => new Promise((done) => setTimeout(done))
const texts = () => 'text'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

test('texts are loaded when the first island subscribes, once for all islands', async () => {
  const load = jest.fn(async () => texts)
  const store = makeTextStore(load)
  await nextTask()
  expect(load).not.toHaveBeenCalled()
  const listeners = [jest.fn(), jest.fn()]
  for (const listener of listeners) store.subscribe(listener)
  await nextTask()
  expect(load).toHaveBeenCalledTimes(1)
  expect(store.current()).toBe(texts)
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1)
})

test('loading waits until the browser is idle', async () => {
  const waiting: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (run: () => void) => waiting.push(run) })
  const load = jest.fn(async () => texts)
  makeTextStore(load).subscribe(() => {})
  await nextTask()
  expect(load).not.toHaveBeenCalled()
  for (const run of waiting) run()
  expect(load).toHaveBeenCalledTimes(1)
})

test('an island that has unsubscribed is not notified when texts arrive', async () => {
  const store = makeTextStore(async () => texts)
  const listener = jest.fn()
  store.subscribe(listener)()
  await nextTask()
  expect(listener).not.toHaveBeenCalled()
})

test('if the chunk is missing, no island is notified and nothing changes', async () => {
  const store = makeTextStore(() => Promise.reject(new Error('Loading chunk failed')))
  const listener = jest.fn()
  store.subscribe(listener)
  await nextTask()
  expect(listener).not.toHaveBeenCalled()
  expect(store.current()).toBeNull()
})

test('with Save-Data, the file is not loaded', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  const load = jest.fn(async () => texts)
  makeTextStore(load).subscribe(() => {})
  await nextTask()
  expect(load).not.toHaveBeenCalled()
})

test('the texts of a page are English if that is its language, or if its language has no file', () => {
  expect([pageLanguage('en'), pageLanguage('tlh'), pageLanguage('')]).toEqual(['en', 'en', 'en'])
})
