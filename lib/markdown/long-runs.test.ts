import { expect, test } from '@jest/globals'
import { findLongRun, MOST_TOGETHER } from './reading-limits'

const at = (line: number, column: number) => ({ position: { start: { line, column } } })

test('a run of signs without a space is found by its first sign', () => {
  expect(findLongRun(`Text.\n\nMore ${'.'.repeat(MOST_TOGETHER + 1)} text`)).toEqual(at(3, 6))
})

test('a run that is just short enough is none, nor are many of them', () => {
  expect(findLongRun(`${'a'.repeat(MOST_TOGETHER)} `.repeat(90))).toBeUndefined()
})

test('a line break ends a run', () => {
  expect(findLongRun(`${'a'.repeat(MOST_TOGETHER)}\n`.repeat(90))).toBeUndefined()
})
