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

test('only changed pages get a new day, and entries are sorted by path', () => {
  const stamped = stampDates(words, { ...dates, '/old': dates['/'] }, '2026-11-21')
  expect(Object.entries(stamped)).toEqual([
    ['/', dates['/']],
    ['/about', { words: hashWords('What we do'), day: '2026-11-21' }],
  ])
  expect(staleDates(words, stamped)).toEqual({ changed: [], undated: [] })
})

test('a day of the future becomes the present one', () => {
  const invalid = { '/': { words: hashWords('Hello'), day: '2062-01-31' } }
  expect(stampDates(new Map([['/', 'Hello']]), invalid, '2026-11-21')['/']?.day).toBe('2026-11-21')
})

test('line breaks do not count, and every letter does', () => {
  expect(hashWords(' What\n we  do\n')).toBe(hashWords('What we do'))
  expect(hashWords('What we Do')).not.toBe(hashWords('What we do'))
})

test('a page may have the name of a property of Object.prototype', () => {
  const odd = new Map([['constructor', 'x']])
  expect(staleDates(odd, {}).undated).toEqual(['constructor'])
  expect(stampDates(odd, {}, '2026-11-21')).toEqual({ constructor: { words: hashWords('x'), day: '2026-11-21' } })
})
