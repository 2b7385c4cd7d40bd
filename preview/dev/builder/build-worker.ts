import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Builder } from './builder'
import type { Answer, Question } from './serve-builder'

/**
 * The builder, in a process of its own: passing requests on never waits for it, and new code is loaded by starting another.
 * A thread would be lighter, but one that has drawn pictures cannot be ended without ending all.
 */
export interface BuildWorker extends Builder {
  /** Goes on with the code as it is now; what was asked is asked again. */
  renew(): void
  close(): void
}

interface Waiting {
  question: Question
  done: (value: unknown) => void
  fail: (error: Error) => void
}

const FILE = fileURLToPath(new URL('./build-worker-process.mjs', import.meta.url))

/**
 * Starts the process; what is asked before it is there waits for it.
 * @param start gives another one; tests have their own
 */
export function startBuildWorker(start = () => fork(FILE, { serialization: 'advanced' })): BuildWorker {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let child: ChildProcess | undefined
  const open = () => {
    const one = start()
    one.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('error' in answer) asked?.fail(new Error(answer.error))
      else asked?.done(answer.value)
    })
    // Code that cannot be loaded, as its own words in the terminal say: the next edit of it starts another process.
    one.on('exit', () => {
      if (child !== one) return
      child = undefined
      for (const { fail } of waiting.values()) fail(new Error(GONE))
      waiting.clear()
    })
    child = one
    for (const { question } of waiting.values()) one.send(question)
  }
  open()
  const ask =
    <Name extends keyof Builder>(name: Name) =>
    (...input: Parameters<Builder[Name]>) =>
      new Promise<unknown>((done, fail) => {
        if (!child) return fail(new Error(GONE))
        last += 1
        const question: Question = { id: last, name, input }
        waiting.set(last, { question, done, fail })
        child.send(question)
      }) as ReturnType<Builder[Name]>
  return {
    examine: ask('examine'),
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

const GONE = 'The code in lib/ or postbuild/ cannot be run. Read the terminal of npm run dev, mend it and save.'
