import { inspect } from 'node:util'
import { expect, test } from '@jest/globals'
import { fileMessages } from '../content/file-messages'
import { ContentError, formatProblem, sortProblems } from './content-error'
import { diagnosticAt } from './diagnostic'

const first = diagnosticAt({ file: 'content/a.md', line: 2, column: 3, field: 'title' }, fileMessages['file-no-place'])
const second = diagnosticAt({ file: 'content/a.md', line: 10 }, fileMessages['file-no-schema'])

test('a printed error is its sentences, one a line, and nothing of our code', () => {
  const error = new ContentError([first, second])
  expect(inspect(error)).toBe(`[${formatProblem(first)}\n${formatProblem(second)}]`)
  expect(error.problems).toEqual([first, second])
})

test('problems stand in the order of the file, each once', () => {
  expect(sortProblems([second, first, { ...first }])).toEqual([first, second])
})
