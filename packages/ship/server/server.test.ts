import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { servedSite } from '../../../build/served-site'
import { siteConfig } from '../../../site.config'
import { makeSmallExport, type SmallExport } from '../../../tests/fixtures/small-export'
import { type FormsHandler, type RunningServer, startServer } from './server'

let site: SmallExport
let server: RunningServer

beforeAll(async () => {
  site = await makeSmallExport()
  server = await startServer({ site: servedSite, outDir: site.outDir, port: 0 })
})
afterAll(async () => {
  await server.close()
  await site.remove()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(server.url + path, { headers, method, redirect: 'manual' })

/** Sends bytes unchanged (fetch would normalise the path) and returns the whole response. */
function raw(request: string): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let response = ''
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1')
    })
    socket.on('close', () => done(response)).on('error', failed)
    socket.write(Buffer.from(request, 'latin1'))
  })
}

const rawGet = (path: string) => raw(`GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)

/** The policy of the site, in lower case, as fetch returns headers. */
const policy = Object.entries(siteConfig.hosting.headers).map(([name, value]) => [name.toLowerCase(), value])

test.each([
  ['/', 200],
  ['/about/', 308],
  ['/nothing', 302],
  ['/media/none.webp', 404],
])('the response to %s (%i) has the security headers', async (path, status) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  expect(policy.map(([name]) => [name, response.headers.get(name as string)])).toEqual(policy)
})

test('every response of a preview forbids indexing, and no page of the published site does', async () => {
  const preview = await startServer({ site: servedSite, outDir: site.outDir, port: 0, preview: true })
  try {
    for (const path of ['/', '/about/', '/nothing', '/media/none.webp', '/media/a.webp']) {
      const { headers } = await fetch(preview.url + path, { redirect: 'manual' })
      expect([path, headers.get('x-robots-tag')]).toEqual([path, 'noindex'])
    }
  } finally {
    await preview.close()
  }
  expect((await get('/about')).headers.get('x-robots-tag')).toBeNull()
})

test.each([
  ['/about', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/media/a.webp', 'image/webp', 'public, max-age=86400'],
  ['/locales/en/common.json', 'application/json; charset=utf-8', 'no-cache'],
  ['/licences.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
])('%s has the type %s and the Cache-Control %s', async (path, type, cache) => {
  const { headers } = await get(path)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, cache])
})

test('a page that the browser already has is not sent again', async () => {
  const etag = (await get('/about')).headers.get('etag') ?? ''
  const again = await get('/about', { 'If-None-Match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect((await get('/docs', { 'If-None-Match': etag })).status).toBe(200)
})

test('a player gets the range of a video that it asks for', async () => {
  const part = await get('/media/a.webp', { Range: 'bytes=10-19' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 10-19/1000'])
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  const beyond = await get('/media/a.webp', { Range: 'bytes=1000-' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
})

test('HEAD returns the length of a page and no body', async () => {
  const response = await raw('HEAD /about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(response).toContain('Content-Length: 35')
  expect(response.endsWith('\r\n\r\n')).toBe(true)
})

test('other methods are rejected, as are posts to a server without forms', async () => {
  for (const [path, method] of [
    ['/about', 'POST'],
    ['/forms', 'POST'],
    ['/', 'DELETE'],
  ] as const) {
    const response = await get(path, {}, method)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test.each([
  ...['/../secret.txt', '/docs/../../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/leak.txt'],
  ...[
    '//evil.example',
    '//evil.example/..',
    '/\\evil.example',
    '/%5c%5cevil.example',
    '/a%0d%0aLocation:%20x',
    '/a%00',
  ],
  ...['/%zz', '/about%zz/', 'http://evil.example//evil.example', `/${'a'.repeat(9000)}`],
])('%s, sent unchanged, never leaves the export: the home page or a plain 404', async (path) => {
  const response = await rawGet(path)
  expect(response).toMatch(/^HTTP\/1\.1 (302 Found|404 Not Found)\r\n/)
  expect(response).not.toMatch(/secret\n?$/)
  expect(response.match(/^Location: .*$/gm) ?? ['Location: /']).toEqual(['Location: /'])
})

test.each([
  ['a NUL in the path', 'GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
  ['a path that is not ASCII', 'GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n', '400'],
  ['bytes that are not HTTP', 'hello\r\n\r\n', '400'],
  ['a path of 70 kB', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, '431'],
])('%s gets a response with the security headers, and the server keeps running', async (_, request, status) => {
  const response = await raw(request)
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(response).toContain('X-Content-Type-Options: nosniff')
  expect((await get('/about')).status).toBe(200)
})

test('a query never becomes a header', async () => {
  const response = await rawGet('/about/?a=%0d%0aSet-Cookie:%20b=1')
  expect(response).toContain('Location: /about?a=%0d%0aSet-Cookie:%20b=1\r\n')
  expect(response).not.toMatch(/^Set-Cookie/m)
})

test('a missing folder and a port in use are errors', async () => {
  await expect(startServer({ site: servedSite, outDir: `${site.folder}/none`, port: 0 })).rejects.toThrow('ENOENT')
  const port = Number(new URL(server.url).port)
  await expect(startServer({ site: servedSite, outDir: site.outDir, port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

test('an export with a base path is served below it, under the same policy', async () => {
  const below = await startServer({ site: { ...servedSite, basePath: '/nl' }, outDir: site.outDir, port: 0 })
  const ask = async (path: string) => {
    const { status, headers } = await fetch(below.url + path, { redirect: 'manual' })
    return [status, headers.get('location') ?? headers.get('cache-control')]
  }
  const page = 'public, max-age=0, must-revalidate'
  const year = 'public, max-age=31536000, immutable'
  const expected: Record<string, [number, string]> = {
    '/nl': [200, page],
    '/nl/about': [200, page],
    '/nl/docs/rest': [200, page],
    '/nl/?a=1': [308, '/nl?a=1'],
    '/nl/index.html': [308, '/nl'],
    '/nl.html': [308, '/nl'],
    '/nl/About/?a=1': [308, '/nl/about?a=1'],
    '/nl/_next/static/chunks/a.js': [200, year],
    '/nl/_next/static/chunks/none.js': [404, 'no-store'],
    '/nl/media/none.webp': [404, 'no-store'],
    '/nl/locales/en/common.json': [200, 'no-cache'],
    '/locales/en/common.json': [200, 'no-cache'],
    '/locales/nl/common.json': [404, 'no-store'],
    '/nl/nope': [302, '/nl'],
    '/nlx': [302, '/nl'],
    '/about': [302, '/nl'],
    '/': [302, '/nl'],
  }
  for (const [path, response] of Object.entries(expected))
    expect([path, ...(await ask(path))]).toEqual([path, ...response])
  await below.close()
})

test('an export with a base path accepts form posts below it, and nowhere else', async () => {
  const forms: FormsHandler = async (_, response) => void response.writeHead(303, { Location: '/nl/thanks' }).end()
  const below = await startServer({ site: { ...servedSite, basePath: '/nl' }, outDir: site.outDir, port: 0, forms })
  const post = async (path: string) => (await fetch(below.url + path, { method: 'POST', redirect: 'manual' })).status
  expect([await post('/nl/forms'), await post('/forms'), await post('/nl')]).toEqual([303, 405, 405])
  await below.close()
})

test('an absolute URL in the request line gets the same response as its path', async () => {
  const response = await rawGet('http://127.0.0.1/about')
  expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(response).toContain('<title>About</title>')
})
