import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Builder } from './builder'
import type { BuildRequest, BuildResponse } from './serve-builder'

/**
 * A client of the builder, which runs in its own process, so that its work never delays other requests, and a new
 * process can load new code. A thread would be lighter, but once it has drawn pictures it cannot end without ending the
 * program.
 */
interface BuildWorker extends Builder {
  /** Starts a process with the current code, and sends open requests again. */
  renew(): void
  close(): void
}

interface Waiting {
  request: BuildRequest
  done: (value: unknown) => void
  fail: (error: Error) => void
}

const FILE = fileURLToPath(new URL('./build-worker-process.mjs', import.meta.url))

/**
 * Starts the process. Requests made before it is ready wait.
 * @param start starts a process; tests pass their own
 */
export function startBuildWorker(start = () => fork(FILE, { serialization: 'advanced' })): BuildWorker {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let child: ChildProcess | undefined
  const open = () => {
    const started = start()
    started.on('message', (response: BuildResponse) => {
      const pending = waiting.get(response.id)
      waiting.delete(response.id)
      if ('error' in response) pending?.fail(new Error(response.error))
      else pending?.done(response.value)
    })
    // The code could not be loaded, and the terminal says why. Its next edit starts another process.
    started.on('exit', () => {
      if (child !== started) return
      child = undefined
      for (const { fail } of waiting.values()) fail(new Error(PROCESS_ENDED))
      waiting.clear()
    })
    child = started
    for (const { request } of waiting.values()) started.send(request)
  }
  open()
  const call =
    <Name extends keyof Builder>(name: Name) =>
    (...input: Parameters<Builder[Name]>) =>
      new Promise<unknown>((done, fail) => {
        if (!child) return fail(new Error(PROCESS_ENDED))
        last += 1
        const request: BuildRequest = { id: last, name, input }
        waiting.set(last, { request, done, fail })
        child.send(request)
      }) as ReturnType<Builder[Name]>
  return {
    lint: call('lint'),
    addresses: call('addresses'),
    make: call('make'),
    complete: call('complete'),
    forget: call('forget'),
    renew() {
      const old = child
      open()
      old?.kill()
    },
    close() {
      const old = child
      child = undefined
      old?.kill()
    },
  }
}

const PROCESS_ENDED =
  'The code in lib/, build/ or packages/ cannot be run. Read the terminal of npm run dev, fix the code and save.'
