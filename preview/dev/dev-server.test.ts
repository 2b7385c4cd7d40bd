import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, jest, test } from '@jest/globals'
import type { Diagnostic } from '../../lib/shared/diagnostic'
import { createDevServer, type DevServerOptions } from './dev-server'
import { sendText } from './responder'
import { manifestOf } from './routes'

const running: Server[] = []

afterEach(() => {
  for (const server of running.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function listen(server: Server): Promise<number> {
  running.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  return (server.address() as AddressInfo).port
}

const html = (text: string) => `<!doctype html><html><head></head><body>${text}</body></html>`

/** A minimal Next: a page, a script, its own redirects to other spellings, and nothing else. */
const next: RequestListener = ({ url = '', method }, response) => {
  if (/^\/\/|.\/$/.test(url)) response.writeHead(308, { Location: '/about' }).end()
  else if (url === '/about') response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html('About'))
  else if (url === '/_next/a.js') response.setHeader('X-Next', method as string).end('script')
  else {
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/html').end(html('<meta http-equiv="refresh" content="0; url=/">None'))
  }
}

const addresses = { pages: ['/', '/about', '/docs/rest'], redirects: [{ from: '/old', to: '/about' }] }

/** Starts the dev server. @returns a function that sends it requests */
async function start(upstream: RequestListener = next, parts: Partial<DevServerOptions> = {}) {
  const behind = { port: await listen(createServer(upstream)) }
  const server = createDevServer({
    upstream: async () => behind,
    manifest: async () => manifestOf(addresses, ''),
    make: async (path) => (path === '/licences.txt' ? 'Licences' : undefined),
    complete: async (text) => text.replace('</body>', '<script>loader</script></body>'),
    errorsOf: () => [],
    errors: async () => [],
    forms: async (_, response) => sendText(response, 303, 'Thanks.'),
    join: (_, response) => void response.end('joined'),
    ...parts,
  })
  const port = await listen(server)
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { send, port, behind }
}

test('a page from Next is completed as in a build', async () => {
  const { send } = await start()
  const { status, headers, text } = await send('/about')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(text).toBe(html('About<script>loader</script>'))
})

test('Next’s own files are passed on unchanged', async () => {
  const { send } = await start()
  const { text, headers } = await send('/_next/a.js')
  expect([text, headers.get('x-next')]).toEqual(['script', 'GET'])
})

test.each([
  ['/about/', 308, '/about'],
  ['/About.html?a=b', 308, '/about?a=b'],
  ['/old', 308, '/about'],
  ['/nothing', 302, '/'],
  ['/nope/', 302, '/'],
  ['//about', 302, '/'],
  ['/%ff', 302, '/'],
  ['/_dev/x', 302, '/'],
  ['/forms', 302, '/'],
  ['/docs/rest%2F', 308, '/docs/rest'],
  ['/%61bout', 200, null],
  ['/docs/nothing', 302, '/'],
  ['/_next/nope', 404, null],
  ['/_next/', 404, null],
  ['/__nextjs_x', 302, '/'],
  ['/docs/nothing.md', 404, null],
  ['/nothing.png', 404, null],
])('%s gets %i, as on the built site', async (path, status, location) => {
  const { send } = await start()
  const response = await send(path)
  expect([response.status, response.headers.get('location')]).toEqual([status, location])
})

test.each([
  ['POST', '/about', 405],
  ['POST', '/forms/', 405],
  ['PUT', '/forms', 405],
  ['DELETE', '/docs/rest', 405],
  ['POST', '/__nextjs_frames', 200],
])('%s %s gets %i: only forms and Next itself may post', async (method, path, status) => {
  const { send } = await start((_, response) => void response.end('Next'))
  expect((await send(path, { method })).status).toBe(status)
})

test('an engineer’s new route needs no entry in any list', async () => {
  const { send } = await start((request, response) => {
    if (request.url === '/new') response.setHeader('Content-Type', 'text/html').end(html('New'))
    else next(request, response)
  })
  expect((await send('/new')).text).toContain('<script>loader</script>')
})

test('a page saved a moment ago is requested again until Next knows it', async () => {
  let requests = 0
  const { send } = await start((request, response) => {
    requests += 1
    if (requests > 1) next({ ...request, url: '/about' } as IncomingMessage, response)
    else next(request, response)
  })
  expect((await send('/docs/rest')).status).toBe(200)
  expect(requests).toBe(2)
})

test('a generated file is made on request, and sent again only when it has changed', async () => {
  const { send } = await start()
  const { text, headers } = await send('/licences.txt')
  expect([text, headers.get('content-type')]).toEqual(['Licences', 'text/plain; charset=utf-8'])
  const again = await send('/licences.txt', { headers: { 'If-None-Match': headers.get('etag') as string } })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('an unknown tool is a plain 404, not a page', async () => {
  const { send } = await start()
  expect((await send('/_next/static/client/dev/none.js')).status).toBe(404)
})

test('the dev server itself handles form posts and subscriptions to edits', async () => {
  const { send } = await start()
  expect((await send('/forms', { method: 'POST', body: 'a=b' })).status).toBe(303)
  expect((await send('/_dev/events')).text).toBe('joined')
})

const mistake: Diagnostic = {
  ...{ id: 'alias-own', severity: 'error', file: 'content/pages/about.md', line: 3 },
  ...{ what: '“leed” is no field.', fix: 'Write “lead”.' },
}

/** Imitates how Next reports a failed part to its own script: with status 200. */
const failing =
  (error: Record<string, string>): RequestListener =>
  (_, response) =>
    response.setHeader('Content-Type', 'text/x-component').end(`0:"a"\n3b:E${JSON.stringify(error)}\n`)

test('if a mistake prevents a page from being rendered, the response lists it', async () => {
  const message = 'content/pages/about.md:3  “leed” <is> no field. Write “lead”.'
  const { send } = await start(failing({ digest: '1', name: 'ContentError', message }))
  const { status, text } = await send('/about')
  expect(status).toBe(500)
  expect(text).toContain('<li>content/pages/about.md:3  “leed” &lt;is&gt; no field. Write “lead”.</li>')
  expect(text).toContain('<script>loader</script>')
})

test('a page with invalid front matter shows the mistake, although Next does not know the page', async () => {
  let checks = 0
  const manifest = async (mustBeLatest: boolean) => {
    if (mustBeLatest) checks += 1
    return manifestOf(addresses, '')
  }
  const errorsOf = (path: string) => (path === '/docs/rest' && checks > 0 ? [mistake] : [])
  const { send } = await start(next, { manifest, errorsOf })
  const { status, text } = await send('/docs/rest')
  expect(status).toBe(500)
  expect(text).toContain('content/pages/about.md:3  “leed” is no field. Write “lead”.')
})

test('if Next gives no reason, the response lists the mistakes in the content', async () => {
  const broken: RequestListener = (_, response) => void response.writeHead(500).end('Internal Server Error')
  const { send } = await start(broken, { errors: async () => [mistake] })
  expect((await send('/docs/rest')).text).toContain('content/pages/about.md:3  “leed” is no field. Write “lead”.')
})

test('Next shows an error in code, whatever mistakes are in the content', async () => {
  const { send } = await start(failing({ digest: '1', name: 'TypeError', message: 'x is not a function' }), {
    errors: async () => [mistake],
  })
  const { status, text } = await send('/about')
  expect(status).toBe(200)
  expect(text).toContain('x is not a function')
})

test('while mistakes hide the list of pages, each request goes to Next', async () => {
  const { send } = await start(next, { manifest: async () => undefined })
  expect((await send('/about')).status).toBe(200)
  expect((await send('/nothing')).status).toBe(404)
})

test('a file that cannot be made is reported, and the server keeps running', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {})
  const make = async (): Promise<never> => {
    throw new Error('content/facts.yml cannot be read.')
  }
  const { send } = await start(next, { make })
  expect((await send('/licences.txt')).status).toBe(500)
  expect(printed).toHaveBeenCalledWith('content/facts.yml cannot be read.')
  expect((await send('/about')).status).toBe(200)
  printed.mockRestore()
})

/** Opens a socket through the dev server. @returns what the server behind it received, and the response */
async function upgrade(origin: (port: number) => string) {
  let received: IncomingMessage | undefined
  const upstream = createServer(next).on('upgrade', (request: IncomingMessage, socket) => {
    received = request
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    socket.on('data', (data: Buffer) => socket.end(data.toString().toUpperCase()))
  })
  const behind = { port: await listen(upstream) }
  const { port } = await start(next, { upstream: async () => behind })
  const socket = connect(port, '127.0.0.1')
  const headers = `Host: localhost:${port}\r\nOrigin: ${origin(port)}\r\nUpgrade: websocket\r\nConnection: Upgrade`
  socket.write(`GET /_next/hmr HTTP/1.1\r\n${headers}\r\n\r\n`)
  let text = ''
  let isSent = false
  for await (const part of socket) {
    text += part
    if (!isSent && text.includes('\r\n\r\n')) isSent = socket.write('hello') || true
  }
  return { text, headers: received?.headers, behind }
}

test('hot reloading works in both directions, and our pages count as Next’s own', async () => {
  const { text, headers, behind } = await upgrade((port) => `http://localhost:${port}`)
  expect(text).toMatch(/^HTTP\/1\.1 101 .*\r\n\r\nHELLO$/s)
  expect(headers?.origin).toBe(`http://localhost:${behind.port}`)
})

test('a page of another site keeps its origin', async () => {
  const { headers } = await upgrade(() => 'https://elsewhere.example')
  expect(headers?.origin).toBe('https://elsewhere.example')
})

test('if Next has ended, the response says what to do', async () => {
  const { send, behind } = await start()
  const upstream = running.find((server) => (server.address() as AddressInfo).port === behind.port) as Server
  await new Promise((closed) => upstream.close(closed).closeAllConnections())
  const { status, text } = await send('/_next/a.js')
  expect([status, text]).toEqual([502, expect.stringContaining('start it again')])
})
