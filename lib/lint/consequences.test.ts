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

test('a message without its cause is reported', () => {
  expect(remaining([problem('effect')], 'site')).toEqual(['effect'])
})

test('warnings wait until no error is left', () => {
  const warning = (id: string) => problem(id, { severity: 'warning', file: 'b.md' })
  expect(remaining([warning('other'), problem('cause')], 'field')).toEqual(['cause'])
  expect(remaining([warning('cause'), problem('effect')], 'file')).toEqual(['effect'])
  expect(remaining([warning('cause'), warning('effect'), warning('other')], 'line')).toEqual(['cause', 'other'])
})

test('two messages without a field are not in the same field, so both are reported', () => {
  expect(remaining([problem('cause', { field: undefined }), problem('effect', { field: undefined })], 'field')).toEqual(
    ['cause', 'effect'],
  )
})

test.each([
  ['file-misnamed', 'file-missing', { file: 'b.yml', line: undefined }],
  ['file-extension-added', 'locale-missing', { file: 'b.json', line: undefined }],
  ['file-document', 'page-gone', { file: 'content/gone-pages.txt', line: undefined }],
  ['prose-bracket-open', 'prose-mark', {}],
  ['fence-within-line', 'html-line-break', { line: 2 }],
  ['field-unknown', 'field-path', { line: 2, field: 'title.1' }],
  ['field-list-unnamed', 'case-section-missing', { line: 9, field: undefined }],
  ['field-list-long', 'case-section-unknown', { line: 9, field: undefined }],
  ['field-invalid-address', 'site-placeholder', {}],
  ['block-not-read', 'operations-gone', { line: undefined, field: undefined }],
  ['text-zero-width', 'token-braces', { field: undefined }],
] as const)('%s is reported without %s, which follows from it', (cause, effect, where) => {
  const found = [problem(cause), problem(effect, where), problem('head-duplicate')]
  expect(withoutConsequences(found).map(({ id }) => id)).toEqual([cause, 'head-duplicate'])
})

test('every id is that of a message', () => {
  const ids = new Set(groups.flatMap(({ messages }) => Object.values(messages).map(({ id }) => id)))
  expect(
    consequences.flatMap(({ of, are }) => [...of, ...(are === 'all' ? [] : are)]).filter((id) => !ids.has(id)),
  ).toEqual([])
})

test('each id of a row can be reported together with one of the other side: warnings never are beside errors', () => {
  const severities = new Map(
    groups.flatMap(({ messages }) => Object.values(messages).map((each) => [each.id, each.severity])),
  )
  const withoutPartner = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => !others.some((other) => severities.get(other) === severities.get(id)))
  const idle = consequences.flatMap(({ of, are }) =>
    are === 'all' ? [] : [...withoutPartner(of, are), ...withoutPartner(are, of)],
  )
  expect(idle).toEqual([])
})
