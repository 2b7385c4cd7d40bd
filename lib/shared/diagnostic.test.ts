import { inspect } from 'node:util'
import { expect, test } from '@jest/globals'
import { ContentError, defineMessages, diagnosticAt, formatDiagnostic, sortDiagnostics } from './diagnostic'

const messages = defineMessages({
  'title-odd': { severity: 'error', what: 'This title is odd.', fix: 'Write another one.' },
  'text-odd': { severity: 'error', what: 'This text is odd.', fix: 'Write another one.' },
})

const first = diagnosticAt({ file: 'content/a.md', line: 2, column: 3, field: 'title' }, messages['title-odd'])
const second = diagnosticAt({ file: 'content/a.md', line: 10 }, messages['text-odd'])

test('a printed error has one message on each line and no stack trace', () => {
  const error = new ContentError([first, second])
  expect(inspect(error)).toBe(`[${formatDiagnostic(first)}\n${formatDiagnostic(second)}]`)
  expect(error.problems).toEqual([first, second])
})

test('problems are sorted by location, without duplicates', () => {
  expect(sortDiagnostics([second, first, { ...first }])).toEqual([first, second])
})
