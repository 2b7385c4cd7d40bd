import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from 'node:http'
import { connect, type Socket } from 'node:net'
import { sendText } from './responder'

/** A complete response from the server behind this one. */
export interface FetchedResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The server behind this one, on this computer. */
export interface Upstream {
  port: number
}

const agent = new Agent({ keepAlive: true })

const HOST = '127.0.0.1'

/** Headers that belong to one connection and not to the message (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * Returns the headers to pass on. Next serves its scripts and its socket only to pages of its own origin, so requests
 * from our pages get that origin. Requests from other sites keep theirs.
 */
function headersFor({ headers }: IncomingMessage, { port }: Upstream): IncomingHttpHeaders {
  const { origin, host } = headers
  const isOwn = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
  return isOwn ? { ...headers, origin: `http://localhost:${port}` } : headers
}

/**
 * Passes a request on, and streams the response back.
 * @param missing responds in place of Next's 404, which would be a page
 */
export function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  upstream: Upstream,
  missing: () => void,
): void {
  const { method, url } = request
  const forwarded = sendRequest({
    agent,
    host: HOST,
    port: upstream.port,
    method,
    path: url,
    headers: headersFor(request, upstream),
  })
  forwarded.on('response', (received) => {
    if (received.statusCode === 404) {
      received.resume()
      missing()
      return
    }
    response.writeHead(received.statusCode ?? 502, received.headers)
    received.pipe(response)
    received.on('error', () => response.destroy())
  })
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy()
    else
      sendText(response, 502, 'Next is not responding. Check the terminal where npm run dev runs, and start it again.')
  })
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
}

/**
 * Fetches the complete response to a request without a body.
 * @param path a path other than the request's
 * @throws if there is no response
 */
export function fetchFrom(request: IncomingMessage, upstream: Upstream, path = request.url): Promise<FetchedResponse> {
  const headers = { ...headersFor(request, upstream), 'accept-encoding': 'identity' }
  return new Promise((done, fail) => {
    const options = { agent, host: HOST, port: upstream.port, method: request.method, path, headers }
    const forwarded = sendRequest(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('error', fail)
      response.on('end', () =>
        done({ status: response.statusCode ?? 502, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    forwarded.on('error', fail).end()
  })
}

/** Sends a fetched response, whose body may have been replaced. */
export function sendFetched(response: ServerResponse, { status, headers, body }: FetchedResponse): void {
  const passedOn = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && name !== 'content-length')
  response.writeHead(status, { ...Object.fromEntries(passedOn), 'content-length': body.length })
  response.end(body)
}

/** Connects a socket, such as that of Next's hot reloading, to the server behind this one. */
export function forwardUpgrade(request: IncomingMessage, socket: Socket, head: Buffer, upstream: Upstream): void {
  const upstreamSocket = connect(upstream.port, HOST, () => {
    const lines = Object.entries(headersFor(request, upstream)).flatMap(([name, value]) =>
      [value].flat().map((one) => `${name}: ${one}`),
    )
    upstreamSocket.write([`${request.method} ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    upstreamSocket.write(head)
    upstreamSocket.pipe(socket).pipe(upstreamSocket)
  })
  for (const [one, other] of [
    [socket, upstreamSocket],
    [upstreamSocket, socket],
  ] as const)
    one.on('error', () => other.destroy()).on('close', () => other.destroy())
}
