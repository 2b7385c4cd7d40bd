import { expect, test } from '@jest/globals'
import type { ContentItem } from '../../lib/pages/list'
import { findNextPublication, listUnpublished } from './unpublished'

const now = new Date('2026-12-01T08:00:00Z')
const page = (path: string, more: Partial<ContentItem> = {}) =>
  ({ path, draft: false, publishAt: undefined, ...more }) as ContentItem

const pages = [
  page('/about'),
  page('/past', { publishAt: now }),
  page('/winter', { publishAt: new Date('2026-12-01T09:00:00Z') }),
  page('/spring', { publishAt: new Date('2027-03-01T09:00:00Z') }),
  page('/draft', { draft: true, publishAt: new Date('2026-12-01T08:30:00Z') }),
]

test('pages that the built site does not have are listed with the reason', () => {
  expect(listUnpublished(pages, now)).toEqual([
    { path: '/winter', state: 'scheduled' },
    { path: '/spring', state: 'scheduled' },
    { path: '/draft', state: 'draft' },
  ])
})

test('the next publication is that of a scheduled page, never that of a draft', () => {
  expect(findNextPublication(pages, now)).toBe(Date.parse('2026-12-01T09:00:00Z'))
  expect(findNextPublication(pages.slice(0, 2), now)).toBeUndefined()
})
