import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, jest, test } from '@jest/globals'
import { startBuildWorker } from './build-worker'
import type { Builder } from './builder'
import { type BuildRequest, type BuildResponse, serveBuilder } from './serve-builder'

/** A process whose responses the test sends. */
class Child extends EventEmitter {
  readonly asked: BuildRequest[] = []
  readonly kill = jest.fn()
  send(question: BuildRequest) {
    this.asked.push(question)
  }
  response(response: BuildResponse) {
    this.emit('message', response)
  }
}

function open() {
  const children: Child[] = []
  const worker = startBuildWorker(() => {
    const child = new Child()
    children.push(child)
    return child as unknown as ChildProcess
  })
  return { worker, children }
}

test('each request gets its own response, in whatever order responses come', async () => {
  const { worker, children } = open()
  const [one, two] = [worker.make('/a'), worker.make('/b')]
  const [child] = children as [Child]
  child.response({ id: 2, value: 'b' })
  child.response({ id: 1, error: 'no' })
  expect(await two).toBe('b')
  await expect(one).rejects.toThrow('no')
  expect(child.asked.map(({ name, input }) => [name, ...input])).toEqual([
    ['make', '/a'],
    ['make', '/b'],
  ])
})

test('after a change of code open requests go to a new process, and the old one ends', async () => {
  const { worker, children } = open()
  const asked = worker.make('/a')
  worker.renew()
  const [old, young] = children as [Child, Child]
  expect(old.kill).toHaveBeenCalled()
  old.emit('exit')
  young.response({ id: 1, value: 'new' })
  expect(await asked).toBe('new')
})

test('code that cannot run is reported until it is fixed', async () => {
  const { worker, children } = open()
  const asked = worker.examine()
  children[0]?.emit('exit')
  await expect(asked).rejects.toThrow('fix the code and save')
  await expect(worker.examine()).rejects.toThrow('fix the code and save')
  worker.renew()
  const again = worker.examine()
  children[1]?.response({ id: 2, value: [] })
  expect(await again).toEqual([])
})

test('the process responds with what the builder made, or with the reason why it failed', async () => {
  let ask: (question: BuildRequest) => void = () => {}
  const responses: BuildResponse[] = []
  const builder = {
    make: async (path: string) => `made ${path}`,
    examine: async () => {
      throw new Error('Nothing to examine.')
    },
  } as unknown as Builder
  await new Promise<void>((both) => {
    const send = (response: BuildResponse) => {
      responses.push(response)
      if (responses.length === 2) both()
    }
    serveBuilder({ receive: (response) => (ask = response), send }, builder)
    ask({ id: 1, name: 'make', input: ['/a'] })
    ask({ id: 2, name: 'examine', input: [] })
  })
  expect(responses).toEqual([
    { id: 1, value: 'made /a' },
    { id: 2, error: 'Nothing to examine.' },
  ])
})
