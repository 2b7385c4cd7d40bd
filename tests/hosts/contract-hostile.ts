import { film, get, home, type Probe } from './probe'

/** Statuses for an invalid URL, which may be rejected or treated as an unknown path. */
const rejected = ['400', '302 /', '404']
const tooLong = ['302 /', '404', '400', '403', '414', '431']

/** Requests that no browser sends. */
export const hostile: Probe[] = [
  ...['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/docs/../../../etc/passwd'].map(
    (path) => get(path, [...rejected, '403']),
  ),
  ...['//evil.example', '//evil.example/', '/\\evil.example/', '/%5c%5cevil.example/'].map((path) =>
    get(path, rejected),
  ),
  ...['//evil.example/about.html', '//evil.example/about/', '/.//evil.example/'].map((path) => get(path, rejected)),
  get('//evil.example/..', [...rejected, '200']),
  get('//evil.example/../about/', [...rejected, '308 /about']),
  get('//about/', [...rejected, '308 /about']),
  ...['/%0d%0aSet-Cookie:x', '/about%0d%0aLocation:%20//evil.example', '/about%00', '/%00', '/%zz', '/%', '/%ff'].map(
    (path) => get(path, rejected),
  ),
  get('/about/?%0d%0aSet-Cookie:%20a=1', ['308 /about?%0d%0aSet-Cookie:%20a=1']),
  get('http://evil.example/', [...rejected, '200']),
  { request: 'GET /about/', headers: { Host: 'evil.example' }, allowed: ['308 /about'] },
  { request: 'GET /nope', headers: { Host: 'evil.example' }, allowed: home },
  get('/a\0b', ['400']),
  get('/\xff\xfe', rejected),
  ...[2000, 9000, 70_000].map((length) => get(`/${'a'.repeat(length)}`, tooLong)),
  get('/about', ['400', '413', '431', '200'], { headers: { Cookie: 'a'.repeat(70_000) } }),
  ...['/a\rb', '/a\tb', '/a\x7fb'].map((path) => get(path, rejected)),
  get(`/${film}`, ['200', '206', '400', '416', '431'], { headers: { Range: `bytes=${'0-1,'.repeat(2000)}0-1` } }),
  get('/about', ['200', '400'], { headers: { 'Content-Length': '5' }, body: 'hello' }),
  get('/about', ['200', '400', '417'], { headers: { Expect: 'nothing' } }),
  get('/about', ['200', '400'], { headers: { Upgrade: 'websocket', Connection: 'Upgrade, close' } }),
]

/** Makes a probe with an unexpected body: no file accepts a form, however encoded. */
const posted = (type: string, more: Partial<Probe> = {}): Probe => ({
  request: 'POST /contact',
  headers: { 'Content-Type': type, 'Content-Length': '2' },
  body: '{}',
  allowed: ['405'],
  ...more,
})
const bigForm = `message=${'x'.repeat(199_992)}`
const form = 'application/x-www-form-urlencoded'

/** Requests with a body, which no file accepts. */
export const bodies: Probe[] = [
  ...[form, 'application/json', 'multipart/form-data; boundary=x', 'x'.repeat(200), ''].map((type) => posted(type)),
  posted(form, {
    headers: { 'Content-Type': form, 'Content-Length': '200000' },
    body: bigForm,
    allowed: ['405', '413', '0'],
  }),
  posted(form, {
    headers: { 'Content-Type': form, 'Transfer-Encoding': 'chunked' },
    body: `${bigForm.length.toString(16)}\r\n${bigForm}\r\n0\r\n\r\n`,
    allowed: ['405', '411', '413', '0'],
  }),
  // Two different lengths, as in request smuggling: each server in a chain might use another one.
  posted(form, {
    headers: { 'Content-Length': '2', 'Transfer-Encoding': 'chunked' },
    body: '0\r\n\r\n',
    allowed: ['400', '405', '0'],
  }),
  posted(form, { headers: { 'Content-Length': '-1' }, allowed: ['400', '0'] }),
  posted(form, { headers: { 'Transfer-Encoding': 'chunked' }, body: 'zz\r\n', allowed: ['400', '405', '0'] }),
]
