import { expect, test } from '@jest/globals'
import { find } from './find'
import { makeSearchIndex, type PackedIndex, unpackTerms } from './make-index'
import { openIndex } from './open-index'
import type { SearchRecord } from './record'
import { termsOf } from './terms'

const records: SearchRecord[] = [
  { href: '/docs', title: 'Documentation', place: 'Docs', text: 'Five parts.' },
  { href: '/docs/users', title: 'Users', place: 'Rest API', text: 'People and their accounts.' },
  {
    href: '/docs/users#get-users-user_uuid',
    title: 'Read a user',
    place: 'Users',
    call: 'GET /users/{user_uuid}',
    text: 'Returns the user that the path names.',
  },
  {
    href: '/docs/users#delete-users-user_uuid',
    title: 'Remove somebody',
    place: 'Users',
    call: 'DELETE /users/{user_uuid}',
    text: 'Takes the account away.',
  },
  { href: '/terms#payment', title: 'Payment', place: 'Terms', text: 'Pay by credit card or by invoice, as agreed.' },
  { href: '/cafe', title: 'Café', place: 'Docs', text: 'An A/B test of banners, and the participant’s choice.' },
]
const index = openIndex(makeSearchIndex(records))
const hrefs = (query: string) => find(index, query).map(({ href }) => href)

test('what is called just as it was asked for stands first', () => {
  expect(hrefs('users')).toEqual([
    '/docs/users',
    '/docs/users#get-users-user_uuid',
    '/docs/users#delete-users-user_uuid',
  ])
})

test.each([
  ['a method and a path', 'DELETE /users/{user_uuid}', '/docs/users#delete-users-user_uuid'],
  ['a path with its version', 'delete /v1/users/{id}', '/docs/users#delete-users-user_uuid'],
  ['a name without its mark', 'userUuid', '/docs/users#get-users-user_uuid'],
  ['a beginning', 'invo', '/terms#payment'],
  ['a letter too few', 'invoce', '/terms#payment'],
  ['two letters in the wrong order', 'invioce', '/terms#payment'],
  ['a beginning with a slip in it', 'documnt', '/docs'],
  ['another form of the word', 'invoices', '/terms#payment'],
  ['a word without its accent', 'cafe', '/cafe'],
  ['a pair of letters', 'A/B', '/cafe'],
  ['a word in capitals', 'PAYMENT', '/terms#payment'],
  ['a sentence', 'how can I pay with a credit card please', '/terms#payment'],
])('%s is found: %s', (_, query, href) => {
  expect(hrefs(query)[0]).toBe(href)
})

test.each(['', '   ', '{}', '/', '...', '<script>', 'kubernetes', '日本', '\u0000', '🙂', '-'.repeat(5000)])(
  'nothing looks like %j, and nothing breaks',
  (query) => {
    expect(hrefs(query)).toEqual([])
  },
)

test('names that every object has are words like others', () => {
  for (const query of ['constructor', '__proto__', 'hasOwnProperty', 'toString']) expect(hrefs(query)).toEqual([])
  const odd = [{ href: '/a', title: 'constructor', place: '', text: 'toString __proto__ valueOf' }]
  expect(find(openIndex(makeSearchIndex(odd)), 'constructor')).toHaveLength(1)
  expect(find(openIndex(makeSearchIndex(odd)), 'toString')).toHaveLength(1)
})

test('a long query is answered as quickly as it was typed', () => {
  expect(() => hrefs(Array.from({ length: 50 }, (_, at) => `word${'x'.repeat(at)}`).join(' '))).not.toThrow()
})

test('what is packed is unpacked: each record has the terms of its text', () => {
  const packed: PackedIndex = JSON.parse(makeSearchIndex(records))
  const terms = unpackTerms(packed).map((found) => [...found].sort())
  expect(terms).toEqual(records.map(({ text }) => [...new Set(termsOf(text))].sort()))
})

test('the same records give the same index, and none gives one that can be asked', () => {
  expect(makeSearchIndex(records)).toBe(makeSearchIndex([...records]))
  expect(find(openIndex(makeSearchIndex([])), 'users')).toEqual([])
})

test('two records with one address stop the build', () => {
  const twice = [records[0], records[0]] as SearchRecord[]
  expect(() => makeSearchIndex(twice)).toThrow('Two search records lead to /docs. Give each part of a page an anchor')
})

test.each(['', '<!doctype html><title>Not found</title>', '{}', 'null', '[]'])('%j is no index', (text) => {
  expect(() => openIndex(text)).toThrow()
})
