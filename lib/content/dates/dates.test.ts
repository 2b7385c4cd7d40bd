import { expect, test } from '@jest/globals'
import { hashWords, staleDates, stampDates } from './dates'

const words = new Map([
  ['/about', 'What we do'],
  ['/', 'Hello'],
])
const dates = { '/': { words: hashWords('Hello'), day: '2026-01-31' } }

test('other words, a new page and a page that went are told apart', () => {
  const before = { ...dates, '/about': { words: hashWords('What we did'), day: '2026-01-31' }, '/old': dates['/'] }
  expect(staleDates(new Map([...words, ['/new', 'New']]), before)).toEqual({
    changed: ['/about'],
    undated: ['/new'],
    gone: ['/old'],
  })
})

test('only pages with other words get a new day; pages that went lose theirs, and the order is that of the paths', () => {
  const stamped = stampDates(words, { ...dates, '/old': dates['/'] }, '2026-11-21')
  expect(Object.entries(stamped)).toEqual([
    ['/', dates['/']],
    ['/about', { words: hashWords('What we do'), day: '2026-11-21' }],
  ])
  expect(staleDates(words, stamped)).toEqual({ changed: [], undated: [], gone: [] })
})

test('how words are broken into lines does not count, and each of their letters does', () => {
  expect(hashWords(' What\n we  do\n')).toBe(hashWords('What we do'))
  expect(hashWords('What we Do')).not.toBe(hashWords('What we do'))
})

test('a page called like a property of every object is a page', () => {
  const odd = new Map([['constructor', 'x']])
  expect(staleDates(odd, {}).undated).toEqual(['constructor'])
  expect(stampDates(odd, {}, '2026-11-21')).toEqual({ constructor: { words: hashWords('x'), day: '2026-11-21' } })
})
