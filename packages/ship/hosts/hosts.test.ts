import { describe, expect, test } from '@jest/globals'
import { smallSite } from '../../../tests/fixtures/small-site'
import { headersOfHosts } from '../../../tests/hosts/headers-at'
import { redirectAt } from '../../../tests/hosts/redirect-at'
import { hosts, makeHosts, uploadText } from './all'
import { cacheControlOf, isNoindex } from './hosting-policy'

const names = Object.keys(hosts)
const tier3 = names.filter((name) => hosts[name]?.tier === 3)
const site = smallSite({ hosts: names })

test('every host of the policy gets its files, and an unknown host stops the build', () => {
  expect([...makeHosts(site).keys()]).toEqual(names)
  expect([...makeHosts(smallSite({ hosts: ['netlify'] })).keys()]).toEqual(['netlify'])
  expect(() => makeHosts(smallSite({ hosts: ['toString'] }))).toThrow(
    /names toString, which is not a known host\. Use one of/,
  )
})

describe.each([...makeHosts(site)])('%s', (name, output) => {
  test('uploads assets before the pages, then the home page, and last the not-found page, which links to it', () => {
    const { upload } = output
    const kinds = upload.map((path) => /\.html(\.\w+)?$/.test(path))
    expect(kinds).toEqual([...kinds].sort())
    expect(upload.filter((path) => !/\.(br|gz|zst)$/.test(path)).slice(-2)).toEqual(['index.html', '404.html'])
    expect(new Set(upload).size).toBe(upload.length)
    expect(upload).toEqual(expect.arrayContaining(site.files.map(({ path }) => path)))
    expect(uploadText(output).split('\n')).toEqual(expect.arrayContaining(upload))
  })

  test('gets compressed copies only if it serves them, each beside its file', () => {
    const { upload } = output
    const copies = upload.filter((path) => /\.(br|gz|zst)$/.test(path))
    if (!hosts[name]?.servesCompressedCopies) expect(copies).toEqual([])
    else expect(upload.indexOf('about.html.br')).toBe(upload.indexOf('about.html') + 1)
  })

  test('makes the same files each time', () => {
    expect(hosts[name]?.make(site)).toEqual(output)
  })

  test('responds to an unknown path as the policy requires', () => {
    const other = hosts[name]?.make(smallSite({ unknown: 'notFoundPage' }))
    // On hosts that cannot redirect unknown paths, 404.html differs between the policies instead.
    if (hosts[name]?.lacks?.redirectsOfUnknownPaths) expect(other?.files).toEqual(output.files)
    else expect(other?.files).not.toEqual(output.files)
  })
})

const readMade = (host: string) => (file: string) => hosts[host]?.make(site).files[file]

/** The address of every page and file of the small site. */
const addresses = [...site.routes, ...site.files.flatMap(({ path }) => (path.endsWith('.html') ? [] : `/${path}`))]

test.each(names)('%s sends each header of the policy once for each page and file', (name) => {
  const { policy } = site
  const { cacheControl, noindex } = hosts[name]?.lacks ?? {}
  for (const [, headersAt] of headersOfHosts(readMade, [name]))
    for (const path of addresses) {
      const wanted = Object.entries({
        ...{ ...policy.headers, ...policy.tlsHeaders },
        ...(cacheControl ? {} : { 'Cache-Control': cacheControlOf(path, policy) }),
        ...(isNoindex(path, policy) && !noindex ? { 'X-Robots-Tag': 'noindex' } : {}),
      }).map(([header, value]) => [header.toLowerCase(), value])
      // The host's own headers, such as media types, vary.
      const ours = ['cache-control', 'x-robots-tag', ...wanted.map(([header]) => header)]
      const sent = headersAt(path).filter(([header]) => ours.includes(header))
      expect([path, sent.sort()]).toEqual([path, wanted.sort()])
    }
})

test('a host whose headers no test can read is reported, as is a needless exception', () => {
  expect(() => headersOfHosts(() => () => undefined, ['new'])).toThrow(
    'new has no file whose headers the tests can read. Add its format to tests/hosts/headers-at.ts or',
  )
  expect(() => headersOfHosts(() => () => '', ['github'])).toThrow('Remove lacks.headers from github')
})

test.each(tier3)('the files of %s match their approved snapshot', (name) => {
  expect(hosts[name]?.make(site)).toMatchSnapshot()
})

const redirecting = tier3.filter((name) => !hosts[name]?.lacks?.redirectsOfUnknownPaths)

test.each(redirecting)('the files of %s under notFoundPage match their approved snapshot', (name) => {
  expect(hosts[name]?.make(smallSite({ unknown: 'notFoundPage' })).files).toMatchSnapshot()
})

