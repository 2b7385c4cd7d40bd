import type { Server } from 'node:http'
import { siteConfig } from '../site.config'

/** What Node's parser calls a request that it gives up, and what such a request is told. */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what is no HTTP, too long or too slow, with the headers of every answer, and closes. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? '400 Bad Request'
    const lines = Object.entries(siteConfig.hosting.headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}Cache-Control: no-store\r\nConnection: close\r\n\r\n`)
  })
}
