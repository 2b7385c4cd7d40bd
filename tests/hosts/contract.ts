import { listFiles } from '../fixtures/list-files'
import { bodies, hostile } from './contract-hostile'
import { film, get, home, type Probe } from './probe'

/** The outcome for a missing file. */
const notFound = ['404']

/** Pages in all spellings. `sweep.export.test.ts` requests every page and file of the export. */
const pages: Probe[] = [
  get('/', ['200'], { file: 'index.html', has: { 'content-type': /^text\/html; ?charset=utf-8$/i } }),
  get('/about', ['200'], { file: 'about.html', has: { 'content-type': /^text\/html; ?charset=utf-8$/i } }),
  get('/about?a=1', ['200'], { file: 'about.html' }),
  get('/%61bout', ['200'], { file: 'about.html' }),
  // There is a folder with the same name as the page.
  get('/docs', ['200'], { file: 'docs.html' }),
  get('/docs/rest', ['200'], { file: 'docs/rest.html' }),
  get('/about/', ['308 /about']),
  get('/about/?q=1&r=a%20b', ['308 /about?q=1&r=a%20b']),
  get('/about.html?q=1', ['308 /about?q=1']),
  get('/docs/', ['308 /docs']),
  get('/docs/rest/', ['308 /docs/rest']),
  get('/docs/rest.html', ['308 /docs/rest']),
  get('/index', ['308 /']),
  get('/index.html?q=1', ['308 /?q=1']),
  get('/About', ['308 /about']),
  get('/Docs/REST/?q=1', ['308 /docs/rest?q=1']),
]

/** Former URLs of pages (`redirects` in `tree.ts`), in all spellings. */
const former: Probe[] = [
  get('/old-address', ['308 /about'], { has: { 'cache-control': /max-age=0, ?must-revalidate/ } }),
  get('/old-address?q=1&r=a%20b', ['308 /about?q=1&r=a%20b']),
  get('/old-address/', ['308 /about']),
  get('/old-address.html?q=1', ['308 /about?q=1']),
  get('/Old-Address', ['308 /about']),
  get('/old/deep_1/address', ['308 /docs/rest']),
  get('/old-home?q=1', ['308 /?q=1']),
  { request: 'HEAD /old-address', allowed: ['308 /about'] },
  { request: 'GET /old-address', headers: { Host: 'evil.example' }, allowed: ['308 /about'] },
  // Only this exact URL redirects there.
  ...['/old', '/old/deep_1', '/old-addresses', '/old-address/more', '/very/old-address'].map((path) => get(path, home)),
  ...['//old-address', '/old-address//evil.example'].map((path) => get(path, ['400', '302 /', '404', '308 /about'])),
  get('/old-address?%0d%0aSet-Cookie:%20a=1', ['308 /about?%0d%0aSet-Cookie:%20a=1']),
  { request: 'POST /old-address', allowed: ['405'] },
]

const unknown: Probe[] = [
  ...['/nope', '/nope?q=1', '/nope/', '/nope/deep/x', '/docs/nope', '/nope.html', '/old.php'].map((path) =>
    get(path, home, { has: { 'cache-control': /no-store/ } }),
  ),
  ...['/404', '/404.html', '/_not-found', '/_not-found.html', '/_headers', '/_redirects'].map((path) =>
    get(path, [...home, ...notFound]),
  ),
  ...['/.git/config', '/.htaccess', '/serve.json', '/package.json', '/worker.js'].map((path) =>
    get(path, [...home, ...notFound, '403']),
  ),
  ...['/_next/static/nope.js', '/media/nope.webm', '/locales/nl/common.json', '/_next/nope'].map((path) =>
    get(path, notFound, { has: { 'cache-control': /no-store/, location: undefined } }),
  ),
  ...['/nope.js', '/nope.css', '/docs/nope.webp', '/docs/nope.md', '/cases/galaxy/nope.csv', '/nope.JS'].map((path) =>
    get(path, notFound, { has: { location: undefined } }),
  ),
  get('/media/', notFound),
  // Compressed copies cannot be requested directly.
  ...['/about.html.br', '/index.html.gz', '/about.md.br'].map((path) => get(path, notFound)),
]

