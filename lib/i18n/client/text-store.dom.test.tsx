import { afterEach, expect, jest, test } from '@jest/globals'
import { pageLanguage } from './page-language'
import { makeTextStore } from './text-store'

const turn = () => new Promise((done) => setTimeout(done))
const texts = () => 'text'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

test('nothing is loaded before an island asks, and once for all islands', async () => {
  const load = jest.fn(async () => texts)
  const store = makeTextStore(load)
  await turn()
  expect(load).not.toHaveBeenCalled()
  const heard = [jest.fn(), jest.fn()]
  for (const listener of heard) store.subscribe(listener)
  await turn()
  expect(load).toHaveBeenCalledTimes(1)
  expect(store.current()).toBe(texts)
  for (const listener of heard) expect(listener).toHaveBeenCalledTimes(1)
})

test('the load waits until the browser has time', async () => {
  const waiting: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (run: () => void) => waiting.push(run) })
  const load = jest.fn(async () => texts)
  makeTextStore(load).subscribe(() => {})
  await turn()
  expect(load).not.toHaveBeenCalled()
  for (const run of waiting) run()
  expect(load).toHaveBeenCalledTimes(1)
})

test('an island that has gone is not told any more', async () => {
  const store = makeTextStore(async () => texts)
  const heard = jest.fn()
  store.subscribe(heard)()
  await turn()
  expect(heard).not.toHaveBeenCalled()
})

test('a missing chunk tells nobody and changes nothing', async () => {
  const store = makeTextStore(() => Promise.reject(new Error('Loading chunk failed')))
  const heard = jest.fn()
  store.subscribe(heard)
  await turn()
  expect(heard).not.toHaveBeenCalled()
  expect(store.current()).toBeNull()
})

test('a visitor who saves data is never sent the file', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  const load = jest.fn(async () => texts)
  makeTextStore(load).subscribe(() => {})
  await turn()
  expect(load).not.toHaveBeenCalled()
})

test('a page in a language without a file of its own asks for English', () => {
  expect([pageLanguage('en'), pageLanguage('tlh'), pageLanguage('')]).toEqual(['en', 'en', 'en'])
})
