import type { Server } from 'node:http'
import type { HostingPolicy } from '../hosts/hosting-policy'

/** Errors of Node's parser, and the status of each response. */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

type ParserError = NodeJS.ErrnoException & { rawPacket?: Buffer }

/** Whether the bytes are an HTTP request with a method that Node does not know. */
const isUnknownMethod = ({ code, rawPacket }: ParserError): boolean =>
  code === 'HPE_INVALID_METHOD' &&
  /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r\n/.test(rawPacket?.toString('latin1') ?? '')

/** Responds to requests that are not HTTP, too long or too slow, with the usual headers, and closes the connection. */
export function respondToClientErrors(server: Server, hosting: Pick<HostingPolicy, 'headers'>): void {
  server.on('clientError', (error: ParserError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const [status, more] = isUnknownMethod(error)
      ? ['405 Method Not Allowed', { Allow: 'GET, HEAD' }]
      : [statuses[error.code ?? ''] ?? '400 Bad Request', {}]
    const headers = { ...hosting.headers, ...more }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(
      `HTTP/1.1 ${status}\r\n${lines.join('')}Cache-Control: no-store\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n`,
    )
  })
}