const methods: Probe[] = [
  { request: 'HEAD /about', allowed: ['200'], has: { 'content-type': /^text\/html/ } },
  { request: 'HEAD /about/', allowed: ['308 /about'] },
  { request: 'HEAD /nope', allowed: home },
  ...['POST /about', 'PUT /about', 'DELETE /', 'PATCH /nope', 'OPTIONS /about', 'POST /media/film.webm'].map(
    (request): Probe => ({ request, allowed: ['405'], has: { allow: /^GET, ?HEAD$/ } }),
  ),
  { request: 'BREW /about', allowed: ['405', '501'] },
  { request: 'TRACE /about', allowed: ['405', '501'] },
  { request: 'get /about', allowed: ['405', '400', '501'] },
  {
    request: 'POST /about',
    headers: { 'Content-Type': 'text/plain', 'Content-Length': '200000' },
    body: 'x'.repeat(200_000),
    allowed: ['405', '413', '0'],
  },
]

const encoded = (accept: string, encoding: RegExp | undefined): Probe =>
  get('/about', ['200'], {
    headers: { 'Accept-Encoding': accept },
    file: 'about.html',
    has: { 'content-encoding': encoding, vary: /accept-encoding/i, 'content-type': /^text\/html; ?charset=utf-8$/i },
  })

const encodings: Probe[] = [
  encoded('br', /^br$/),
  encoded('gzip', /^gzip$/),
  encoded('gzip, deflate, br', /^br$/),
  encoded('GZIP;q=0.5, br;q=0', /^gzip$/),
  encoded('br;q=0, gzip;q=0', undefined),
  encoded('xbr, notgzip', undefined),
  encoded('', undefined),
  get('/locales/en/common.json', ['200'], {
    headers: { 'Accept-Encoding': 'br' },
    file: 'locales/en/common.json',
    has: { 'content-encoding': /^br$/, 'content-type': /^application\/json/ },
  }),
  get('/about.md', ['200'], {
    headers: { 'Accept-Encoding': 'zstd' },
    file: 'about.md',
    has: { 'content-encoding': /^zstd$/, vary: /accept-encoding/i, 'content-type': /^text\/markdown/ },
  }),
  get('/media/film.webm', ['200'], { headers: { 'Accept-Encoding': 'br' }, has: { 'content-encoding': undefined } }),
]

const ranged = (range: string, part: readonly [number, number], more: Record<string, string> = {}): Probe =>
  get(`/${film}`, ['206'], {
    ...{ headers: { Range: range, ...more }, file: film, part },
    has: { 'content-range': new RegExp(`^bytes ${part[0]}-${part[1]}/100000$`), 'content-type': /^video\/webm$/ },
  })

/** Requests for parts of the film. */
export const ranges: Probe[] = [
  ranged('bytes=0-99', [0, 99]),
  ranged('bytes=0-0', [0, 0]),
  ranged('bytes=-100', [99_900, 99_999]),
  ranged('bytes=99000-', [99_000, 99_999]),
  ranged('bytes=99000-200000', [99_000, 99_999]),
  ranged('bytes=0-99', [0, 99], { 'Accept-Encoding': 'br' }),
  get(`/${film}`, ['416'], { headers: { Range: 'bytes=100000-' }, has: { 'content-range': /^bytes \*\/100000$/ } }),
  get(`/${film}`, ['200'], { headers: { Range: 'bytes=0-9', 'If-Range': '"stale"' }, file: film }),
  ...['bytes=9-5', 'bytes=a-b', 'bytes=', 'lines=0-1', 'bytes=0-1,5-6', 'bytes=0-18446744073709551615'].map((Range) =>
    get(`/${film}`, ['200', '206', '416'], { headers: { Range } }),
  ),
  { request: `HEAD /${film}`, headers: { Range: 'bytes=0-9' }, allowed: ['200', '206'] },
]

