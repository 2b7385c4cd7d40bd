import type { IncomingMessage } from 'node:http'

/**
 * Reads the body of a request as UTF-8, and keeps no more than `limit` bytes whatever the headers say. The rest is read
 * and discarded, because a browser whose upload is interrupted does not show the response.
 * @param limit bytes
 * @returns undefined if the body exceeds the limit
 * @throws if the visitor disconnects
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
