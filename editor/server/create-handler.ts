import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Access, checkRequest } from './check-request'
import { type ApiResponse, findResponse } from './gitea/find-response'
import { HttpError } from './http-error'
import { dropBody, readJson } from './read-json'
import type { Repository } from './repository'

/** The repository that the handler serves, and the requests that it accepts. */
export interface HandlerSettings extends Access {
  /** The address of the API, such as `/edit/api/v1`, without a slash at its end. */
  base: string
  repository: Repository
  /** Reports an error that the request did not cause, because the response does not contain its details. */
  report: (error: unknown) => void
}

/** The maximum size of a request in bytes. Files in it are in base64, which makes them a third larger. */
const MAX_BYTES = 50_000_000

/** Handles a request. @returns whether the request was for this handler */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Returns the handler of the editor's API. An error response has a sentence in `message`. */
export function createHandler({ base, repository, report, ...access }: HandlerSettings): Handler {
  return async (request, response) => {
    const [address = ''] = (request.url ?? '').split('?')
    if (!address.startsWith(`${base}/`)) return false
    try {
      checkRequest(request, access)
      const body = () => readJson(request, MAX_BYTES)
      const found = await findResponse(
        { method: request.method ?? '', path: address.slice(base.length), body },
        repository,
      )
      send(response, 200, found)
    } catch (error) {
      if (!(error instanceof HttpError)) report(error)
      sendError(request, response, error)
    }
    return true
  }
}

function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy()
  const status = error instanceof HttpError ? error.status : 500
  const message =
    error instanceof HttpError
      ? error.message
      : 'The editor’s server failed, and nothing was saved. Copy what you typed, and show an engineer what the terminal printed.'
  dropBody(request)
  send(response, status, { json: { message } })
}

function send(response: ServerResponse, status: number, content: ApiResponse): void {
  const bytes = 'bytes' in content ? content.bytes : Buffer.from(JSON.stringify(content.json))
  response.writeHead(status, {
    'Content-Type': 'bytes' in content ? 'application/octet-stream' : 'application/json; charset=utf-8',
    'Content-Length': bytes.byteLength,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // An SVG that is opened on its own cannot run scripts.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  response.end(response.req.method === 'HEAD' ? undefined : bytes)
}
