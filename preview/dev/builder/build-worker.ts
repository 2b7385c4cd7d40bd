import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Builder } from './builder'
import type { BuildRequest, BuildResponse } from './serve-builder'

/**
 * A client of the builder, which runs in its own process: passing requests on never waits for it, and a new process
 * loads new code. A thread would be lighter, but once it has drawn pictures it cannot end without ending the program.
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
    const one = start()
    one.on('message', (response: BuildResponse) => {
      const pending = waiting.get(response.id)
      waiting.delete(response.id)
      if ('error' in response) pending?.fail(new Error(response.error))
      else pending?.done(response.value)
    })
    // The code could not be loaded, and the terminal says why. Its next edit starts another process.
    one.on('exit', () => {
      if (child !== one) return
      child = undefined
      for (const { fail } of waiting.values()) fail(new Error(PROCESS_ENDED))
      waiting.clear()
    })
    child = one
    for (const { request } of waiting.values()) one.send(request)
  }
  open()
  const ask =
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
    lint: ask('lint'),
    addresses: ask('addresses'),
    make: ask('make'),
    complete: ask('complete'),
    forget: ask('forget'),
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
