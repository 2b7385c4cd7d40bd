import { afterEach, expect, jest, test } from '@jest/globals'
import { pageLanguage } from './page-language'
import { makeTextStore } from './text-store'

const turn = () => new Promise((done) => setTimeout(done))
const texts = () => 'text'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

test('texts are loaded when the first island subscribes, once for all islands', async () => {
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

test('loading waits until the browser is idle', async () => {
  const waiting: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (run: () => void) => waiting.push(run) })
  const load = jest.fn(async () => texts)
  makeTextStore(load).subscribe(() => {})
  await turn()
  expect(load).not.toHaveBeenCalled()
  for (const run of waiting) run()
  expect(load).toHaveBeenCalledTimes(1)
})

test('an island that has unsubscribed is not notified', async () => {
  const store = makeTextStore(async () => texts)
  const heard = jest.fn()
  store.subscribe(heard)()
  await turn()
  expect(heard).not.toHaveBeenCalled()
})

test('if the chunk is missing, nobody is notified and nothing changes', async () => {
  const store = makeTextStore(() => Promise.reject(new Error('Loading chunk failed')))
  const heard = jest.fn()
  store.subscribe(heard)
  await turn()
  expect(heard).not.toHaveBeenCalled()
  expect(store.current()).toBeNull()
})

test('the file is not loaded under Save-Data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  const load = jest.fn(async () => texts)
  makeTextStore(load).subscribe(() => {})
  await turn()
  expect(load).not.toHaveBeenCalled()
})

test('a page in a language without its own file loads English', () => {
  expect([pageLanguage('en'), pageLanguage('tlh'), pageLanguage('')]).toEqual(['en', 'en', 'en'])
})
