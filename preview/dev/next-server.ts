import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { root } from '../install.mjs'
import type { Upstream } from './forward'

/** `next dev` behind the dev server, reachable from this computer only. */
interface NextServer {
  /** Resolves once it listens; rejects if it exits first. */
  upstream: Promise<Upstream>
  /** Resolves with its exit code. */
  ended: Promise<number>
  stop(): void
}

const HOST = '127.0.0.1'
const RETRY_DELAY_MS = 100

/** The lines in which Next prints its own address, which lacks everything that the dev server adds. */
const OWN_ADDRESS = /^\s*- (Local|Network):/

/** Starts `next dev`. @param args further arguments */
export async function startNext(args: readonly string[]): Promise<NextServer> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'dev', '--port', String(port), '--hostname', HOST, ...args],
    { cwd: root, stdio: ['inherit', 'pipe', 'inherit'] },
  )
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!OWN_ADDRESS.test(line)) console.log(line)
  })
  let hasEnded = false
  const ended = new Promise<number>((done) => {
    child.on('error', () => done(127))
    child.on('close', (code, signal) => done(code ?? (signal ? 130 : 1)))
  })
  void ended.then(() => (hasEnded = true))
  const waitUntilListening = async (): Promise<Upstream> => {
    for (;;) {
      if (hasEnded) throw new Error('next dev has exited. Read its messages above, then try again.')
      if (await isListening(port)) return { port }
      await new Promise((again) => setTimeout(again, RETRY_DELAY_MS))
    }
  }
  const upstream = waitUntilListening()
  // The rejection shows in `ended` and in every request.
  upstream.catch(() => {})
  return { upstream, ended, stop: () => void child.kill() }
}

const isListening = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, HOST, () => {
      socket.destroy()
      done(true)
    }).on('error', () => done(false))
  })

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening, failed) => probe.once('error', failed).listen(0, HOST, () => listening()))
  const { port } = probe.address() as AddressInfo
  await new Promise<void>((closed) => probe.close(() => closed()))
  return port
}
