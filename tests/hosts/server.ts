import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sendRaw } from './raw'
import type { Tree } from './tree'

/** A running server that serves a tree. */
export interface RunningServer {
  port: number
  stop: () => Promise<void>
}

/** An exception for one host, and its reason. */
export interface Exception {
  /** The titles of the probes to which it applies. */
  probes: RegExp
  /** Outcomes allowed in addition to those in the table. */
  allowed?: readonly string[]
  /**
   * Headers that may differ from the table, with their other values; a missing one is empty, and undefined allows it to
   * be missing.
   */
  headers?: Readonly<Record<string, RegExp | undefined>>
  /**
   * The cause: the host itself, including in production; or only the server on this machine, so that the host was not
   * tested.
   */
  of: 'host' | 'server'
  /** Whether it depends on timing, and so is not needed in every run. */
  sometimes?: true
  reason: string
}

/** A server on which the contract is tested. */
export interface HostServer {
  name: string
  /** Finds the program; undefined if it is not installed. */
  find: () => string | undefined
  start: (tree: Tree) => Promise<RunningServer>
  exceptions: readonly Exception[]
  /** Why `Location` is absolute on this server, built from the Host header of the request. */
  absoluteLocations?: string
  /** Why `Strict-Transport-Security` must be absent. */
  withoutTls?: string
  /** Why a request without a response, or with 503, is repeated once. */
  retryReason?: string
  /** The status of redirects to the canonical spelling, if the server cannot send 308. */
  redirectStatus?: '301' | '307'
}

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}

/**
 * Starts a program and waits until it responds to a request on its port.
 * @param user the id of the account that it runs as, if not the current one
 * @throws with its output if it ends early, or does not start within a minute
 */
export async function startProgram(
  program: string,
  args: readonly string[],
  port: number,
  { cwd, env = {}, user }: { cwd: string; env?: Record<string, string>; user?: number },
): Promise<RunningServer> {
  const who = user === undefined ? {} : { uid: user, gid: user }
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    ...who,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4000)
    })
  }
  child.on('error', (error) => {
    output += error.message
  })
  const stop = () => stopProgram(child)
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null || child.pid === undefined) break
    const { status } = await sendRaw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 5000)
    if (status > 0) return { port, stop }
    await wait(100)
  }
  await stop()
  throw new Error(`${program} did not start. Its output:\n${output}`)
}

async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = new Promise((done) => child.once('close', done))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}
