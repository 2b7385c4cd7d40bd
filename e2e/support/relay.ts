import { type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { serve } from '../../tests/fixtures/serve'
import { makeGate } from './hold'

/** A proxy between a browser and the site, for engines whose driver cannot intercept responses. */
export interface Relay {
  url: string
  /** Every requested path, in order. */
  requested: string[]
  /** Matches the paths of missing files: the response to them is a 404 without a body. */
  gone?: RegExp
  /** Pages and files that exist only in a test, by path. */
  extra: Map<string, { type: string; body: string }>
  /** Changes a page on its way to the browser. */
  change: (html: string) => string
  /** Holds requests for these paths from now on. @returns a function that releases them */
  hold(paths: RegExp): () => void
  close(): Promise<void>
}

/**
 * Starts a proxy on a separate port: this makes it another origin, where no browser has stored anything.
 * @param site the URL of the server behind it
 */
export async function startRelay(site: string): Promise<Relay> {
  const holds: { paths: RegExp; until: Promise<void> }[] = []
  const { url, close } = await serve(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://relay').pathname
    relay.requested.push(path)
    await Promise.all(holds.filter(({ paths }) => paths.test(path)).map(({ until }) => until))
    if (relay.gone?.test(path)) return response.writeHead(404, { 'content-length': 0 }).end()
    const file = relay.extra.get(path)
    if (!file) return forward(site, request, response, (html) => relay.change(html))
    // Pages that exist only in the test are changed like those of the site.
    const body = file.type === 'text/html' ? relay.change(file.body) : file.body
    return response.writeHead(200, { 'content-type': `${file.type}; charset=utf-8` }).end(body)
  })
  const relay: Relay = {
    url,
    close,
    requested: [],
    extra: new Map(),
    change: (html) => html,
    hold(paths) {
      const { until, release } = makeGate()
      holds.push({ paths, until })
      return release
    },
  }
  return relay
}

/** Passes the request on to the site, asking for an uncompressed response, so that a page can be changed. */
function forward(site: string, from: IncomingMessage, to: ServerResponse, change: (html: string) => string): void {
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = from.headers
  const request = send(`${site}${from.url}`, { method: from.method, headers }, async (response) => {
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const isPage = /^text\/html/.test(response.headers['content-type'] ?? '') && from.method === 'GET'
    const shown = isPage ? Buffer.from(change(body.toString())) : body
    to.writeHead(response.statusCode ?? 502, { ...response.headers, 'content-length': shown.length }).end(shown)
  })
  request.on('error', () => to.destroy())
  from.pipe(request)
}
