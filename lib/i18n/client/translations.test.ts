import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createInstance } from 'i18next'
import { loadTranslations } from './translations'

type Result = Response | Error
interface LoggedRequest {
  /** Milliseconds since the load started. */
  at: number
  url: string
  options: RequestInit
}

let requests: LoggedRequest[]
let startedAt: number
let warn: ReturnType<typeof jest.spyOn>
const others: ReturnType<typeof jest.spyOn>[] = []

beforeEach(() => {
  jest.useFakeTimers()
  startedAt = Date.now()
  requests = []
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  for (const method of ['log', 'info', 'error'] as const) {
    others.push(jest.spyOn(console, method).mockImplementation(() => {}))
  }
})

afterEach(() => {
  for (const spy of others.splice(0)) expect(spy).not.toHaveBeenCalled()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Responds to each request with the next result, and to all further requests with the last. */
function respondWith(...results: (() => Result)[]) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options = {}) => {
    const next = results[Math.min(requests.length, results.length - 1)]?.() ?? new Error('no result')
    requests.push({ at: Date.now() - startedAt, url: String(url), options })
    if (next instanceof Error) throw next
    return next
  })
}

const status =
  (code: number, body = '{}') =>
  () =>
    new Response(body, { status: code })
const valid = status(200, '{"demo":{"send":"Book a demo","hello":"Hello {{name}}"}}')
const broken = (message: string) => () => new TypeError(message)

async function load(lng = 'en', namespaces?: string[]) {
  const texts = loadTranslations(lng, namespaces)
  await jest.advanceTimersByTimeAsync(60_000)
  return texts
}

test('i18next does not save missing keys, escape values or write a log', async () => {
  respondWith(valid)
  const init = jest.spyOn(Object.getPrototypeOf(createInstance()), 'init')
  await load()
  expect(init.mock.calls.map(([options]) => options)).toMatchObject([
    { saveMissing: false, interpolation: { escapeValue: false }, debug: false },
  ])
})

test('a file is requested once, in CORS mode with same-origin credentials', async () => {
  respondWith(valid)
  const texts = await load()
  expect(requests.map(({ url }) => url)).toEqual(['/locales/en/common.json'])
  expect(requests[0]?.options).toMatchObject({ method: 'GET', mode: 'cors', credentials: 'same-origin' })
  expect(texts('demo.send')).toBe('Book a demo')
  expect(warn).not.toHaveBeenCalled()
})

test('templates keep their placeholders, and values that are not text are undefined', async () => {
  respondWith(valid)
  const texts = await load()
  expect([texts('demo.hello'), texts('demo'), texts('demo.other')]).toEqual(['Hello {{name}}', undefined, undefined])
})

test('two server errors followed by a file mean three requests and no warning', async () => {
  respondWith(status(503), status(503), valid)
  const texts = await load()
  expect(requests.map(({ at }) => at)).toEqual([0, 350, 1050])
  expect(texts('demo.send')).toBe('Book a demo')
  expect(warn).not.toHaveBeenCalled()
})

test.each([500, 502, 503, 504, 599])(
  'if a server always responds with %i, six requests are made and one warning is logged',
  async (code) => {
    respondWith(status(code))
    const texts = await load()
    expect(requests.map(({ at }) => at)).toEqual([0, 350, 1050, 2450, 5250, 10_850])
    expect(warn.mock.calls).toEqual([[`Translations not loaded: /locales/en/common.json (status ${code}).`]])
    expect(texts('demo.send')).toBeUndefined()
  },
)

test.each([400, 401, 403, 404, 410, 429])('status %i is not retried', async (code) => {
  respondWith(status(code))
  await load()
  expect(requests).toHaveLength(1)
  expect(warn.mock.calls).toEqual([[`Translations not loaded: /locales/en/common.json (status ${code}).`]])
})

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'The Internet connection appears to be offline.',
])('a network failure is retried whatever its message: %s', async (message) => {
  respondWith(broken(message))
  await load()
  expect(requests.map(({ at }) => at)).toEqual([0, 350, 1050, 2450, 5250, 10_850])
  expect(warn.mock.calls).toEqual([['Translations not loaded: /locales/en/common.json (network failure).']])
})

test('an interrupted response body counts as a network failure', async () => {
  const cut = () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('Error in input stream')) })
    return new Response(body)
  }
  respondWith(cut, valid)
  const texts = await load()
  expect(requests).toHaveLength(2)
  expect(texts('demo.send')).toBe('Book a demo')
})

test.each(['{"demo":', '<!doctype html>', '', '[]', '"text"', 'null', '7'])(
  'a response that is not a JSON object is reported once, without a retry: %s',
  async (body) => {
    respondWith(status(200, body))
    const texts = await load()
    expect(requests).toHaveLength(1)
    expect(warn.mock.calls).toEqual([['Translations not loaded: /locales/en/common.json (not JSON).']])
    expect(texts('demo.send')).toBeUndefined()
  },
)

test('another language is loaded together with English, and each file is reported separately', async () => {
  respondWith(status(404), valid)
  const texts = await load('nl')
  expect(requests.map(({ url }) => url)).toEqual(['/locales/nl/common.json', '/locales/en/common.json'])
  expect(texts('demo.send')).toBe('Book a demo')
  expect(warn.mock.calls).toEqual([['Translations not loaded: /locales/nl/common.json (status 404).']])
})

test('a regional language loads its own file and English, but not the language without a region', async () => {
  respondWith(valid)
  await load('nl-BE')
  expect(requests.map(({ url }) => url)).toEqual(['/locales/nl-BE/common.json', '/locales/en/common.json'])
})

test('at most ten files are loaded at a time', async () => {
  let open = 0
  let max = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    requests.push({ at: Date.now() - startedAt, url: String(url), options: {} })
    max = Math.max(max, ++open)
    await new Promise((done) => setTimeout(done, 100))
    open--
    return valid()
  })
  await load(
    'en',
    Array.from({ length: 12 }, (_, index) => `part-${index}`),
  )
  expect(max).toBe(10)
  expect(new Set(requests.map(({ url }) => url)).size).toBe(12)
  expect(requests.map(({ at }) => at)).toEqual([...Array(10).fill(0), 100, 100])
})
