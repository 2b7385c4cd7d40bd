import { describe, expect, test } from '@jest/globals'
import { apache, caddy, embedded, nginx } from './engines'
import { requestOf } from './judge'
import { film, type Probe } from './probe'
import { sendRaw } from './raw'
import { runEngine } from './run-engine'

const installed = [embedded, nginx(), caddy, apache].filter(({ find }) => find() !== undefined)

const errors: [status: number, ask: string, headers?: Probe['headers']][] = [
  ...['/nope.js', '/nope.css', '/docs/nope.md', '/_next/static/nope.js', '/_next/', '/media/', '/locales/'].map(
    (path): [number, string] => [404, `GET ${path}`],
  ),
  [404, 'GET /about.html.br'],
  ...['POST /about', 'PUT /nope', 'DELETE /', 'BREW /about', 'OPTIONS /media/film.webm'].map(
    (ask): [number, string] => [405, ask],
  ),
  [416, `GET /${film}`, { Range: 'bytes=100000-' }],
]

describe.each(installed)('$name', (engine) => {
  const host = runEngine(engine)

  test.each(errors)(
    'responds with %i to %s, without a version number in the body',
    async (status, ask, headers = {}) => {
      const response = await sendRaw(host.running.port, requestOf({ ask, headers, allowed: [] }))
      expect(response.status).toBe(status)
      expect(response.body.toString()).not.toMatch(/\d+\.\d+/)
      // For 405 and 416, nginx sends its own HTML page.
      const page = engine.name === 'nginx' && status !== 404
      expect(response.headers['content-type']).toMatch(page ? /^text\/html/ : /^text\/plain/)
    },
  )
})
