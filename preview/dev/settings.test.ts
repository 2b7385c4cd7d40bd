import { expect, test } from '@jest/globals'
import { readSettings } from '../run'
import { readDevSettings } from './settings'

/** Reads settings from an environment, which is empty by default. */
const read = (env: Record<string, string | undefined> = {}) => readSettings(env)

test.each([
  [[], { port: 3000, host: '127.0.0.1', rest: [] }],
  [['--port', '4000'], { port: 4000, host: '127.0.0.1', rest: [] }],
  [['-p', '4000', '--inspect'], { port: 4000, host: '127.0.0.1', rest: ['--inspect'] }],
  [['--port=4000', '--hostname=0.0.0.0'], { port: 4000, host: '0.0.0.0', rest: [] }],
  [['-H', '::1'], { port: 3000, host: '::1', rest: [] }],
])('%j means the same as for next dev', (args, settings) => {
  expect(readDevSettings(args, read)).toEqual(settings)
})

test('an invalid port is an error before anything starts', () => {
  expect(() => readDevSettings(['--port', '70000'], read)).toThrow('not a port number')
})
