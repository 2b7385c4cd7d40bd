import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { forms as formSettings } from '../../../build/forms'
import { servedSite } from '../../../build/served-site'
import { fieldLimits } from '../../../lib/shared/forms/limits'
import { makeSmallExport, type SmallExport } from '../../../tests/fixtures/small-export'
import { type RunningServer, startServer } from '../server/server'
import { createFormsHandler, MAX_BODY } from './handler'
import { readAll } from './store'

let site: SmallExport
let server: RunningServer
let file: string
let now: Date

beforeEach(async () => {
  site = await makeSmallExport()
  file = join(site.folder, 'submissions.ndjson')
  now = new Date('2026-11-21T09:00:00.000Z')
  const forms = createFormsHandler({
    site: servedSite,
    forms: formSettings,
    file,
    now: () => now,
    rate: { posts: 25, perMs: 60_000 },
  })
  server = await startServer({ site: servedSite, outDir: site.outDir, port: 0, forms })
})
afterEach(async () => {
  await server.close()
  await site.remove()
})

const type = 'application/x-www-form-urlencoded'
const demo = (email: string, rest = '&fax_number=') => `email=${encodeURIComponent(email)}&form-name=simple-demo${rest}`
const post = (body: string, headers: Record<string, string> = {}, path = '/forms') =>
  fetch(server.url + path, { method: 'POST', body, redirect: 'manual', headers: { 'content-type': type, ...headers } })
const emails = async () => (await readAll(file)).submissions.map(({ fields }) => fields.email)

test.each([
  ['natively', { accept: 'text/html', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
  ['by fetch', { accept: 'application/json', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
  ['with a charset', { 'content-type': `${type.toUpperCase()}; charset=UTF-8` }],
])('a valid post %s is stored and redirected to the thanks page', async (_, headers) => {
  const response = await post(demo('ada@example.com'), headers)
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    303,
    '/thanks',
    'no-store',
  ])
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await readAll(file)).toEqual({
    submissions: [
      {
        at: '2026-11-21T09:00:00.000Z',
        form: 'simple-demo',
        fields: { email: 'ada@example.com', fax_number: '' },
        spam: false,
      },
    ],
    unreadable: [],
  })
})

test('a program that fills in the honeypot gets the same response, but its message is marked as spam', async () => {
  expect((await post(demo('bot@example.com', '&fax_number=1'))).status).toBe(303)
  expect((await readAll(file)).submissions[0]?.spam).toBe(true)
})

test.each([
  ['an invalid email address', demo('ada'), {}, 422],
  ['JSON', '{}', { 'content-type': 'application/json' }, 415],
  ['a multipart form', 'x', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['a post from another site', demo('a@b.nl'), { 'sec-fetch-site': 'cross-site' }, 403],
  ['a post with another origin', demo('a@b.nl'), { origin: 'http://evil.example' }, 403],
  ['a post with another port', demo('a@b.nl'), { origin: 'http://127.0.0.1:1' }, 403],
  ['a post with a hidden origin', demo('a@b.nl'), { origin: 'null' }, 403],
  [
    'a body one byte above the limit',
    demo('a@b.nl', `&fax_number=${'x'.repeat(MAX_BODY)}`).slice(0, MAX_BODY + 1),
    {},
    413,
  ],
  ['a body of 200 kB', 'x'.repeat(200_000), {}, 413],
  ['a body of 5 MB', 'x'.repeat(5_000_000), {}, 413],
])('%s is rejected in one or two plain sentences, and nothing is stored', async (_, body, headers, status) => {
  const response = await post(body, headers as Record<string, string>)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/plain; charset=utf-8'])
  expect(await response.text()).toMatch(/^[A-Z][^<>]+\.\n$/)
  expect(await emails()).toEqual([])
})

test('nothing that a browser lets people type is too long, in any script', async () => {
  // One unit of a field's length is at most a character of three bytes, which takes nine characters when encoded.
  const fields = Object.entries(fieldLimits).map(([name, limit]): [string, string] => [name, '\uac00'.repeat(limit)])
  const sent = new URLSearchParams([['form-name', 'contact'], ['fax_number', ''], ...fields])
  expect(sent.toString().length).toBeLessThan(MAX_BODY)
  sent.set('email', 'ada@example.com')
  expect((await post(sent.toString())).status).toBe(303)
})

test('a body that exceeds the limit without declaring its length is rejected too', async () => {
  const chunk = `x`.repeat(64_000)
  const body = new ReadableStream({
    start(controller) {
      for (let count = 0; count < 6; count++) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } }
  expect((await fetch(`${server.url}/forms`, init as RequestInit)).status).toBe(413)
})

test('a form cut off in the middle is not stored, but the next one is', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const head = `POST /forms HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n`
  await new Promise<void>((sent) => socket.write(head + demo('half@example.com'), () => sent()))
  const gone = new Promise((closed) => socket.on('close', closed))
  socket.destroy()
  await gone
  await post(demo('whole@example.com'))
  expect(await emails()).toEqual(['whole@example.com'])
})

test('posts above the rate are rejected, with the time to wait', async () => {
  for (let count = 0; count < 25; count++) await post(demo('ada@example.com'))
  const response = await post(demo('late@example.com'))
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  now = new Date(now.getTime() + 60_000)
  expect((await post(demo('late@example.com'))).status).toBe(303)
})

test('posts that arrive at the same time are all stored, each on its own line', async () => {
  const sent = Array.from({ length: 25 }, (_, index) => `${index}@example.com`)
  const responses = await Promise.all(sent.map((email) => post(demo(email))))
  expect(responses.every(({ status }) => status === 303)).toBe(true)
  expect((await emails()).sort()).toEqual([...sent].sort())
})

test('a visit to /forms leads to the home page, and other methods are rejected', async () => {
  const visit = await fetch(`${server.url}/forms`, { redirect: 'manual' })
  expect([visit.status, visit.headers.get('location')]).toEqual([302, '/'])
  expect((await fetch(`${server.url}/forms`, { method: 'PUT', body: 'x' })).status).toBe(405)
  expect((await post(demo('a@b.nl'), {}, '/forms/more')).status).toBe(405)
})

test('if the disk cannot be written to, the visitor gets an apology and the terminal the reason', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = await startServer({
    site: servedSite,
    ...{ outDir: site.outDir, port: 0 },
    forms: createFormsHandler({ site: servedSite, forms: formSettings, file: join(site.outDir, 'index.html', 'x') }),
  })
  const init = { method: 'POST', body: demo('a@b.nl'), headers: { 'content-type': type } }
  const response = await fetch(`${broken.url}/forms`, init)
  expect([response.status, await response.text()]).toEqual([
    500,
    'The message could not be stored. Go back and try again.\n',
  ])
  const page = await fetch(`${broken.url}/forms`, { ...init, headers: { ...init.headers, accept: 'text/html' } })
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('<a href="/contact">')])
  // The reason is a sentence, not a stack trace.
  expect(printed.mock.calls).toEqual(
    Array(2).fill([expect.stringMatching(/^\S+ cannot be used \(E\w+: [^.]+\)\. Let /)]),
  )
  printed.mockRestore()
  await broken.close()
})
