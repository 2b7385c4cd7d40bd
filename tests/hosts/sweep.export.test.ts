import { describe, expect, test } from '@jest/globals'
import { createResponder } from '@oogwenk/ship'
import { servedSite } from '../../build/served-site'
import type { Probe } from './probe'
import { sendRaw } from './raw'
import { formatRequest, listDeviations } from './run-probe'
import { runServer } from './run-server'
import { servers } from './servers'

const installed = servers.filter(({ find }) => find() !== undefined)

describe.each(installed)('$name', (server) => {
  const host = runServer(server)

  /** Lists the deviations of a request, with the request. */
  const findFaults = async (probes: Probe[]) => {
    const found: string[] = []
    for (const probe of probes) {
      const wrong = await listDeviations(probe, host.running, server, host.tree)
      found.push(...wrong.map((text) => `${probe.request}: ${text}`))
    }
    return found
  }

  test('serves every page at its canonical URL, and redirects there from other spellings', async () => {
    const pages = host.tree.site.routes.filter((route) => route !== '/')
    expect(pages.length).toBeGreaterThan(20)
    const probes = pages.flatMap((route): Probe[] => [
      { request: `GET ${route}`, allowed: ['200'], file: `${route.slice(1)}.html`, has: { 'x-robots-tag': undefined } },
      ...[`${route}/`, `${route}.html`, route.toUpperCase()].map((spelling) => ({
        request: `GET ${spelling}?a=1`,
        allowed: [`308 ${route}?a=1`],
      })),
    ])
    expect(await findFaults(probes)).toEqual([])
  })

  test('serves every file unchanged, with its type and caching, whichever encoding is accepted', async () => {
    const files = host.tree.site.files.filter(({ path }) => !path.endsWith('.html'))
    const probes = files.flatMap(({ path }) =>
      ['', 'br', 'gzip'].map((accept): Probe => {
        const keep = createResponder({ ...servedSite, hosting: host.tree.site.policy }).cacheControlOf(`/${path}`)
        const type = host.tree.site.policy.types[
          path.split('.').at(-1) as keyof typeof host.tree.site.policy.types
        ] as string
        return {
          request: `GET /${encodeURI(path)}`,
          headers: { 'Accept-Encoding': accept },
          allowed: ['200'],
          file: path,
          has: {
            'cache-control': new RegExp(`^${keep}$`),
            'content-type': new RegExp(`^${type.split(';')[0]?.replace(/[+.]/g, '\\$&')}(; ?charset=utf-8)?$`, 'i'),
          },
        }
      }),
    )
    expect(probes.length).toBeGreaterThan(100)
    expect(await findFaults(probes)).toEqual([])
  })

  test.each(['', 'br', 'gzip'])(
    'does not send a file again that the visitor already has (encoding: %j)',
    async (accept) => {
      const ask = (headers: Record<string, string>) =>
        sendRaw(
          host.running.port,
          formatRequest({ request: 'GET /about', headers: { 'Accept-Encoding': accept, ...headers }, allowed: [] }),
        )
      const first = await ask({})
      const { etag = 'none', 'last-modified': modified = 'none' } = first.headers
      for (const known of [etag, `W/${etag.replace(/^W\//, '')}`, `"x", ${etag}`, '*']) {
        const again = await ask({ 'If-None-Match': known })
        expect([known, again.status, again.body.length]).toEqual([known, 304, 0])
        expect(again.headers['x-content-type-options']).toBe('nosniff')
      }
      expect((await ask({ 'If-None-Match': '"stale"' })).status).toBe(200)
      expect((await ask({ 'If-Modified-Since': modified })).status).toBe(304)
      expect((await ask({ 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' })).status).toBe(200)
      // If-Modified-Since must not override If-None-Match.
      expect((await ask({ 'If-None-Match': '"stale"', 'If-Modified-Since': modified })).status).toBe(200)
    },
  )

  test('gives each encoding an ETag of its own', async () => {
    const etags = await Promise.all(
      ['', 'br', 'gzip'].map(async (accept) => {
        const probe = { request: 'GET /about', headers: { 'Accept-Encoding': accept }, allowed: [] }
        return (await sendRaw(host.running.port, formatRequest(probe))).headers.etag
      }),
    )
    expect(new Set(etags).size).toBe(3)
  })
})
