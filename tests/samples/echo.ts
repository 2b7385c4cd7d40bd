import { serve } from '../fixtures/serve'

/** A received request. */
export interface Received {
  method: string
  /** As in the request line, neither decoded nor normalised. */
  path: string
  authorization: string
  /** Empty if there was none. */
  contentType: string
  body: string
}

/** A server that records requests in the order of their arrival. */
export interface Echo {
  host: string
  /** Returns the requests since the last call. */
  take: () => Received[]
  stop: () => Promise<void>
}

/** Starts one that listens on this machine only. */
export async function startEcho(): Promise<Echo> {
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
