import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Redirect } from '../../lib/shared/hosting/redirects'
import { siteConfig } from '../../site.config'
import { type IsPage, refuse } from '../forms/refusal'
import { StoreError } from '../forms/store-error'
import { answerClientErrors } from './client-error'
import { readManifest } from './manifest'
import { type RoutingPolicy, resolve, splitUrl } from './resolve'
import { respond, sendText, setPolicyHeaders } from './respond'

/** Answers one POST to `/forms` below the base path. A refusal leads back to the page of the form, if `isPage` knows it. */
export type FormsHandler = (request: IncomingMessage, response: ServerResponse, isPage?: IsPage) => Promise<void>

/** What a server is started with. */
export interface ServerOptions {
  /** Folder of the export. */
  outDir: string
  /** 0 takes any free port. */
  port: number
  host?: string
  /** Who takes the forms; without one, posts are refused like any other. Tests put a failing service here. */
  forms?: FormsHandler
  /** What an unknown path leads to; the hosting policy of the site unless a test wants to see another. */
  policy?: Omit<RoutingPolicy, 'assetExtensions'>
  /** Path below which the export is served, as it was built; tests serve one below another. */
  basePath?: string
  /** Former addresses of pages. */
  redirects?: readonly Redirect[]
  /** Whether a preview is served: no answer is for search engines. */
  preview?: boolean
  /** How long a connection may take for its headers, for its whole request, and say nothing; tests are in a hurry. */
  patience?: Patience
}

/** Milliseconds. */
export interface Patience {
  headers: number
  request: number
  silence: number
}

const usualPatience: Patience = { headers: 10_000, request: 30_000, silence: 30_000 }

/** A server that runs. */
export interface RunningServer {
  url: string
  close(): Promise<void>
}

/**
 * Starts the embedded server on the export as it is now.
 * @throws when the folder cannot be read or the port cannot be had (`code` is then `EADDRINUSE` or `EACCES`)
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { outDir, port, host = '127.0.0.1', forms, policy = siteConfig.hosting, patience = usualPatience } = options
  const manifest = await readManifest(outDir, options.basePath, options.redirects)
  const routing = { ...policy, assetExtensions: manifest.endings }
  // Where the forms of an export below a base path post to.
  const formsPath = `${manifest.basePath}/forms`
  const isPage: IsPage = (path) => manifest.pages.has(path)
  const server = createServer(timeouts(patience), (request, response) => {
    setPolicyHeaders(response)
    if (options.preview) response.setHeader('X-Robots-Tag', 'noindex')
    const { method = 'GET', url = '/' } = request
    if (request.headers.host === undefined && request.httpVersion === '1.1') {
      sendText(response, 400, 'The request names no host.')
    } else if (method === 'POST' && forms && splitUrl(url).path === formsPath) {
      forms(request, response, isPage).catch((error) => failed(request, response, error, isPage))
    } else respond(request, response, resolve(method, url, manifest, routing))
  })
  // Who reads or writes nothing for so long has gone.
  server.timeout = patience.silence
  refuseOddities(server)
  answerClientErrors(server)
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

function timeouts({ headers, request }: Patience) {
  return {
    headersTimeout: headers,
    requestTimeout: Math.max(headers, request),
    connectionsCheckingInterval: Math.min(1000, headers),
    keepAliveTimeout: 5000,
    // Node would answer by itself, and without the policy's headers.
    requireHostHeader: false,
  }
}

/** What Node answers by itself, without the policy's headers, where nobody listens. */
function refuseOddities(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    setPolicyHeaders(response)
    sendText(response, 417, 'Nothing of that kind can be expected here.')
  })
}

/** The visitor learns that it did not work, the person at the terminal why. */
function failed(request: IncomingMessage, response: ServerResponse, error: unknown, isPage: IsPage): void {
  // Whoever closed the page in the middle is nobody's fault.
  if (response.destroyed) return
  console.error(error instanceof StoreError ? error.message : error)
  if (response.headersSent) response.destroy()
  else {
    const text = 'The message could not be stored. Please go back and try again.'
    refuse(request, response, { status: 500, text }, isPage)
  }
}
