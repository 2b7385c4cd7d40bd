import { expect, test } from '@jest/globals'
import { findLongRun, MAX_RUN_LENGTH } from './reading-limits'

const nodeAt = (line: number, column: number) => ({ position: { start: { line, column } } })

test('a long run of characters without a space is reported at its first character', () => {
  expect(findLongRun(`Text.\n\nMore ${'.'.repeat(MAX_RUN_LENGTH + 1)} text`)).toEqual({
    ...nodeAt(3, 6),
    beginning: '.'.repeat(MAX_RUN_LENGTH),
  })
})

test('runs of the maximum length are accepted, however many there are', () => {
  expect(findLongRun(`${'a'.repeat(MAX_RUN_LENGTH)} `.repeat(90))).toBeUndefined()
})

test('a line break ends a run', () => {
  expect(findLongRun(`${'a'.repeat(MAX_RUN_LENGTH)}\n`.repeat(90))).toBeUndefined()
})
