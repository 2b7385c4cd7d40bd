import type { IncomingMessage } from 'node:http'

/**
 * Reads a request's body as UTF-8 and keeps no more of it than `limit`, whatever its headers promise. What is above the
 * limit is read and thrown away: a browser that is cut off while it sends never sees the answer.
 * @param limit bytes
 * @returns undefined above the limit
 * @throws when the visitor goes away in the middle
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > limit ? undefined : Buffer.concat(chunks).toString('utf8')
}
