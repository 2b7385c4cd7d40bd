import { expect, test } from '@jest/globals'
import { findLongRun, MAX_TOGETHER } from './reading-limits'

const nodeAt = (line: number, column: number) => ({ position: { start: { line, column } } })

test('a long run of characters without a space is reported at its first character', () => {
  expect(findLongRun(`Text.\n\nMore ${'.'.repeat(MAX_TOGETHER + 1)} text`)).toEqual({
    ...nodeAt(3, 6),
    beginning: '.'.repeat(MAX_TOGETHER),
  })
})

test('runs of the maximum length are accepted, however many there are', () => {
  expect(findLongRun(`${'a'.repeat(MAX_TOGETHER)} `.repeat(90))).toBeUndefined()
})

test('a line break ends a run', () => {
  expect(findLongRun(`${'a'.repeat(MAX_TOGETHER)}\n`.repeat(90))).toBeUndefined()
})
