import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, expect, jest, test } from '@jest/globals'

const child = Object.assign(new EventEmitter(), { stdout: new PassThrough(), kill: () => true })
const spawn = jest.fn((_program: string, _args: readonly string[], _options: { env: NodeJS.ProcessEnv }) => child)
jest.unstable_mockModule('node:child_process', () => ({ spawn }))
const { startNext } = await import('./next-server')

const before = process.env.NEXT_TELEMETRY_DISABLED
afterEach(() => {
  if (before === undefined) delete process.env.NEXT_TELEMETRY_DISABLED
  else process.env.NEXT_TELEMETRY_DISABLED = before
})

test('Next sends no telemetry, not even when it stops, unless somebody turns it on', async () => {
  delete process.env.NEXT_TELEMETRY_DISABLED
  const { ended } = await startNext([])
  process.env.NEXT_TELEMETRY_DISABLED = ''
  await startNext([])
  expect(spawn.mock.calls.map(([, , { env }]) => env.NEXT_TELEMETRY_DISABLED)).toEqual(['1', ''])
  child.emit('close', 0)
  expect(await ended).toBe(0)
})