/** Makes a probe of a file that search engines may read, and that is revalidated each time. */
const forCrawlers = (file: string, type: RegExp): Probe =>
  get(`/${file}`, ['200'], {
    file,
    has: { 'content-type': type, 'cache-control': /max-age=0, ?must-revalidate/, 'x-robots-tag': undefined },
  })

/** The results and areas of the first case in the export. */
const results = listFiles('out/cases')
  .filter((file) => /^[^/]+\/(a|b|areas)\.csv$/.test(file))
  .map((file) => `cases/${file}`)
  .filter((file, _, [first = '']) => file.startsWith(first.slice(0, first.lastIndexOf('/') + 1)))

const kinds: Probe[] = [
  get(`/${film}`, ['200'], { file: film, has: { 'content-type': /^video\/webm$/, 'cache-control': /max-age=86400/ } }),
  get('/about', ['200'], { has: { 'cache-control': /max-age=0, ?must-revalidate/, 'x-robots-tag': undefined } }),
  get('/media/pictures/hashed.0a1b2c3d4e5f-480.webp', ['200'], {
    has: { 'content-type': /^image\/webp$/, 'cache-control': /max-age=31536000, ?immutable/ },
  }),
  get('/media/pictures/hashed.ffffffffffff-480.webp', ['404'], { has: { 'cache-control': /no-store/ } }),
  get('/locales/en/common.json', ['200'], { has: { 'cache-control': /^no-cache$/ } }),
  get('/licences.txt', ['200'], { has: { 'content-type': /^text\/plain; ?charset=utf-8$/i } }),
  get('/about.md', ['200'], {
    has: { 'content-type': /^text\/markdown; ?charset=utf-8$/i, 'x-robots-tag': /noindex/ },
  }),
  // Markdown copies are next to the pages.
  ...['docs.md', 'docs/rest.md', 'docs/rest/reference.md'].map((file) =>
    get(`/${file}`, ['200'], {
      file,
      has: {
        'content-type': /^text\/markdown; ?charset=utf-8$/i,
        'x-robots-tag': /noindex/,
        'cache-control': /max-age=0, ?must-revalidate/,
      },
    }),
  ),
  ...['llms.txt', 'llms-full.txt'].map((file) =>
    get(`/${file}`, ['200'], {
      file,
      has: { 'content-type': /^text\/plain; ?charset=utf-8$/i, 'x-robots-tag': /noindex/ },
    }),
  ),
  // Results are in the folder of their case, next to its page.
  ...results.map((file) =>
    get(`/${file}`, ['200'], {
      file,
      has: {
        'content-type': /^text\/csv; ?charset=utf-8$/i,
        'x-robots-tag': /noindex/,
        'cache-control': /max-age=0, ?must-revalidate/,
      },
    }),
  ),
  ...['sitemap.xml', 'feed.xml'].map((file) => forCrawlers(file, /^application\/xml; ?charset=utf-8$/i)),
  ...['robots.txt', '.well-known/security.txt'].map((file) => forCrawlers(file, /^text\/plain; ?charset=utf-8$/i)),
  ...['openapi.json', 'postman.json'].map((file) =>
    get(`/${file}`, ['200'], {
      file,
      has: {
        'content-type': /^application\/json/,
        'x-robots-tag': undefined,
        'cache-control': /max-age=0, ?must-revalidate/,
      },
    }),
  ),
  get('/icon.svg', ['200'], { has: { 'content-type': /^image\/svg\+xml/ } }),
]

/** The probes to which every host must respond alike. */
export const contract: readonly Probe[] = [
  ...pages,
  ...former,
  ...unknown,
  ...methods,
  ...encodings,
  ...ranges,
  ...kinds,
  ...hostile,
  ...bodies,
]
