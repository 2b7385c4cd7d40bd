import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { encodeForm, sendForm } from './send-form'

const body = new URLSearchParams({ email: 'a@example.com' })
const original = globalThis.fetch
const fetchMock = jest.fn<typeof fetch>()

beforeEach(() => {
  jest.useFakeTimers()
  fetchMock.mockReset()
  globalThis.fetch = fetchMock
})

afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = original
})

test('a success status counts as delivered', async () => {
  fetchMock.mockResolvedValue(new Response('', { status: 200 }))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: true })
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/forms')
  const init = fetchMock.mock.calls[0]?.[1]
  expect(init).toMatchObject({ method: 'POST', body })
  // Unless the request prefers JSON, Formspree redirects to its own page, which scripts cannot read.
  const accept = new Headers(init?.headers).get('accept') ?? ''
  expect(accept).toMatch(/^application\/json\b/)
  // Any other header, or other characters in this one, would cause a CORS preflight.
  expect([...new Headers(init?.headers).keys()]).toEqual(['accept'])
  expect(accept).not.toMatch(/["():<>?@[\\\]{}]/)
})

test('a redirect counts as delivered and is not followed', async () => {
  // The response of a browser to a redirect with redirect: 'manual'.
  const redirect = Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, ok: { value: false } })
  fetchMock.mockResolvedValue(redirect)
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: true })
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
})

test.each([400, 404, 429, 500, 503])('status %d is a failure that includes the status', async (status) => {
  fetchMock.mockResolvedValue(new Response('', { status }))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: false, reason: 'status', status })
})

test.each([
  ['an empty body', '', undefined],
  ['plain words', 'OK', 'text/plain'],
  ['JSON from Formspree', '{"next":"/thanks","ok":true}', 'application/json'],
  [
    'JSON in the format of another service',
    '{"success":"true","message":"false alarm"}',
    'application/json; charset=utf-8',
  ],
  ['JSON that mentions no success', '{"id":7}', 'application/json'],
])('%s with a success status counts as delivered', async (_, text, type) => {
  fetchMock.mockResolvedValue(new Response(text, { headers: type ? { 'content-type': type } : {} }))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: true })
})

test.each([
  ['a page', '<!doctype html><title>Log in</title>', 'text/html; charset=utf-8'],
  ['an XHTML page', '<?xml version="1.0"?><html/>', 'application/xhtml+xml'],
  ['HTML served as plain text', ' \n<html><p>Are you human?', 'text/plain'],
  ['an empty HTML page', '', 'text/html'],
])('after %s it is unclear whether the form was delivered', async (_, text, type) => {
  fetchMock.mockResolvedValue(new Response(text, { headers: { 'content-type': type } }))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: false, reason: 'unclear' })
})

test('after an interrupted response it is unclear whether the form was delivered', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
  fetchMock.mockResolvedValue(new Response(broken, { headers: { 'content-type': 'application/json' } }))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: false, reason: 'unclear' })
})

test.each(['{"ok":false}', '{ "success": false, "error": "spam" }', '{"message":"No","success":"false"}'])(
  'JSON that reports a failure (%s) counts as rejected, despite a success status',
  async (text) => {
    fetchMock.mockResolvedValue(new Response(text, { headers: { 'content-type': 'application/json' } }))
    expect(await sendForm('/forms', body, 1000)).toEqual({ ok: false, reason: 'refused' })
  },
)

test('a refused connection is a network failure', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: false, reason: 'network' })
})

test('a service that does not respond counts as unreachable after the timeout', async () => {
  fetchMock.mockImplementation(
    (_url, init) =>
      new Promise((_done, failed) => {
        init?.signal?.addEventListener('abort', () => failed(new DOMException('Aborted', 'AbortError')))
      }),
  )
  let ended = false
  const delivery = sendForm('/forms', body, 1000).finally(() => {
    ended = true
  })
  await jest.advanceTimersByTimeAsync(999)
  expect(ended).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(await delivery).toEqual({ ok: false, reason: 'timeout' })
})

test('line breaks are encoded as in a native submission', () => {
  const fields: [string, string][] = [['message', 'one\ntwo\r\nthree\rfour']]
  expect(encodeForm(fields).toString()).toBe('message=one%0D%0Atwo%0D%0Athree%0D%0Afour')
})

test('files are ignored', () => {
  expect(encodeForm([['upload', new Blob(['x']) as unknown as File]]).toString()).toBe('')
})
