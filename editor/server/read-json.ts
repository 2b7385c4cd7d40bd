import type { IncomingMessage } from 'node:http'
import { HttpError } from './http-error'

/**
 * Reads the body of a request as JSON.
 * @param max the maximum number of bytes; a longer body is rejected as soon as that is known, and the rest of it is not
 *   read
 * @throws HttpError
 */
export async function readJson(request: IncomingMessage, max: number): Promise<unknown> {
  const bytes = await readBody(request, max)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new HttpError(400, 'The editor sent something that is not JSON. Reload its page, and save again.', error)
  }
}

/** Reads the body of a request. @throws HttpError as soon as it is longer than `max` bytes */
export async function readBody(request: IncomingMessage, max: number): Promise<Buffer> {
  const tooLarge = () =>
    new HttpError(
      413,
      max < 1e6
        ? `This form is larger than ${Math.round(max / 1e3)} kB. Write less in its fields.`
        : `This save is larger than ${Math.round(max / 1e6)} MB. Save fewer or smaller files at a time.`,
    )
  if (Number(request.headers['content-length'] ?? 0) > max) throw tooLarge()
  const chunks: Buffer[] = []
  let length = 0
  // Otherwise an error would close the connection before the error response is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > max) throw tooLarge()
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
