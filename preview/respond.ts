import type { IncomingMessage, ServerResponse } from 'node:http'
import { siteConfig } from '../site.config'
import { isFresh, rangeOf } from './conditional'
import { cacheControlOf } from './headers'
import type { ServedFile } from './manifest'
import type { Outcome } from './resolve'

const { never } = siteConfig.hosting.cache

/** Writes what `resolve` decided. */
export function respond(request: IncomingMessage, response: ServerResponse, outcome: Outcome): void {
  switch (outcome.kind) {
    case 'file':
      sendFile(request, response, outcome.file)
      break
    case 'moved':
      response.setHeader('Cache-Control', siteConfig.hosting.cache.revalidated)
      response.setHeader('Location', outcome.to)
      sendText(response, 308, 'Moved.')
      break
    case 'home':
      response.setHeader('Location', '/')
      sendText(response, 302, 'No such page.')
      break
    case 'missing':
      sendText(response, 404, 'No such file.')
      break
    case 'notFoundPage':
      sendNotFoundPage(response, outcome.file)
      break
    case 'method':
      response.setHeader('Allow', outcome.allow)
      sendText(response, 405, 'Only GET and HEAD are answered here.')
  }
}

/**
 * Writes a short plain text, not to be kept unless a header set before says otherwise.
 * @param text one or two sentences for whoever reads a bare answer
 */
export function sendText(response: ServerResponse, status: number, text: string): void {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', never)
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  send(response, status, Buffer.from(`${text}\n`))
}

/** Writes a page that is made for this one answer and not kept. */
export function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.setHeader('Cache-Control', never)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  send(response, status, Buffer.from(html))
}

function send(response: ServerResponse, status: number, body: Buffer): void {
  response.statusCode = status
  response.setHeader('Content-Length', body.length)
  // node:http keeps the length and leaves out the body when the request was a HEAD.
  response.end(body)
}

function sendNotFoundPage(response: ServerResponse, file: ServedFile | undefined): void {
  if (file) {
    response.setHeader('Cache-Control', never)
    response.setHeader('Content-Type', file.type)
    send(response, 404, file.body)
  } else sendText(response, 404, 'No such page.')
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: ServedFile): void {
  response.setHeader('Cache-Control', cacheControlOf(file.path))
  response.setHeader('ETag', file.etag)
  if (isFresh(request.headers['if-none-match'], file.etag)) {
    response.statusCode = 304
    response.end()
  } else sendBytes(request, response, file)
}

function sendBytes(request: IncomingMessage, response: ServerResponse, { body, etag, type }: ServedFile): void {
  response.setHeader('Accept-Ranges', 'bytes')
  // A range is defined for GET only (RFC 9110, section 14.2).
  const asked = request.method === 'GET' ? request.headers.range : undefined
  const range = rangeOf(asked, request.headers['if-range']?.toString(), { etag, size: body.length })
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${body.length}`)
    response.setHeader('Cache-Control', never)
    sendText(response, 416, 'The file is shorter than that.')
    return
  }
  response.setHeader('Content-Type', type)
  if (range === undefined) send(response, 200, body)
  else {
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`)
    send(response, 206, body.subarray(range.start, range.end + 1))
  }
}
