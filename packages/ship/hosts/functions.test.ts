import { describe, expect, test } from '@jest/globals'
import { smallSite } from '../../../tests/fixtures/small-site'
import { aws, viewerRequest } from './aws'
import { worker } from './cloudflare'
import type { Redirect } from './redirects'

const redirects = [
  { from: '/old-address', to: '/about' },
  { from: '/old-home', to: '/' },
]

const video = Uint8Array.from({ length: 1000 }, (_, index) => index % 256)

/** Runs the Worker for a request. */
async function ask(
  path: string,
  init: RequestInit = {},
  unknown: 'redirect' | 'notFoundPage' = 'redirect',
  redirects: readonly Redirect[] = [],
) {
  const module = new Function(worker(smallSite({ unknown }, [], redirects)).replace('export default', 'return'))()
  const fetchAsset = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/media/video.webm') return new Response(video, { headers: { ETag: '"a"' } })
    return pathname === '/404' ? new Response('none', { status: 200 }) : new Response('', { status: 404 })
  }
  const response: Response = await module.fetch(new Request(`https://a.example${path}`, init), {
    ASSETS: { fetch: fetchAsset },
  })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('the Worker', () => {
  test.each([
    ['/nope', 302],
    ['/404', 302],
    ['/old.php', 302],
    ['//evil.example/', 302],
    ['/_next/static/nope.js', 404],
    ['/media/nope.webm', 404],
    ['/nope.JS', 404],
    ['/about.html.br', 404],
    // The home page is an asset, so the Worker is called for it only if it is missing.
    ['/', 404],
  ])('responds to %s with %i, uncached, with the headers of the policy', async (path, status) => {
    const { status: got, headers } = await ask(path)
    expect([got, headers.get('location')]).toEqual([status, status === 302 ? '/' : null])
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff'])
  })

  test.each([
    ['/old-address?a=1', '/about?a=1'],
    ['/Old-Address/', '/about'],
    ['/old-home.html', '/'],
  ])('redirects the former address %s to %s permanently', async (path, to) => {
    const { status, headers } = await ask(path, {}, 'redirect', redirects)
    expect([status, headers.get('location')]).toEqual([308, to])
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'public, max-age=0, must-revalidate',
      'nosniff',
    ])
    expect((await ask('/constructor', {}, 'redirect', redirects)).headers.get('location')).toBe('/')
  })

  test('sends byte ranges of a video', async () => {
    const part = async (Range: string, more = {}) => {
      const { status, headers, bytes } = await ask('/media/video.webm', { headers: { Range, ...more } })
      return [status, headers.get('content-range'), bytes.length, bytes[0]]
    }
    expect(await part('bytes=10-19')).toEqual([206, 'bytes 10-19/1000', 10, 10])
    expect(await part('bytes=-10')).toEqual([206, 'bytes 990-999/1000', 10, 990 % 256])
    expect(await part('bytes=990-5000')).toEqual([206, 'bytes 990-999/1000', 10, 990 % 256])
    expect(await part('bytes=1000-')).toEqual([416, 'bytes */1000', 0, undefined])
    for (const invalid of ['bytes=9-5', 'bytes=-', 'bytes=a-b', 'bytes=0-1,3-4']) {
      expect(await part(invalid)).toEqual([200, null, 1000, 0])
    }
    expect(await part('bytes=10-19', { 'If-Range': '"b"' })).toEqual([200, null, 1000, 0])
    expect(await part('bytes=10-19', { 'If-Range': '"a"' })).toEqual([206, 'bytes 10-19/1000', 10, 10])
  })

  test('rejects other methods, and shows the not-found page if the policy requires it', async () => {
    const posted = await ask('/about', { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const none = await ask('/nope', {}, 'notFoundPage')
    expect([none.status, new TextDecoder().decode(none.bytes)]).toEqual([404, 'none'])
  })
})

type Sent = { uri?: string; statusCode?: number; headers?: Record<string, { value: string }> }

/** Runs the CloudFront function. Returns the key requested from S3, or status and address. */
function view(uri: string, querystring: object = {}, code = viewerRequest(smallSite(), smallSite().routes)): string {
  const handler = new Function(`${code}; return handler`)()
  const response: Sent = handler({ request: { uri, querystring } })
  return response.uri ?? `${response.statusCode} ${response.headers?.location?.value}`
}

describe('the CloudFront function', () => {
  test.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/docs/rest', '/docs/rest.html'],
    ['/about/', '308 /about'],
    ['/about.html', '308 /about'],
    ['/index.html', '308 /'],
    ['/media/nope.webm', '/media/nope.webm'],
    ['/nope.js', '/nope.js'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/nope', '302 /'],
    ['/nope/', '302 /'],
    ['/old.php', '302 /'],
    ['//evil.example/', '302 /'],
    ['/%zz', '302 /'],
    ['/constructor', '302 /'],
    ['/__proto__/', '302 /'],
  ])('the response to %s is %s', (uri, to) => {
    expect(view(uri)).toBe(to)
  })

  test('keeps the query when redirecting to a page’s canonical address', () => {
    const query = {
      a: { value: '1' },
      b: { value: '2', multiValue: [{ value: '2' }, { value: '3' }] },
      c: { value: '' },
    }
    expect(view('/about/', query)).toBe('308 /about?a=1&b=2&b=3&c')
  })

  test('redirects former addresses to their pages', () => {
    const site = smallSite({}, [], redirects)
    for (const code of [viewerRequest(site, site.routes), viewerRequest(site, undefined)]) {
      expect(view('/old-address', { a: { value: '1' } }, code)).toBe('308 /about?a=1')
      expect([view('/Old-Address/', {}, code), view('/old-home.html', {}, code)]).toEqual(['308 /about', '308 /'])
    }
    expect([view('/__proto__', {}, viewerRequest(site, site.routes)), view('/about')]).toEqual(['302 /', '/about.html'])
  })

  test('omits the list of pages if there are too many to fit', () => {
    const pages = Array.from({ length: 2000 }, (_, index) => `docs/page-${index}.html`)
    const code = aws(smallSite({}, pages)).files['viewer-request.js'] ?? ''
    expect(code.length).toBeLessThan(10_240)
    expect([view('/docs/page-7', {}, code), view('/nope', {}, code)]).toEqual(['/docs/page-7.html', '/nope.html'])
    expect(view('//evil.example/', {}, code)).toBe('302 /')
    // The not-found page does not count as a page at its own address.
    expect([view('/404', {}, code), view('/404.html', {}, code)]).toEqual(['302 /', '302 /'])
  })
})
