import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { openEventStream } from './event-stream'

test('a page that connects receives the current state, and every change from then on', async () => {
  const events = openEventStream({ edit: 1 })
  events.send({ edit: 2 })
  const server = createServer(events.join)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  let received = ''
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    const first = received === ''
    received += Buffer.from(part).toString()
    if (!first) continue
    events.send({ edit: 3 })
    events.close()
  }
  expect(received).toBe('data: {"edit":2}\n\ndata: {"edit":3}\n\n')
  server.close()
})
