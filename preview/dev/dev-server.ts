import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { formatProblem } from '../../lib/shared/content-error'
import type { Diagnostic } from '../../lib/shared/diagnostic'
import { endingOf, typeOf } from '../../lib/shared/hosting/hosting-policy'
import { siteConfig } from '../../site.config'
import { answerClientErrors } from '../server/client-error'
import { isFresh } from '../server/conditional'
import { type Manifest, servedFile } from '../server/manifest'
import { type Outcome, splitUrl } from '../server/resolve'
import { respond, sendHtml, sendText } from '../server/respond'
import type { FormsHandler } from '../server/server'
import { EVENTS, PAGE_SCRIPT, TOOLS_FOLDER } from './addresses'
import { failedPage } from './failed-page'
import { type Fetched, fetchFrom, passOn, passUpgradeOn, sendFetched, type Upstream } from './pass-on'
import { failuresIn, mistakesIn } from './payload'
import { mayBeNexts, routeOf } from './routes'

/** What the dev server asks. */
export interface DevServerOptions {
  /** Next, once it listens. */
  upstream(): Promise<Upstream>
  /** The pages that there are, or nothing while mistakes hide them; `isSure` waits for those of this moment. */
  manifest(isSure: boolean): Promise<Manifest | undefined>
  make(path: string): Promise<string | Uint8Array | undefined>
  complete(html: string, path: string): Promise<string>
  /** What is wrong in the front matter of a page, as the last manifest knew it. @param path without base path */
  brokenBy(path: string): readonly Diagnostic[]
  /** What is wrong in the content now; nothing but errors. */
  errors(): Promise<readonly Diagnostic[]>
  forms: FormsHandler
  /** A page wants to hear of edits. */
  join(request: IncomingMessage, response: ServerResponse): void
}

/**
 * The server of `npm run dev`: what Next does not have it makes when it is asked for, pages of Next it completes, and the
 * rest it passes on. Everything is decided as the embedded server decides it.
 */
