import { expect, test } from '@jest/globals'
import type { Diagnostic } from '../shared/diagnostic'
import { consequences, withoutConsequences } from './consequences'
import { groups } from './messages/catalogue'

const problem = (id: string, more: Partial<Diagnostic> = {}): Diagnostic => ({
  ...{ id, severity: 'error', file: 'a.md', line: 1, field: 'title', what: 'It is wrong.', fix: 'Correct it.' },
  ...more,
})
const remaining = (found: readonly Diagnostic[], reach: 'field' | 'line' | 'file' | 'folder' | 'site') =>
  withoutConsequences(found, [{ of: ['cause'], are: ['effect'], reach }]).map(({ id }) => id)

test.each([
  ['field', { line: 2 }, { field: 'lead' }],
  ['line', { field: 'lead' }, { line: 2 }],
  ['file', { line: 2, field: 'lead' }, { file: 'b.md' }],
  ['folder', { file: 'b.csv', line: 2 }, { file: 'docs/b.csv' }],
  ['site', { file: 'b.md', line: 2 }, undefined],
] as const)('a consequence in reach of its cause is left out: %s', (reach, near, far) => {
  expect(remaining([problem('effect', near), problem('cause'), problem('other', near)], reach)).toEqual([
    'cause',
    'other',
  ])
  if (far) expect(remaining([problem('cause'), problem('effect', far)], reach)).toEqual(['cause', 'effect'])
})

test('a message without its cause is reported, and so is an error whose cause is only a warning', () => {
  expect(remaining([problem('effect')], 'site')).toEqual(['effect'])
  const cause = problem('cause', { severity: 'warning', line: 2, field: undefined })
  expect(remaining([cause, problem('effect')], 'file')).toEqual(['cause', 'effect'])
  const warning = { severity: 'warning' } as const
  expect(remaining([problem('cause', warning), problem('effect', warning)], 'line')).toEqual(['cause'])
})

test('the warnings about a line or a field wait until its errors are corrected', () => {
  const warning = (more: Partial<Diagnostic>) => problem('other', { severity: 'warning', ...more })
  expect(remaining([problem('cause'), warning({ line: 2 }), warning({ field: undefined })], 'site')).toEqual(['cause'])
  const elsewhere = [
    warning({ line: 2, field: 'lead' }),
    warning({ file: 'b.md' }),
    warning({ line: undefined, field: undefined }),
  ]
  expect(remaining([problem('cause'), ...elsewhere], 'site')).toEqual(['cause', 'other', 'other', 'other'])
  expect(remaining([problem('cause', { line: undefined, field: undefined }), ...elsewhere], 'site')).toHaveLength(4)
})

test('messages about other fields are reported if neither has a field', () => {
  expect(remaining([problem('cause', { field: undefined }), problem('effect', { field: undefined })], 'field')).toEqual(
    ['cause', 'effect'],
  )
})

test.each([
  ['file-odd-name', 'page-gone', { file: 'content/gone-pages.txt', line: undefined }],
  ['file-misnamed', 'file-missing', { file: 'b.yml', line: undefined }],
  ['file-extension-added', 'locale-missing', { file: 'b.json', line: undefined }],
  ['file-document', 'page-gone', { file: 'content/gone-pages.txt', line: undefined, severity: 'warning' }],
  ['block-unknown', 'operations-unused', { file: 'b.yml', severity: 'warning' }],
  ['results-file-second', 'case-copied-file', { file: 'b.csv', severity: 'warning' }],
  ['prose-bracket-open', 'prose-mark', {}],
] as const)('%s is reported without %s, which follows from it', (cause, effect, where) => {
  const found = [problem(cause), problem(effect, where), problem('head-duplicate')]
  expect(withoutConsequences(found).map(({ id }) => id)).toEqual([cause, 'head-duplicate'])
})

test('every id is that of a message', () => {
  const ids = new Set(groups.flatMap(({ messages }) => Object.values(messages).map(({ id }) => id)))
  expect(consequences.flatMap(({ of, are }) => [...of, ...are]).filter((id) => !ids.has(id))).toEqual([])
})
