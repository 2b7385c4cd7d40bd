import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@jest/globals'
import { stopServices } from './stop-services.mjs'

class Environment {
  async setup() {}
  async teardown() {}
}

const start = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

test('a process that a test file leaves running is stopped after it, and no other is', async () => {
  const older = start()
  const environment = new (stopServices(Environment))()
  await environment.setup()
  const left = start()
  const ended = once(left, 'exit')
  expect(isRunning(left)).toBe(true)
  await environment.teardown()
  await ended
  expect(isRunning(older)).toBe(true)
  const newer = start()
  expect(isRunning(newer)).toBe(true)
  for (const one of [older, newer]) {
    one.kill()
    await once(one, 'exit')
  }
})
