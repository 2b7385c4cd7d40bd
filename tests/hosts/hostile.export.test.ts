import { connect, type Socket } from 'node:net'
import { describe, expect, test } from '@jest/globals'
import { ranges } from './contract'
import { bodies, hostile } from './contract-hostile'
import { sendRaw } from './raw'
import { formatRequest } from './run-probe'
import { runServer } from './run-server'
import { servers } from './servers'

const installed = servers.filter(({ find }) => find() !== undefined)

describe.each(installed)('$name', (server) => {
  const host = runServer(server)

  /** Checks that a page is still served. */
  const expectPage = async () => {
    const { status, body } = await sendRaw(host.running.port, formatRequest({ request: 'GET /about', allowed: [] }))
    expect([status, body.equals(await host.tree.read('about.html'))]).toEqual([200, true])
  }

  /** Opens a connection on which only these bytes are sent. */
  const hold = (bytes: string) =>
    new Promise<Socket>((done, failed) => {
      const socket = connect(host.running.port, '127.0.0.1', () => socket.write(bytes, 'latin1', () => done(socket)))
      socket.once('error', failed).on('error', () => {})
    })

  test('keeps serving during and after ten rounds of hostile requests, each sent all at once', async () => {
    const requests = [...hostile, ...ranges, ...bodies].map(formatRequest)
    for (let count = 0; count < 10; count += 1) {
      const responses = Promise.all(requests.map((request) => sendRaw(host.running.port, request)))
      await expectPage()
      await responses
    }
    await expectPage()
  }, 60_000)

  test('keeps serving while 500 connections are open and idle', async () => {
    const idle = await Promise.all(Array.from({ length: 500 }, () => hold('')))
    await expectPage()
    for (const socket of idle) socket.destroy()
    await expectPage()
  }, 60_000)

  test('keeps serving while 200 visitors stop in the middle of a request, or do not read the response', async () => {
    const post = 'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 90\r\n\r\na'
    const film = 'GET /media/film.webm HTTP/1.1\r\nHost: a\r\n\r\n'
    const slow = await Promise.all(
      Array.from({ length: 50 }, () => ['GET /ab', 'GET / HTTP/1.1\r\nHost: a\r\nX', post, film])
        .flat()
        .map(hold),
    )
    for (const socket of slow) socket.pause()
    await expectPage()
    for (const socket of slow) socket.destroy()
    await expectPage()
  }, 60_000)
})
