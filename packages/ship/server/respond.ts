import type { IncomingMessage, ServerResponse } from 'node:http'
import { cacheControlOf, type HostingPolicy, isNoindex } from '../hosts/hosting-policy'
import { isFresh, rangeOf } from './conditional'
import type { ServedFile } from './manifest'
import { chooseEncoding } from './negotiate'
import type { Outcome } from './resolve'

/** Sends the response that `resolve` decided on. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  outcome: Outcome,
  hosting: HostingPolicy,
): void {
  switch (outcome.kind) {
    case 'file':
      sendFile(request, response, outcome.file, hosting)
      break
    case 'moved':
      response.setHeader('Cache-Control', cacheControlOf('/', hosting))
      response.setHeader('Location', outcome.to)
      sendText(response, 308, 'Moved.')
      break
    case 'home':
      response.setHeader('Location', outcome.to)
      sendText(response, 302, 'No such page.')
      break
    case 'missing':
      sendText(response, 404, 'No such file.')
      break
    case 'notFoundPage':
      sendNotFoundPage(response, outcome.file)
      break
    case 'methodNotAllowed':
      response.setHeader('Allow', outcome.allow)
      sendText(response, 405, 'Only GET and HEAD requests are accepted here.')
  }
}

/**
 * Sends a short plain text. It keeps a `Cache-Control` that was set before, as `setPolicyHeaders` does to forbid
 * caching.
 * @param text one or two sentences for people who see the bare response
 */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  send(response, status, Buffer.from(`${text}\n`))
}

/** Sends a page made for this response alone. */
export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  send(response, status, Buffer.from(html))
}

function send(response: ServerResponse, status: number, body: Buffer): void {
  response.statusCode = status
  // A server that sets no headers of a policy, such as one for development, has none here.
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Length', body.length)
  // For a HEAD request node:http sends the length and leaves out the body.
  response.end(body)
}

function sendNotFoundPage(response: ServerResponse, file: ServedFile | undefined): void {
  if (file) {
    response.setHeader('Content-Type', file.type)
    send(response, 404, file.body)
  } else sendText(response, 404, 'No such page.')
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: ServedFile, hosting: HostingPolicy): void {
  const { headers, method } = request
  // A range counts bytes of the file itself, never of a compressed copy, and applies to GET only (RFC 9110, section
  // 14.2).
  const requested = method === 'GET' ? headers.range : undefined
  const copy = requested === undefined ? chooseEncoding(headers['accept-encoding']?.toString(), file) : undefined
  const { body, etag } = copy ?? file
  response.setHeader('Cache-Control', cacheControlOf(file.path, hosting))
  response.setHeader('ETag', etag)
  if (file.modified) response.setHeader('Last-Modified', file.modified.toUTCString())
  if (file.encoded.length > 0) response.setHeader('Vary', 'Accept-Encoding')
  setRobots(response, file.path, hosting)
  if (isFresh(headers, { etag, modified: file.modified })) {
    response.statusCode = 304
    response.end()
    return
  }
  if (copy) response.setHeader('Content-Encoding', copy.name)
  else response.setHeader('Accept-Ranges', 'bytes')
  response.setHeader('Content-Type', file.type)
  const range = rangeOf(requested, headers['if-range']?.toString(), { ...file, size: body.length })
  if (range === undefined) send(response, 200, body)
  else sendPart(response, body, range, hosting)
}

function sendPart(
  response: ServerResponse,
  body: Buffer,
  range: ReturnType<typeof rangeOf>,
  { uncached }: HostingPolicy,
): void {
  if (typeof range !== 'object') {
    response.setHeader('Content-Range', `bytes */${body.length}`)
    response.setHeader('Cache-Control', uncached)
    sendText(response, 416, 'The file is shorter than that.')
    return
  }
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`)
  send(response, 206, body.subarray(range.start, range.end + 1))
}

/**
 * Sets the security headers of the hosting policy, whatever the status, and forbids caching until a file is sent.
 * Headers for TLS are left out, because this server has no TLS.
 */
export function setPolicyHeaders(response: ServerResponse, { headers, uncached }: HostingPolicy): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('Cache-Control', uncached)
}

/** Keeps out of search engines what the policy excludes, such as the Markdown copy of a page. */
function setRobots(response: ServerResponse, path: string, policy: HostingPolicy): void {
  if (isNoindex(path, policy)) response.setHeader('X-Robots-Tag', 'noindex')
}
