import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { expect, jest, test } from '@jest/globals'
import { startBuildWorker } from './build-worker'
import type { Builder } from './builder'
import { type BuildRequest, type BuildResponse, serveBuilder } from './serve-builder'

/** A process whose responses the test sends. */
class Child extends EventEmitter {
  readonly requests: BuildRequest[] = []
  readonly kill = jest.fn()
  send(request: BuildRequest) {
    this.requests.push(request)
  }
  respond(response: BuildResponse) {
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
  child.respond({ id: 2, value: 'b' })
  child.respond({ id: 1, error: 'no' })
  expect(await two).toBe('b')
  await expect(one).rejects.toThrow('no')
  expect(child.requests.map(({ name, input }) => [name, ...input])).toEqual([
    ['make', '/a'],
    ['make', '/b'],
  ])
})

test('after a change to the code, open requests go to a new process, and the old one ends', async () => {
  const { worker, children } = open()
  const response = worker.make('/a')
  worker.renew()
  const [oldChild, newChild] = children as [Child, Child]
  expect(oldChild.kill).toHaveBeenCalled()
  oldChild.emit('exit')
  newChild.respond({ id: 1, value: 'new' })
  expect(await response).toBe('new')
})

test('code that cannot run is reported until it is fixed', async () => {
  const { worker, children } = open()
  const response = worker.lint()
  children[0]?.emit('exit')
  await expect(response).rejects.toThrow('fix the code and save')
  await expect(worker.lint()).rejects.toThrow('fix the code and save')
  worker.renew()
  const again = worker.lint()
  children[1]?.respond({ id: 2, value: [] })
  expect(await again).toEqual([])
})

test('the process responds with what the builder made, or with the reason why it failed', async () => {
  let sendRequest: (request: BuildRequest) => void = () => {}
  const responses: BuildResponse[] = []
  const builder = {
    make: async (path: string) => `made ${path}`,
    lint: async () => {
      throw new Error('Nothing to check.')
    },
  } as unknown as Builder
  await new Promise<void>((both) => {
    const send = (response: BuildResponse) => {
      responses.push(response)
      if (responses.length === 2) both()
    }
    serveBuilder({ receive: (handle) => (sendRequest = handle), send }, builder)
    sendRequest({ id: 1, name: 'make', input: ['/a'] })
    sendRequest({ id: 2, name: 'lint', input: [] })
  })
  expect(responses).toEqual([
    { id: 1, value: 'made /a' },
    { id: 2, error: 'Nothing to check.' },
  ])
})
