import { expect, test } from '@jest/globals'
import { isFresh, rangeOf } from './conditional'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a" , "c"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  ['"a', false],
  [undefined, false],
])('If-None-Match: %s – the browser’s copy of the file "a" is current: %s', (header, fresh) => {
  expect(isFresh({ 'if-none-match': header }, { etag: '"a"' })).toBe(fresh)
})

const file = { etag: '"a"', size: 1000 }

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['Bytes=0-1', { start: 0, end: 1 }],
  ['bytes=999-', { start: 999, end: 999 }],
  ['bytes=0-18446744073709551615', { start: 0, end: 999 }],
])('%s selects a range of the file', (header, range) => {
  expect(rangeOf(header, undefined, file)).toEqual(range)
})

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0', 'bytes=18446744073709551615-'])(
  '%s starts after the end of the file',
  (header) => {
    expect(rangeOf(header, undefined, file)).toBe('unsatisfiable')
  },
)

test.each([
  undefined,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=9-5',
  'bytes=a-b',
  'bytes=0-1,5-6',
  'lines=0-1',
  'bytes=1.5-2',
])('%s gets the whole file', (header) => {
  expect(rangeOf(header, undefined, file)).toBeUndefined()
})

test('the range of an older file is never combined with a newer file', () => {
  expect(rangeOf('bytes=0-9', '"a"', file)).toEqual({ start: 0, end: 9 })
  expect(rangeOf('bytes=0-9', '"b"', file)).toBeUndefined()
  expect(rangeOf('bytes=0-9', 'W/"a"', file)).toBeUndefined()
  expect(rangeOf('bytes=0-9', 'Sat, 21 Nov 2026 09:00:00 GMT', file)).toBeUndefined()
})

test('an empty file has no range', () => {
  expect(rangeOf('bytes=0-', undefined, { etag: '"a"', size: 0 })).toBe('unsatisfiable')
  expect(rangeOf('bytes=-1', undefined, { etag: '"a"', size: 0 })).toBe('unsatisfiable')
})

const modified = new Date('2026-11-21T09:00:00Z')

test.each([
  ['Sat, 21 Nov 2026 09:00:00 GMT', true],
  ['Sat, 21 Nov 2026 09:00:01 GMT', true],
  ['Sat, 21 Nov 2026 08:59:59 GMT', false],
  ['yesterday', false],
  ['', false],
  [undefined, false],
])('If-Modified-Since: %s – the copy of a file from nine o’clock is current: %s', (header, fresh) => {
  expect(isFresh({ 'if-modified-since': header }, { etag: '"a"', modified })).toBe(fresh)
  expect(isFresh({ 'if-modified-since': header }, { etag: '"a"' })).toBe(false)
})

test('an ETag takes precedence over a date, and Cache-Control in a request changes neither', () => {
  const dated = { 'if-modified-since': modified.toUTCString() }
  expect(isFresh({ ...dated, 'if-none-match': '"b"' }, { etag: '"a"', modified })).toBe(false)
  expect(isFresh({ ...dated, 'cache-control': 'no-cache' }, { etag: '"a"', modified })).toBe(true)
})

test('If-Range accepts the exact date of the file and no other date', () => {
  const dated = { ...file, modified }
  expect(rangeOf('bytes=0-9', 'Sat, 21 Nov 2026 09:00:00 GMT', dated)).toEqual({ start: 0, end: 9 })
  expect(rangeOf('bytes=0-9', 'Sat, 21 Nov 2026 09:00:01 GMT', dated)).toBeUndefined()
})
