import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { encodeForm, sendForm } from './send-form'

const body = new URLSearchParams({ email: 'a@example.com' })
const original = globalThis.fetch
const answer = jest.fn<typeof fetch>()

beforeEach(() => {
  jest.useFakeTimers()
  answer.mockReset()
  globalThis.fetch = answer
})

afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = original
})

test('an answer of success counts as delivered', async () => {
  answer.mockResolvedValue(new Response('', { status: 200 }))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: true })
  expect(answer.mock.calls[0]?.[0]).toBe('/forms')
  const init = answer.mock.calls[0]?.[1]
  expect(init).toMatchObject({ method: 'POST', body })
  // Formspree leads to its own page, which no script may read, unless JSON is asked for first.
  const accept = new Headers(init?.headers).get('accept') ?? ''
  expect(accept).toMatch(/^application\/json\b/)
  // Another header, or other signs in this one, would ask the service for its leave first.
  expect([...new Headers(init?.headers).keys()]).toEqual(['accept'])
  expect(accept).not.toMatch(/["():<>?@[\\\]{}]/)
})

test('a service that leads on has taken the post, and where it leads is not followed', async () => {
  // What a browser hands out for a redirect that it was told to leave alone.
  const redirect = Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' }, ok: { value: false } })
  answer.mockResolvedValue(redirect)
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: true })
  expect(answer.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' })
})

test.each([400, 404, 429, 500, 503])('a status of %d is told with its number', async (status) => {
  answer.mockResolvedValue(new Response('', { status }))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: false, reason: 'status', status })
})

test.each([
  ['an empty answer', '', undefined],
  ['plain words', 'OK', 'text/plain'],
  ['data of Formspree', '{"next":"/thanks","ok":true}', 'application/json'],
  ['data of another service', '{"success":"true","message":"false alarm"}', 'application/json; charset=utf-8'],
  ['data without any such word', '{"id":7}', 'application/json'],
])('%s of success counts as delivered', async (_, text, type) => {
  answer.mockResolvedValue(new Response(text, { headers: type ? { 'content-type': type } : {} }))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: true })
})

test.each([
  ['a page', '<!doctype html><title>Log in</title>', 'text/html; charset=utf-8'],
  ['a page of another kind', '<?xml version="1.0"?><html/>', 'application/xhtml+xml'],
  ['a page that says to be something else', ' \n<html><p>Are you human?', 'text/plain'],
  ['a page without words', '', 'text/html'],
])('nobody can tell from %s whether it was delivered', async (_, text, type) => {
  answer.mockResolvedValue(new Response(text, { headers: { 'content-type': type } }))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: false, reason: 'unclear' })
})

test('nor from an answer of success that breaks off', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
  answer.mockResolvedValue(new Response(broken, { headers: { 'content-type': 'application/json' } }))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: false, reason: 'unclear' })
})

test.each(['{"ok":false}', '{ "success": false, "error": "spam" }', '{"message":"No","success":"false"}'])(
  'an answer of success that says no (%s) is a refusal',
  async (text) => {
    answer.mockResolvedValue(new Response(text, { headers: { 'content-type': 'application/json' } }))
    expect(await sendForm('/forms', body, 1000)).toEqual({ ok: false, reason: 'refused' })
  },
)

test('a refused connection is told from an answer', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await sendForm('/forms', body, 1000)).toEqual({ ok: false, reason: 'network' })
})

test('a service that keeps silent counts as missing once the time is over, and not before', async () => {
  answer.mockImplementation(
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

test('line breaks are sent as the browser itself sends them', () => {
  const fields: [string, string][] = [['message', 'one\ntwo\r\nthree\rfour']]
  expect(encodeForm(fields).toString()).toBe('message=one%0D%0Atwo%0D%0Athree%0D%0Afour')
})

test('a file has no place in a form of text fields', () => {
  expect(encodeForm([['upload', new Blob(['x']) as unknown as File]]).toString()).toBe('')
})