describe.each(['/404', '/404.html'])('the not-found page at %s, its own address,', (path) => {
  const routesOf = (name: string, file: string, unknown: 'redirect' | 'notFoundPage') =>
    JSON.parse(hosts[name]?.make(smallSite({ unknown })).files[file] ?? '{}').routes

  test.each([
    ['notFoundPage', { status: 404, dest: '/404.html' }],
    ['redirect', { status: 302, headers: { Location: '/' } }],
  ] as const)('does not respond with status 200 on Vercel under %s', (unknown, expected) => {
    const routes: { src?: string; handle?: string; continue?: boolean }[] = routesOf('vercel', 'vercel.json', unknown)
    const first = routes.find((route) => route.handle || (!route.continue && new RegExp(`^${route.src}$`).test(path)))
    expect(first).toMatchObject(expected)
  })

  test.each([
    ['notFoundPage', { statusCode: 404 }],
    ['redirect', { redirect: '/', statusCode: 302 }],
  ] as const)('does not respond with status 200 on Azure under %s', (unknown, expected) => {
    const routes: { route: string }[] = routesOf('azure', 'site/staticwebapp.config.json', unknown)
    expect(routes.find(({ route }) => route === path || route === '/*')).toEqual({ route: path, ...expected })
  })
})

test('on Vercel / does not count as an unknown path, because without the home page it would redirect to itself', () => {
  const { routes } = JSON.parse(hosts.vercel?.make(site).files['vercel.json'] ?? '{}')
  const leadsHome = ({ src = '', status = 0 }) => status === 302 && new RegExp(`^${src}$`).test('/')
  expect(routes.filter(leadsHome)).toEqual([])
  expect(routes.some(({ src = '', status = 0 }) => status === 302 && new RegExp(`^${src}$`).test('/nope'))).toBe(true)
})

test('GitHub Pages gets each page as the index of its folder too', () => {
  expect(hosts.github?.make(site).copies).toEqual({
    'about/index.html': 'about.html',
    'docs/index.html': 'docs.html',
    'docs/rest/index.html': 'docs/rest.html',
  })
})

test('the nginx configuration has room for the addresses of two thousand pages', () => {
  const pages = Array.from({ length: 2000 }, (_, index) => `docs/page-${index}.html`)
  expect(hosts.nginx?.make(smallSite({}, pages)).files['site.conf']).toContain('map_hash_max_size 16384;')
})

const redirects = [
  { from: '/old-address', to: '/about' },
  { from: '/old-home', to: '/' },
  { from: '/old/docs', to: '/docs/rest' },
]

test.each(tier3.filter((name) => !hosts[name]?.lacks?.redirects))(
  '%s redirects former addresses, but no page',
  (name) => {
    const moved = smallSite({}, [], redirects)
    const redirectOf = redirectAt(name, hosts[name]?.make(moved).files ?? {})
    for (const { from, to } of redirects)
      for (const path of [from, `${from}.html`]) {
        expect([path, redirectOf(path)?.to]).toEqual([path, to])
        expect([301, 308]).toContain(redirectOf(path)?.status)
      }
    expect(site.routes.filter((path) => redirectOf(path))).toEqual([])
  },
)

test('a host whose redirects no test can read is reported', () => {
  expect(() => redirectAt('new', { 'new.json': '{}' })).toThrow(
    'new has no file whose redirects the tests can read. Add its format to tests/hosts/redirect-at.ts or',
  )
})

test.each(names)('the redirects of %s match their approved snapshot, and change nothing else in its files', (name) => {
  const before = hosts[name]?.make(site) ?? { files: {}, upload: [] }
  const moved = hosts[name]?.make(smallSite({}, [], redirects)) ?? { files: {}, upload: [] }
  expect(moved.upload).toEqual(before.upload)
  const lines = Object.entries(moved.files).flatMap(([path, text]) =>
    changedLines(before.files[path] ?? '', text).map((line) => `${path}: ${line}`),
  )
  expect(lines).toMatchSnapshot()
})

/** Returns what differs from an earlier text, without the lines at both ends that are the same. */
function changedLines(before: string, now: string): string[] {
  const [old, lines] = [before.split('\n'), now.split('\n')]
  const shared = Math.min(old.length, lines.length)
  let start = 0
  while (start < shared && old[start] === lines[start]) start += 1
  let end = 0
  while (end < shared - start && old.at(-1 - end) === lines.at(-1 - end)) end += 1
  return lines.slice(start, lines.length - end)
}

test.each([
  ['hides a page', { from: '/docs', to: '/about' }],
  ['has no target', { from: '/old', to: '/nope' }],
  ['starts at an address with special characters', { from: '/old"; return 200', to: '/about' }],
  ['ends in a slash', { from: '/old/', to: '/about' }],
  ['starts with two slashes', { from: '//old', to: '/about' }],
])('a redirect that %s fails the build', (_, redirect) => {
  expect(() => smallSite({}, [], [redirect])).toThrow(/The redirect from .+ Correct it where/)
})
