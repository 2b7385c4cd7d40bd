import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { readBody } from './read-json'

test.each([
  [20_000, 'This form is larger than 20 kB. Write less in its fields.'],
  [50_000_000, 'This save is larger than 50 MB. Save fewer or smaller files at a time.'],
])('a body of more than %d bytes is rejected with what to do', async (max, message) => {
  const request = Object.assign(Readable.from([]), { headers: { 'content-length': String(max + 1) } })
  await expect(readBody(request as unknown as IncomingMessage, max)).rejects.toThrow(message)
})
