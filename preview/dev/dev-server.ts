import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FormsHandler, Manifest, Outcome } from '@oogwenk/ship'
import { type Diagnostic, formatDiagnostic } from '../../lib/shared/diagnostic'
import { siteConfig } from '../../site.config'
import { EVENTS, PAGE_SCRIPT, TOOLS_FOLDER } from './addresses'
import { failedPage } from './failed-page'
import { type FetchedResponse, fetchFrom, forwardRequest, forwardUpgrade, sendFetched, type Upstream } from './forward'
import { failuresIn, mistakesIn } from './payload'
import {
  fileOf,
  isFresh,
  mediaTypeOf,
  resolve,
  respond,
  respondToClientErrors,
  sendHtml,
  sendText,
  splitUrl,
} from './responder'
import { mayBelongToNext } from './routes'

/** The options of the dev server. */
export interface DevServerOptions {
  /** Next, once it listens. */
  upstream(): Promise<Upstream>
  /**
   * Returns the current pages; undefined while mistakes in the content hide them.
   * @param mustBeLatest whether to wait for the latest state
   */
  manifest(mustBeLatest: boolean): Promise<Manifest | undefined>
  /** See `Builder` in `builder/builder.ts`. */
  make(path: string): Promise<string | Uint8Array | undefined>
  /** Adds to Next's page what a build adds. @param path without the base path */
  complete(html: string, path: string): Promise<string>
  /** Returns the errors in the front matter of a page, as of the last manifest. @param path without the base path */
  errorsOf(path: string): readonly Diagnostic[]
  /** Returns the current errors in the content. */
  errors(): Promise<readonly Diagnostic[]>
  forms: FormsHandler
  /** Subscribes a page to edits. */
  join(request: IncomingMessage, response: ServerResponse): void
  /** Called before the site handles a request; returns whether it has responded. */
  first?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/**
 * Creates the server of `npm run dev`. It makes files that Next does not have on request, completes Next's pages, and
 * passes everything else on. It decides what an address leads to exactly as the embedded server does.
 */
export function createDevServer(options: DevServerOptions, basePath: string = siteConfig.basePath): Server {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.destroyed) return
      console.error(error instanceof Error ? error.message : error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'This could not be generated. Read the terminal of npm run dev for the reason.')
    })
  })
  respondToClientErrors(server)
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    options.upstream().then(
      (upstream) => forwardUpgrade(request, socket, head, upstream),
      () => socket.destroy(),
    )
  })
  return server

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await options.first?.(request, response)) return
    const { method = 'GET', url = '/' } = request
    const whole = splitUrl(url).path
    const path = whole.startsWith(`${basePath}/`) ? whole.slice(basePath.length) : whole
    if (path === EVENTS) return options.join(request, response)
    if (method === 'POST' && whole === `${basePath}/forms`) {
      const manifest = await options.manifest(false)
      return options.forms(request, response, (known) => manifest?.pages.has(known) ?? true)
    }
    const isForNext = /^\/(_next\/.|__nextjs_)/.test(path)
    if (method !== 'GET' && method !== 'HEAD' && !isForNext) return respond(request, response, METHOD_NOT_ALLOWED)
    if (path === PAGE_SCRIPT || path.startsWith(TOOLS_FOLDER))
      return void (await sendGenerated(request, response, path))
    if (isForNext || path.startsWith('/media/pictures/')) return sendFromNext(request, response)
    return sendRouted(request, response, path)
  }

  /** Passes on Next's internal requests. If Next would respond with a 404 page, the response is the built site's. */
  async function sendFromNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const [upstream, manifest] = await Promise.all([options.upstream(), options.manifest(false)])
    forwardRequest(request, response, upstream, () =>
      respond(request, response, manifest ? resolve(method, url, manifest) : { kind: 'missing' }),
    )
  }

  /** Sends a page, a generated file, a file of `public/` or a redirect. */
  async function sendRouted(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const outcomeIn = (manifest: Manifest | undefined): Outcome | undefined =>
      manifest && resolve(method, url, manifest)
    const known = outcomeIn(await options.manifest(false))
    // A page saved a moment ago is found only after checking again.
    const outcome = known?.kind === 'file' || known?.kind === 'moved' ? known : outcomeIn(await options.manifest(true))
    if (outcome?.kind === 'moved') return respond(request, response, outcome)
    const isPage = outcome?.kind === 'file'
    if (!isPage && /\.[^/.]+$/.test(path) && (await sendGenerated(request, response, path, false))) return
    if (outcome && !isPage && !mayBelongToNext(path)) return sendUnknown(request, response, outcome)
    if (!isPage) return sendUnlisted(request, response, path, outcome)
    const { path: whole, query } = splitUrl(url)
    const fetched = await fetchPage(request, `${encodeURI(whole)}${query}`, path)
    if (fetched) await sendPage(request, response, fetched, path)
    else await sendFailed(response, path, options.errorsOf(path))
  }

  /** Sends a new route that no list contains yet, a file of `public/`, or the response to an unknown address. */
  async function sendUnlisted(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    outcome: Outcome | undefined,
  ): Promise<void> {
    const fetched = await fetchFrom(request, await options.upstream())
    // Next redirects other spellings even if the page does not exist.
    if (outcome && fetched.status >= 300 && fetched.status !== 304) return sendUnknown(request, response, outcome)
    await sendPage(request, response, fetched, path)
  }

  async function sendUnknown(request: IncomingMessage, response: ServerResponse, outcome: Outcome): Promise<void> {
    if (outcome.kind !== 'notFoundPage') return respond(request, response, outcome)
    const fetched = await fetchFrom(request, await options.upstream(), `${basePath}${NO_PAGE}`)
    await sendPage(request, response, fetched, NO_PAGE)
  }

  /**
   * Fetches a page, and tries again until Next has noticed a new one.
   * @param address the canonical address of the page, whichever spelling was requested
   * @returns undefined if its front matter is invalid, in which case Next does not know the page
   */
  async function fetchPage(
    request: IncomingMessage,
    address: string,
    path: string,
    tries = TRIES,
  ): Promise<FetchedResponse | undefined> {
    const fetched = await fetchFrom(request, await options.upstream(), address)
    if (fetched.status !== 404 || tries <= 1) return fetched
    await options.manifest(true)
    if (options.errorsOf(path).length > 0) return undefined
    await new Promise((again) => setTimeout(again, RETRY_DELAY_MS))
    return fetchPage(request, address, path, tries - 1)
  }

  /** Sends a page that lists mistakes. @param mistakes diagnostics, or one line for each */
  async function sendFailed(
    response: ServerResponse,
    path: string,
    mistakes: readonly (Diagnostic | string)[],
  ): Promise<void> {
    const lines = mistakes.map((mistake) => (typeof mistake === 'string' ? mistake : formatDiagnostic(mistake)))
    sendHtml(response, 500, await options.complete(failedPage(lines, basePath || '/'), path))
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    fetched: FetchedResponse,
    path: string,
  ): Promise<void> {
    const failures = failuresIn(fetched)
    if (fetched.status >= 500 || failures.length > 0) {
      // If Next does not say what failed, it could not read the content to list the pages.
      const mistakes = failures.length > 0 ? mistakesIn(failures) : await options.errors()
      // Otherwise the code failed, and Next shows where.
      if (mistakes.length > 0) return sendFailed(response, path, mistakes)
    }
    if (!isHtml(fetched) || request.method === 'HEAD') return sendFetched(response, fetched)
    const html = await options.complete(fetched.body.toString('utf8'), path)
    sendFetched(response, { ...fetched, body: Buffer.from(html) })
  }

  /**
   * Makes and sends a generated file.
   * @param isOurs whether only this server can have the file; if so, a missing one gets a 404
   * @returns whether a response was sent
   */
  async function sendGenerated(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    isOurs = true,
  ): Promise<boolean> {
    const made = await options.make(path)
    if (made === undefined) {
      if (isOurs) respond(request, response, { kind: 'missing' })
      return isOurs
    }
    const { etag, body } = fileOf(path, Buffer.from(made))
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('ETag', etag)
    response.setHeader('Content-Type', mediaTypeOf(path))
    response.statusCode = isFresh(request.headers, { etag }) ? 304 : 200
    response.end(response.statusCode === 304 ? undefined : body)
    return true
  }
}

/** How often to ask Next for a page that it does not know yet, and the pause in milliseconds. */
const TRIES = 20
const RETRY_DELAY_MS = 250

/** The built site's response to other methods, except for forms. */
const METHOD_NOT_ALLOWED: Outcome = { kind: 'methodNotAllowed', allow: 'GET, HEAD' }

/** An address without a page, for which Next sends the not-found page. */
const NO_PAGE = '/_dev/no-page'

const isHtml = ({ headers }: FetchedResponse) => (headers['content-type'] ?? '').startsWith('text/html')
