import type { IncomingMessage } from 'node:http'
import { Refusal } from './refusal'

/**
 * Reads the body of a request as JSON.
 * @param most the maximum number of bytes; a longer body is rejected as soon as that is known, and the rest of it is not read
 * @throws Refusal
 */
export async function readJson(request: IncomingMessage, most: number): Promise<unknown> {
  const bytes = await readBody(request, most)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new Refusal(400, 'The editor sent something that is not JSON. Reload its page, and save again.', error)
  }
}

/** Reads the body of a request. @throws Refusal as soon as it is longer than `most` bytes */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = () =>
    new Refusal(413, `This save is larger than ${Math.round(most / 1e6)} MB. Save fewer or smaller pictures at a time.`)
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  // Otherwise an error would close the connection before it is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Discards the rest of a body. If the connection were closed while the browser is still sending, the browser would
 * lose the response too.
 */
export function dropBody(request: IncomingMessage): void {
  request.resume()
}
