import { expect, test } from '@jest/globals'
import { servedSite } from '../../../build/served-site'
import { servedFile, toManifest } from './manifest'
import { type Outcome, resolve } from './resolve'

const files = ['/index.html', '/about.html', '/docs.html', '/docs/rest.html', '/docs/café.html', '/404.html']
const others = [
  '/_not-found.html',
  '/media/a.webp',
  '/locales/en/common.json',
  '/licences.txt',
  '/.well-known/security.txt',
]
const manifest = toManifest(
  [...files, ...others].map((path) => servedFile(path, Buffer.from(path), servedSite)),
  servedSite,
)
const policy = {
  unknown: 'redirect',
  assetPrefixes: ['/_next/', '/media/', '/locales/'],
  assetExtensions: ['js', 'webp', 'txt'],
} as const

/** Returns what a GET leads to, in short: `200 /about.html`, `308 /about`, `302`, `404`. */
function ask(url: string, method = 'GET'): string {
  const outcome: Outcome = resolve(method, url, manifest, policy)
  if (outcome.kind === 'file') return `200 ${outcome.file.path}`
  if (outcome.kind === 'moved') return `308 ${outcome.to}`
  return { home: '302', missing: '404', notFoundPage: '404 page', methodNotAllowed: '405' }[outcome.kind]
}

test.each([
  ['/', '200 /index.html'],
  ['/?a=1', '200 /index.html'],
  ['/about', '200 /about.html'],
  ['/%61bout', '200 /about.html'],
  ['/docs', '200 /docs.html'],
  ['/docs/rest', '200 /docs/rest.html'],
  ['/docs/caf%C3%A9', '200 /docs/café.html'],
  ['/media/a.webp', '200 /media/a.webp'],
  ['/licences.txt', '200 /licences.txt'],
  ['/.well-known/security.txt', '200 /.well-known/security.txt'],
  ['http://127.0.0.1:3000/about?a=1', '200 /about.html'],
  ['HTTPS://evil.example', '200 /index.html'],
  ['http://evil.example?a=1', '200 /index.html'],
])('%s is served as %s', (url, outcome) => {
  expect(ask(url)).toBe(outcome)
  expect(ask(url, 'HEAD')).toBe(outcome)
})

test.each([
  ['/about/', '308 /about'],
  ['/about.html', '308 /about'],
  ['/about.html?a=1&b=2', '308 /about?a=1&b=2'],
  ['/index', '308 /'],
  ['/index.html?a=1', '308 /?a=1'],
  ['/INDEX.HTML', '308 /'],
  ['/About', '308 /about'],
  ['/Docs/REST/', '308 /docs/rest'],
  ['/docs/caf%C3%A9/', '308 /docs/caf%C3%A9'],
  ['http://evil.example/about/?a=1', '308 /about?a=1'],
  ['/about/?next=//evil.example', '308 /about?next=//evil.example'],
  ['/about/?\r\nSet-Cookie: a=1', '308 /about?%0D%0ASet-Cookie:%20a=1'],
])('%s redirects permanently: %s', (url, outcome) => {
  expect(ask(url)).toBe(outcome)
})

test.each([
  ...[
    '/nothing',
    '/docs/nothing',
    '/old.php',
    '/about/more',
    '/about//',
    '//about',
    '/404',
    '/404.html',
    '/_not-found',
  ],
  ...['/media', '/doc/', '//evil.example', '//evil.example/about', '/\\evil.example', '/%5Cevil.example', '/about%00'],
  ...['/../about', '/..%2fabout', '/docs/../about', '/%2e%2e/package.json', '/%zz', '/%', '/%ff', '/a%0d%0aX: 1', '*'],
  ...['http://evil.example//evil.example', 'http:///about', 'ftp://a/about', 'http:about', '/http://a/about'],
  ...[
    'http://evil.example/nothing',
    'http://a/../about',
    '/__proto__',
    '/constructor',
    '',
    `/${'a'.repeat(9000)}`,
    '/.git/config',
  ],
])('%s is not a page and redirects to the home page', (url) => {
  expect(ask(url)).toBe('302')
})

test.each([
  ...[
    '/media/none.webp',
    '/media/%zz',
    '/media/',
    '/_next/static/a',
    '/locales/nl/common.json',
    '/none.js',
    '/NONE.JS',
  ],
  ...['/about/none.txt?a=1', '/media/../about', '/a.php/b.js', '/media/A.WEBP'],
])('%s is a missing asset, and never redirects', (url) => {
  expect(ask(url)).toBe('404')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'get', 'PROPFIND'])('%s is not allowed', (method) => {
  expect(resolve(method, '/about', manifest, policy)).toEqual({ kind: 'methodNotAllowed', allow: 'GET, HEAD' })
})

test('if the policy requires it, an unknown path gets the not-found page', () => {
  const outcome = resolve('GET', '/nothing', manifest, { ...policy, unknown: 'notFoundPage' })
  expect(outcome).toEqual({ kind: 'notFoundPage', file: manifest.notFoundPage })
  expect(manifest.notFoundPage?.path).toBe('/404.html')
})

test('redirects lead to pages below the base path, hide no page and never lead to a missing page', () => {
  const redirects = [
    { from: '/old-address', to: '/about' },
    { from: '/old-home', to: '/' },
    { from: '/docs', to: '/about' },
    { from: '/later', to: '/not-yet' },
  ]
  const files = ['/index.html', '/about.html', '/docs.html'].map((path) =>
    servedFile(path, Buffer.from(path), servedSite),
  )
  const spellingsBelow = (basePath: string) =>
    Object.fromEntries(toManifest(files, { ...servedSite, basePath }, redirects).spellings)
  expect(spellingsBelow('')).toMatchObject({
    '/old-address': '/about',
    '/old-address/': '/about',
    '/old-home.html': '/',
  })
  expect(spellingsBelow('/nl')).toMatchObject({ '/nl/old-address': '/nl/about', '/nl/old-home': '/nl' })
  expect(spellingsBelow('')).toMatchObject({ '/docs': '/docs' })
  expect(Object.keys(spellingsBelow(''))).not.toContain('/later')
})

test.each(['', '/nl'])(
  'without a home page, its address below %j is a plain 404 and never redirects to itself',
  (basePath) => {
    const without = toManifest([servedFile('/about.html', Buffer.from('about'), servedSite)], {
      ...servedSite,
      basePath,
    })
    const kindOf = (path: string) => resolve('GET', path, without, policy)
    expect(kindOf(basePath || '/')).toEqual({ kind: 'missing' })
    expect(kindOf(`${basePath}/nope`)).toEqual({ kind: 'home', to: basePath || '/' })
  },
)
