import { afterEach, expect, test } from '@jest/globals'
import { register } from '../instrumentation'

const { stackTraceLimit } = Error

afterEach(() => {
  Error.stackTraceLimit = stackTraceLimit
})

test('the development server stores as few stack frames as Node does by default', () => {
  Error.stackTraceLimit = 50
  register()
  expect(Error.stackTraceLimit).toBe(10)
})
