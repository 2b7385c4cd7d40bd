import { expect, test } from '@jest/globals'
import { coverageOf } from './coverage'
import type { Operation } from './operations'

const operation = (changes: Partial<Operation>) =>
  ({
    summary: 'Lists users.',
    parameters: [{ name: 'user_uuid', description: 'The user.' }],
    known: { request: false, answer: false, codes: false },
    ...changes,
  }) as Operation

test('operations are counted by what is documented about them', () => {
  const counted = coverageOf([
    operation({}),
    operation({ known: { request: true, answer: true, codes: false } }),
    operation({ known: { request: false, answer: true, codes: true } }),
  ])
  expect(counted).toEqual({ operations: 3, explained: 3, request: 1, answer: 2, codes: 1 })
})

test('an operation without a summary, or with an unexplained parameter, does not count as explained', () => {
  const undocumented = [operation({ summary: '' }), operation({ parameters: [{ name: 'x', description: '' }] })]
  expect(coverageOf(undocumented)).toEqual({ operations: 2, explained: 0, request: 0, answer: 0, codes: 0 })
})

test('without operations, every count is 0', () => {
  expect(coverageOf([])).toEqual({ operations: 0, explained: 0, request: 0, answer: 0, codes: 0 })
})
