import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteConfig } from '../site.config'
import { type IsPage, refuse } from './forms/refusal'
import { setPolicyHeaders } from './headers'
import { readManifest } from './manifest'
import { type RoutingPolicy, resolve, splitUrl } from './resolve'
import { respond } from './respond'

/** Answers one POST to `/forms`. A refusal leads back to the page of the form, if `isPage` knows it. */
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
  policy?: RoutingPolicy
}

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
  const { outDir, port, host = '127.0.0.1', forms, policy = siteConfig.hosting } = options
  const manifest = await readManifest(outDir)
  const isPage: IsPage = (path) => manifest.pages.has(path)
  const server = createServer((request, response) => {
    setPolicyHeaders(response)
    const { method = 'GET', url = '/' } = request
    if (method === 'POST' && forms && splitUrl(url).path === '/forms') {
      forms(request, response, isPage).catch((error) => failed(request, response, error, isPage))
    } else respond(request, response, resolve(method, url, manifest, policy))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
    const lines = Object.entries(siteConfig.hosting.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}Cache-Control: no-store\r\nConnection: close\r\n\r\n`)
  })
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

/** The visitor learns that it did not work, the person at the terminal why. */
function failed(request: IncomingMessage, response: ServerResponse, error: unknown, isPage: IsPage): void {
  // Whoever closed the page in the middle is nobody's fault.
  if (response.destroyed) return
  console.error(error)
  if (response.headersSent) response.destroy()
  else {
    const text = 'The message could not be stored. Please go back and try again.'
    refuse(request, response, { status: 500, text }, isPage)
  }
}
