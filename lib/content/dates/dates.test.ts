import { expect, test } from '@jest/globals'
import { hashWords, staleDates, stampDates } from './dates'

const words = new Map([
  ['/about', 'What we do'],
  ['/', 'Hello'],
])
const dates = { '/': { words: hashWords('Hello'), day: '2026-01-31' } }

test('changed and new pages are reported separately', () => {
  const before = { ...dates, '/about': { words: hashWords('What we did'), day: '2026-01-31' }, '/old': dates['/'] }
  expect(staleDates(new Map([...words, ['/new', 'New']]), before)).toEqual({
    changed: ['/about'],
    undated: ['/new'],
  })
})

test('new and changed pages get the given date, other pages keep theirs, deleted ones are dropped, and entries are sorted by path', () => {
  const before = { ...dates, '/about': { words: hashWords('What we did'), day: '2026-01-31' }, '/old': dates['/'] }
  const now = new Map([...words, ['/new', 'New']])
  const stamped = stampDates(now, before, '2026-11-21')
  expect(Object.entries(stamped)).toEqual([
    ['/', dates['/']],
    ['/about', { words: hashWords('What we do'), day: '2026-11-21' }],
    ['/new', { words: hashWords('New'), day: '2026-11-21' }],
  ])
  expect(staleDates(now, stamped)).toEqual({ changed: [], undated: [] })
})

test('a date in the future is replaced by the given one', () => {
  const invalid = { '/': { words: hashWords('Hello'), day: '2062-01-31' } }
  expect(stampDates(new Map([['/', 'Hello']]), invalid, '2026-11-21')['/']?.day).toBe('2026-11-21')
})

test('whitespace of any kind and length counts as one space, and case matters', () => {
  expect(hashWords(' What\n we  do\n')).toBe(hashWords('What we do'))
  expect(hashWords('What we Do')).not.toBe(hashWords('What we do'))
})

test('a path may equal the name of a property of Object.prototype', () => {
  const inherited = new Map([['constructor', 'x']])
  expect(staleDates(inherited, {}).undated).toEqual(['constructor'])
  expect(stampDates(inherited, {}, '2026-11-21')).toEqual({ constructor: { words: hashWords('x'), day: '2026-11-21' } })
})