export function createDevServer(options: DevServerOptions, basePath: string = siteConfig.basePath): Server {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return
      console.error(error instanceof Error ? error.message : error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'This could not be made. The terminal of npm run dev says why.')
    })
  })
  answerClientErrors(server)
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    options.upstream().then(
      (upstream) => passUpgradeOn(request, socket, head, upstream),
      () => socket.destroy(),
    )
  })
  return server

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const whole = splitUrl(url).path
    const path = whole.startsWith(`${basePath}/`) ? whole.slice(basePath.length) : whole
    if (path === EVENTS) return options.join(request, response)
    if (method === 'POST' && whole === `${basePath}/forms`) {
      const manifest = await options.manifest(false)
      return options.forms(request, response, (known) => manifest?.pages.has(known) ?? true)
    }
    const isNexts = /^\/(_next\/.|__nextjs_)/.test(path)
    if (method !== 'GET' && method !== 'HEAD' && !isNexts) return respond(request, response, ONLY_READ)
    if (path === PAGE_SCRIPT || path.startsWith(TOOLS_FOLDER)) return void (await sendMade(request, response, path))
    if (isNexts || path.startsWith('/media/pictures/')) return sendNexts(request, response)
    return sendRouted(request, response, path)
  }

  /** What Next asks of itself. Its own 404 is a page; the built site answers otherwise. */
  async function sendNexts(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const [upstream, manifest] = await Promise.all([options.upstream(), options.manifest(false)])
    passOn(request, response, upstream, () =>
      respond(request, response, manifest ? routeOf(method, url, manifest) : { kind: 'missing' }),
    )
  }

  /** A page, a file of ours, a file of `public/`, or what leads elsewhere. */
  async function sendRouted(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const outcomeIn = (manifest: Manifest | undefined): Outcome | undefined =>
      manifest && routeOf(method, url, manifest)
    const known = outcomeIn(await options.manifest(false))
    // A page that was saved a moment ago is known only by looking again.
    const outcome = known?.kind === 'file' || known?.kind === 'moved' ? known : outcomeIn(await options.manifest(true))
    if (outcome?.kind === 'moved') return respond(request, response, outcome)
    const isPage = outcome?.kind === 'file'
    if (!isPage && endingOf(path) !== '' && (await sendMade(request, response, path, false))) return
    if (outcome && !isPage && !mayBeNexts(path)) return sendUnknown(request, response, outcome)
    if (!isPage) return sendWhatNextHas(request, response, path, outcome)
    const { path: whole, query } = splitUrl(url)
    const fetched = await fetchPage(request, `${encodeURI(whole)}${query}`, path)
    if (fetched) await sendPage(request, response, fetched, path)
    else await sendFailed(response, path, options.brokenBy(path))
  }

  /** A new route that no list names, a file of `public/`, or nothing. */
  async function sendWhatNextHas(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    outcome: Outcome | undefined,
  ): Promise<void> {
    const fetched = await fetchFrom(request, await options.upstream())
    // Next leads other spellings on even where they lead to nothing.
    if (outcome && fetched.status >= 300 && fetched.status !== 304) return sendUnknown(request, response, outcome)
    await sendPage(request, response, fetched, path)
  }

  async function sendUnknown(request: IncomingMessage, response: ServerResponse, outcome: Outcome): Promise<void> {
    if (outcome.kind !== 'notFoundPage') return respond(request, response, outcome)
    const fetched = await fetchFrom(request, await options.upstream(), `${basePath}${NO_PAGE}`)
    await sendPage(request, response, fetched, NO_PAGE)
  }

  /**
   * Next learns of new pages by itself, and says until then that there are none.
   * @param address the page's own, whichever spelling of it was asked for
   * @returns nothing where its front matter is wrong: Next has no such page then
   */
  async function fetchPage(
    request: IncomingMessage,
    address: string,
    path: string,
    tries = TRIES,
  ): Promise<Fetched | undefined> {
    const fetched = await fetchFrom(request, await options.upstream(), address)
    if (fetched.status !== 404 || tries <= 1) return fetched
    await options.manifest(true)
    if (options.brokenBy(path).length > 0) return undefined
    await new Promise((again) => setTimeout(again, AGAIN_MS))
    return fetchPage(request, address, path, tries - 1)
  }

  /** @param mistakes problems, or a line for each */
  async function sendFailed(
    response: ServerResponse,
    path: string,
    mistakes: readonly (Diagnostic | string)[],
  ): Promise<void> {
    const lines = mistakes.map((mistake) => (typeof mistake === 'string' ? mistake : formatProblem(mistake)))
    sendHtml(response, 500, await options.complete(failedPage(lines, basePath || '/'), path))
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    fetched: Fetched,
    path: string,
  ): Promise<void> {
    const failures = failuresIn(fetched)
    if (fetched.status >= 500 || failures.length > 0) {
      // Where Next does not say what failed, it was asked which pages there are, and could not read the content.
      const mistakes = failures.length > 0 ? mistakesIn(failures) : await options.errors()
      // Otherwise it is the code: Next shows where.
      if (mistakes.length > 0) return sendFailed(response, path, mistakes)
    }
    if (!isHtml(fetched) || request.method === 'HEAD') return sendFetched(response, fetched)
    const html = await options.complete(fetched.body.toString('utf8'), path)
    sendFetched(response, { ...fetched, body: Buffer.from(html) })
  }

  /** @param isOurs whether nobody else can have it @returns whether there was such a file */
  async function sendMade(
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
    const { etag, body } = servedFile(path, Buffer.from(made))
    response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('ETag', etag)
    response.setHeader('Content-Type', typeOf(path, siteConfig.hosting))
    response.statusCode = isFresh(request.headers, { etag }) ? 304 : 200
    response.end(response.statusCode === 304 ? undefined : body)
    return true
  }
}

/** How often, and after how many milliseconds again, Next is asked for a page that it does not know yet. */
const TRIES = 20
const AGAIN_MS = 250

/** What the built site answers to whoever sends something, forms apart. */
const ONLY_READ: Outcome = { kind: 'method', allow: 'GET, HEAD' }

/** No page of any site: Next answers it with the not-found page. */
const NO_PAGE = '/_dev/no-page'

const isHtml = ({ headers }: Fetched) => (headers['content-type'] ?? '').startsWith('text/html')
