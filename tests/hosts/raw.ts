import { connect } from 'node:net'

/** A response, unprocessed. */
export interface RawResponse {
  /** The status; 0 if the connection ended without a response. */
  status: number
  /** The headers, with names in lower case; several values are joined by a comma. */
  headers: Record<string, string>
  body: Buffer
}

/**
 * Sends bytes unchanged and reads the response; fetch would normalise `..`, `\` and `//`. Reading ends when the
 * response is complete, the server closes the connection, or nothing has arrived for `timeoutMs`.
 * @param request the whole request, in latin1; it should have `Connection: close`
 */
export function sendRaw(port: number, request: string, timeoutMs = 10_000): Promise<RawResponse> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const end = () => {
      socket.destroy()
      done(parseResponse(Buffer.concat(chunks), request.startsWith('HEAD ')))
    }
    socket.setTimeout(timeoutMs, end)
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      // Some servers keep the connection open all the same.
      if (isWhole(Buffer.concat(chunks), request.startsWith('HEAD '))) end()
    })
    // A server may reject a request and close while we are still sending; its response until then counts.
    socket.on('error', end).on('close', end)
    socket.write(Buffer.from(request, 'latin1'))
  })
}

/** Whether the response is complete. A response without a length ends with its connection. */
function isWhole(bytes: Buffer, headOnly: boolean): boolean {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return false
  const { status, headers } = parseResponse(bytes, headOnly)
  if (status === 0) return false
  if (headOnly || status === 304 || status === 204) return true
  const length = headers['content-length']
  if (length !== undefined) return bytes.length >= headEnd + 4 + Number(length)
  return headers['transfer-encoding'] === 'chunked' && bytes.subarray(-7).toString('latin1').endsWith('\r\n0\r\n\r\n')
}

/** Parses an HTTP/1.1 response. */
export function parseResponse(bytes: Buffer, headOnly = false): RawResponse {
  const headEnd = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.subarray(0, Math.max(headEnd, 0)).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0)
  // An interim response (100 Continue) comes before the final one.
  if (status >= 100 && status < 200) return parseResponse(bytes.subarray(headEnd + 4), headOnly)
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase()
    const value = line.slice(line.indexOf(':') + 1).trim()
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  }
  const rest = bytes.subarray(headEnd + 4)
  const chunked = headers['transfer-encoding'] === 'chunked' && !headOnly
  return { status, headers, body: chunked ? joinChunks(rest) : rest }
}

function joinChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let index = 0; ; ) {
    const line = bytes.indexOf('\r\n', index)
    const size = Number.parseInt(bytes.subarray(index, line).toString('latin1'), 16)
    if (line < 0 || !(size > 0)) return Buffer.concat(parts)
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    index = line + 2 + size + 2
  }
}
