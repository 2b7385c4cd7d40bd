import { describe, expect, test } from '@jest/globals'
import { apache, caddy, embedded, nginx } from './engines'
import { requestOf } from './judge'
import { film, type Probe } from './probe'
import { sendRaw } from './raw'
import { runEngine } from './run-engine'

const there = [embedded, nginx(), caddy, apache].filter(({ find }) => find() !== undefined)

const refused: [status: number, ask: string, headers?: Probe['headers']][] = [
  ...['/nope.js', '/nope.css', '/docs/nope.md', '/_next/static/nope.js', '/_next/', '/media/', '/locales/'].map(
    (path): [number, string] => [404, `GET ${path}`],
  ),
  [404, 'GET /about.html.br'],
  ...['POST /about', 'PUT /nope', 'DELETE /', 'BREW /about', 'OPTIONS /media/film.webm'].map(
    (ask): [number, string] => [405, ask],
  ),
  [416, `GET /${film}`, { Range: 'bytes=100000-' }],
]

describe.each(there)('$name', (engine) => {
  const host = runEngine(engine)

  test.each(refused)(
    'answers %i to %s in plain text without the server’s version',
    async (status, ask, headers = {}) => {
      const answer = await sendRaw(host.running.port, requestOf({ ask, headers, allowed: [] }))
      expect(answer.status).toBe(status)
      expect(answer.body.toString()).not.toMatch(/\d+\.\d+/)
      // nginx answers two of them with its own page.
      const page = engine.name === 'nginx' && status !== 404
      expect(answer.headers['content-type']).toMatch(page ? /^text\/html/ : /^text\/plain/)
    },
  )
})
