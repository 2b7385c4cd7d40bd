import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { forms as formSettings } from '../../../build/forms'
import { servedSite } from '../../../build/served-site'
import { makeSmallExport, type SmallExport } from '../../../tests/fixtures/small-export'
import { type RunningServer, startServer } from '../server/server'
import { createFormsHandler } from './handler'
import { readAll } from './store'

let site: SmallExport
let server: RunningServer
let file: string

/** The clock is stopped, so the whole minute remains. */
const now = new Date('2026-11-20T08:00:00Z')

beforeEach(async () => {
  site = await makeSmallExport()
  file = join(site.folder, 'submissions.ndjson')
  const forms = createFormsHandler({
    site: servedSite,
    forms: formSettings,
    file,
    rate: { posts: 25, perMs: 60_000 },
    now: () => now,
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

/** Posts as a browser without scripts does, with the server's host. */
const postNatively = (body: string, headers: Record<string, string> = {}) =>
  post(body, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', origin: server.url, ...headers })

test.each([
  ['a missing field', 'form-name=contact&email=a@b.nl&fax_number=', {}, 422, 'Go back and fill in: name, company.'],
  ['another media type', '{}', { 'content-type': 'text/plain' }, 415, 'Only form-encoded'],
  ['another origin', demo('a@b.nl'), { origin: 'http://evil.example' }, 403, 'came from another site'],
  ['far too much', 'x'.repeat(300_000), {}, 413, 'too long'],
])('%s, posted without scripts, gets a whole page with a link back', async (_, body, headers, status, words) => {
  const response = await postNatively(body, {
    referer: `${server.url}/about?a=1#b`,
    ...(headers as Record<string, string>),
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
  expect([response.headers.get('cache-control'), response.headers.get('x-content-type-options')]).toEqual([
    'no-store',
    'nosniff',
  ])
  const page = await response.text()
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">[\s\S]*<title>[^<]+<\/title>[\s\S]*<h1>[^<]+\.<\/h1>/)
  expect(page).toContain(words)
  expect(page.match(/<a href="[^"]*"/g)).toEqual(['<a href="/about"'])
  expect(await emails()).toEqual([])
})

test.each([
  ['none', ''],
  ['no address', 'not an address'],
  ['another host', 'http://evil.example/about'],
  ['not a page of ours', '/nothing'],
  ['a script', 'javascript:alert(1)'],
  ['markup', '/about"><script>alert(1)</script>'],
])('an error for a post whose referer is %s links to the contact page', async (_, referer) => {
  const whole = referer.startsWith('/') ? server.url + referer : referer
  const page = await (await postNatively('form-name=contact', whole ? { referer: whole } : {})).text()
  expect(page.match(/<a href="[^"]*"/g)).toEqual(['<a href="/contact"'])
  expect(page).not.toContain('<script')
})

test('a native post above the rate gets a link back too', async () => {
  for (let count = 0; count < 25; count++) await post(demo('ada@example.com'))
  const late = await postNatively(demo('late@example.com'))
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await late.text()).toContain('<a href="/contact">')
})

test('a native post from this site is accepted', async () => {
  expect((await postNatively(demo('ada@example.com'))).status).toBe(303)
  expect(await emails()).toEqual(['ada@example.com'])
})
