import { serve } from '../fixtures/serve'

/** A received request. */
export interface Received {
  method: string
  /** The path as in the request line, neither decoded nor normalised. */
  path: string
  authorization: string
  contentType: string
  /** The body; empty if there was none. */
  body: string
}

/** A server that records requests in the order of their arrival. */
export interface RecordingServer {
  host: string
  /** Returns the requests since the last call. */
  take: () => Received[]
  stop: () => Promise<void>
}

/** Starts a recording server that accepts connections from this machine only. */
export async function startRecordingServer(): Promise<RecordingServer> {
  let received: Received[] = []
  const { url: host, close } = await serve((request, response) => {
    const { method = '', url: path = '', headers } = request
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { authorization = '', 'content-type': contentType = '' } = headers
      received.push({ method, path, authorization, contentType, body: Buffer.concat(parts).toString() })
      response.end('received\n')
    })
  })
  return {
    host,
    stop: close,
    take: () => {
      const taken = received
      received = []
      return taken
    },
  }
}
