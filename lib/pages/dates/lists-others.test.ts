import { expect, test } from '@jest/globals'
import { lastPublication } from './lists-others'

const page = (path: string, day?: string) => ({ path, publishAt: day === undefined ? undefined : new Date(day) })
const shown = [
  ...[page('/about', '2026-12-09'), page('/cases'), page('/cases/a', '2026-12-01'), page('/cases/b')],
  ...[page('/docs', '2026-11-30'), page('/docs/x/y', '2026-12-02'), page('/docs/x/y/z', '2026-12-03')],
]
const last = (path: string, day?: string) => lastPublication(page(path, day), shown)?.toISOString().slice(0, 10)

test('a page that lists other pages takes the latest publication time among them', () => {
  expect(last('/cases')).toBe('2026-12-01')
  expect(last('/cases', '2026-12-05')).toBe('2026-12-05')
  expect(last('/docs', '2026-11-30')).toBe('2026-12-02')
})

test('a page that lists no other pages takes its own publication time, if it has one', () => {
  expect(last('/cases/b')).toBeUndefined()
  expect(last('/cases/a', '2026-12-01')).toBe('2026-12-01')
  for (const path of ['/', '/casesx', '/docs/x', 'constructor', '__proto__']) expect(last(path)).toBeUndefined()
})
