import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { valueIfAbsent } from '../absent'
import type { HostingPolicy } from '../hosts/hosting-policy'
import { type Redirect, redirectsFile } from '../hosts/redirects'
import { respondToClientErrors } from './client-error'
import { readManifest } from './manifest'
import { type RoutingPolicy, resolve, splitUrl } from './resolve'
import { respond, sendText, setPolicyHeaders } from './respond'
import type { ServedSite } from './site'

/** Whether a path is a page of the export. */
export type IsPage = (path: string) => boolean

/**
 * Responds to a POST to `/forms` below the base path. An error links back to the page of the form, if `isPage` knows
 * that page.
 */
export type FormsHandler = (request: IncomingMessage, response: ServerResponse, isPage?: IsPage) => Promise<void>

/** Options of the server. */
export interface ServerOptions {
  site: ServedSite
  /** Folder of the export. */
  outDir: string
  /** 0 takes any free port. */
  port: number
  host?: string
  /** Handles forms; without it, posts are rejected like other methods. */
  forms?: FormsHandler
  /** Decides what an unknown path leads to. By default, this is the hosting policy of the site. */
  policy?: Omit<RoutingPolicy, 'assetExtensions'>
  /** Redirects from former addresses; by default those of the last build of `root`. */
  redirects?: readonly Redirect[]
  /** The project's root, absolute. */
  root?: string
  /** Whether this is a preview, which search engines must not index. */
  preview?: boolean
  /** Time limits for a connection. Tests pass shorter ones. */
  timeouts?: Timeouts
}

/** Time limits in milliseconds. */
interface Timeouts {
  /** The limit for the headers of a request. */
  headers: number
  /** The limit for a whole request. */
  request: number
  /** The limit without any data in either direction. */
  idle: number
}

const defaultTimeouts: Timeouts = { headers: 10_000, request: 30_000, idle: 30_000 }

/** A running server. */
export interface RunningServer {
  url: string
  close(): Promise<void>
}

/**
 * Starts the embedded server with the current export.
 * @throws if the folder cannot be read or the port is not available (`code` is then `EADDRINUSE` or `EACCES`)
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { site, outDir, port, host = '127.0.0.1', forms, timeouts = defaultTimeouts } = options
  const { hosting } = site
  const policy = options.policy ?? hosting
  const manifest = await readManifest(outDir, site, options.redirects ?? (await readRedirects(options.root)))
  const routing = { ...policy, assetExtensions: manifest.extensions }
  // Forms are posted to an address below the base path.
  const formsPath = `${manifest.basePath}/forms`
  const isPage: IsPage = (path) => manifest.pages.has(path)
  const server = createServer(nodeOptions(timeouts), (request, response) => {
    setPolicyHeaders(response, hosting)
    if (options.preview) response.setHeader('X-Robots-Tag', 'noindex')
    const { method = 'GET', url = '/' } = request
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      sendText(response, 400, 'The request names no host.')
    } else if (method === 'POST' && forms && splitUrl(url).path === formsPath) {
      forms(request, response, isPage).catch((error) => sendServerError(response, error))
    } else respond(request, response, resolve(method, url, manifest, routing), hosting)
  })
  // A connection without data for this long is dead.
  server.timeout = timeouts.idle
  rejectExpectations(server, hosting)
  respondToClientErrors(server, hosting)
  await new Promise<void>((listening, refused) => {
    server.once('error', refused).listen(port, host, () => listening())
  })
  const address = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`, close }
}

/** Reads the redirects of the last build; none if its steps were skipped. */
async function readRedirects(root: string | undefined): Promise<Redirect[]> {
  if (root === undefined) return []
  return JSON.parse(await readFile(join(root, redirectsFile), 'utf8').catch(valueIfAbsent(redirectsFile, '[]')))
}

function nodeOptions({ headers, request }: Timeouts) {
  return {
    headersTimeout: headers,
    requestTimeout: Math.max(headers, request),
    connectionsCheckingInterval: Math.min(1000, headers),
    keepAliveTimeout: 5000,
    // Node would respond itself, without the headers of the policy.
    requireHostHeader: false,
  }
}

/** Responds to unsupported `Expect` headers. Otherwise Node would do so, without the headers of the policy. */
function rejectExpectations(server: Server, hosting: HostingPolicy): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    setPolicyHeaders(response, hosting)
    sendText(response, 417, 'The server does not support this Expect header.')
  })
}

/** Prints why a handler failed, and responds with 500. */
function sendServerError(response: ServerResponse, error: unknown): void {
  // The visitor closed the page, which is not an error.
  if (response.destroyed) return
  console.error(error)
  if (response.headersSent) response.destroy()
  else sendText(response, 500, 'The request could not be processed.')
}
