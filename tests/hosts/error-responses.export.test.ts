import { describe, expect, test } from '@jest/globals'
import { film, type Probe } from './probe'
import { sendRaw } from './raw'
import { formatRequest } from './run-probe'
import { runServer } from './run-server'
import { apache, caddy, embedded, nginx } from './servers'

const installed = [embedded, nginx(), caddy, apache].filter(({ find }) => find() !== undefined)

const errors: [status: number, request: string, headers?: Probe['headers']][] = [
  ...['/nope.js', '/nope.css', '/docs/nope.md', '/_next/static/nope.js', '/_next/', '/media/', '/locales/'].map(
    (path): [number, string] => [404, `GET ${path}`],
  ),
  [404, 'GET /about.html.br'],
  ...['POST /about', 'PUT /nope', 'DELETE /', 'BREW /about', 'OPTIONS /media/film.webm'].map(
    (request): [number, string] => [405, request],
  ),
  [416, `GET /${film}`, { Range: 'bytes=100000-' }],
]

describe.each(installed)('$name', (server) => {
  const host = runServer(server)

  test.each(errors)(
    'responds with %i to %s, without a version number in the body',
    async (status, request, headers = {}) => {
      const response = await sendRaw(host.running.port, formatRequest({ request, headers, allowed: [] }))
      expect(response.status).toBe(status)
      expect(response.body.toString()).not.toMatch(/\d+\.\d+/)
      // For 405 and 416, nginx sends its own HTML page.
      const page = server.name === 'nginx' && status !== 404
      expect(response.headers['content-type']).toMatch(page ? /^text\/html/ : /^text\/plain/)
    },
  )
})
