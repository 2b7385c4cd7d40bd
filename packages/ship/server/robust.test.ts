import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { forms as formSettings } from '../../../build/forms'
import { servedSite } from '../../../build/served-site'
import { makeSmallExport, type SmallExport } from '../../../tests/fixtures/small-export'
import { parseResponse } from '../../../tests/hosts/raw'
import { createFormsHandler } from '../forms/handler'
import { type RunningServer, startServer } from './server'

let site: SmallExport
let server: RunningServer

beforeAll(async () => {
  site = await makeSmallExport()
  server = await startServer({
    site: servedSite,
    outDir: site.outDir,
    port: 0,
    forms: createFormsHandler({ site: servedSite, forms: formSettings, file: `${site.folder}/submissions.ndjson` }),
    timeouts: { headers: 300, request: 600, idle: 1000 },
  })
})
afterAll(async () => {
  await server.close()
  await site.remove()
})

const open = (): Socket => connect(Number(new URL(server.url).port), '127.0.0.1')

/** Sends something and waits until the server ends the connection. */
function untilClosed(socket: Socket, bytes: string): Promise<ReturnType<typeof parseResponse>> {
  return new Promise((done) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {})
    socket.on('close', () => done(parseResponse(Buffer.concat(chunks))))
    if (bytes !== '') socket.write(bytes)
  })
}

const expectRunning = async () => expect((await fetch(`${server.url}/about`)).status).toBe(200)

test.each([
  ['sends nothing', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  [
    'never sends its message',
    'POST /forms HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 90\r\n\r\na',
  ],
])('a client that %s is disconnected, with the usual headers', async (_, bytes) => {
  const { status, headers } = await untilClosed(open(), bytes)
  expect([status, headers['x-content-type-options'], headers['cache-control']]).toEqual([408, 'nosniff', 'no-store'])
  await expectRunning()
})

test('five hundred idle connections block nobody, and are soon closed', async () => {
  const idle = Array.from({ length: 500 }, () => untilClosed(open(), ''))
  await expectRunning()
  expect(await Promise.all(idle)).toHaveLength(500)
  await expectRunning()
})

test('a message of 200 kB is rejected with an explanation, however it is sent, and the next one is accepted', async () => {
  const type = 'Host: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  const big = 'x'.repeat(200_000)
  const whole = await untilClosed(open(), `POST /forms HTTP/1.1\r\n${type}Content-Length: 200000\r\n\r\n${big}`)
  const parts = `${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`
  const chunked = await untilClosed(open(), `POST /forms HTTP/1.1\r\n${type}Transfer-Encoding: chunked\r\n\r\n${parts}`)
  for (const { status, headers, body } of [whole, chunked]) {
    expect([status, headers['x-content-type-options']]).toEqual([413, 'nosniff'])
    expect(body.toString()).toContain('too long')
  }
  const valid = 'form-name=contact&name=A&company=B&email=a%40example.org&message=Hello'
  const accepted = await untilClosed(
    open(),
    `POST /forms HTTP/1.1\r\n${type}Content-Length: ${valid.length}\r\n\r\n${valid}`,
  )
  expect(accepted.status).toBe(303)
})

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
  'a message sent as %j is rejected',
  async (type) => {
    const head = `POST /forms HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${type ? `Content-Type: ${type}\r\n` : ''}`
    expect((await untilClosed(open(), `${head}Content-Length: 2\r\n\r\n{}`)).status).toBe(415)
  },
)

test.each([
  ['two lengths', 'POST /forms HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length as well as chunks',
    'POST /forms HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['an old protocol', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\nX\r\n\r\n'],
])('a request with %s is rejected, with the usual headers', async (_, bytes) => {
  const { status, headers } = await untilClosed(open(), bytes)
  expect([status, headers['x-content-type-options']]).toEqual([400, 'nosniff'])
  await expectRunning()
})
