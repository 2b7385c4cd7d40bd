import { expect, test } from '@jest/globals'
import { find } from './find'
import { packIndex, termsOfRecords } from './make-index'
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
const open = (all: readonly SearchRecord[]) => openIndex(JSON.stringify(packIndex(all)), Promise.reject)
const index = open(records)
const hrefs = async (query: string) => (await find(index, query)).found.map(({ href }) => href)

test('a title equal to the query comes first', async () => {
  expect(await hrefs('users')).toEqual([
    '/docs/users',
    '/docs/users#get-users-user_uuid',
    '/docs/users#delete-users-user_uuid',
  ])
})

test.each([
  ['a method and a path', 'DELETE /users/{user_uuid}', '/docs/users#delete-users-user_uuid'],
  ['a path with its version', 'delete /v1/users/{id}', '/docs/users#delete-users-user_uuid'],
  ['a name without its underscore', 'userUuid', '/docs/users#get-users-user_uuid'],
  ['a prefix', 'invo', '/terms#payment'],
  ['a word with a letter missing', 'invoce', '/terms#payment'],
  ['a word with two letters transposed', 'invioce', '/terms#payment'],
  ['a prefix with a typing error', 'documnt', '/docs'],
  ['a verb in another form', 'paying by card', '/terms#payment'],
  ['a word without its second letter', 'ivoice', '/terms#payment'],
  ['a word without its first letter', 'nvoice', '/terms#payment'],
  ['another form of the word', 'invoices', '/terms#payment'],
  ['a word without its accent', 'cafe', '/cafe'],
  ['two letters with a slash', 'A/B', '/cafe'],
  ['a word in capitals', 'PAYMENT', '/terms#payment'],
  ['a sentence', 'how can I pay with a credit card please', '/terms#payment'],
])('%s is found: %s', async (_, query, href) => {
  expect((await hrefs(query))[0]).toBe(href)
})

test.each(['', '   ', '{}', '/', '...', '<script>', 'kubernetes', '日本', '\u0000', '🙂', '-'.repeat(5000)])(
  '%j has no results and causes no error',
  async (query) => {
    expect(await hrefs(query)).toEqual([])
  },
)

test('names of properties of Object.prototype are found like other words', async () => {
  for (const query of ['constructor', '__proto__', 'hasOwnProperty', 'toString']) expect(await hrefs(query)).toEqual([])
  const entries = [{ href: '/a', title: 'constructor', place: '', text: 'toString __proto__ valueOf' }]
  for (const query of ['constructor', 'toString']) expect((await find(open(entries), query)).count).toBe(1)
})

test('a long query causes no error', async () => {
  const query = Array.from({ length: 50 }, (_, count) => `word${'x'.repeat(count)}`).join(' ')
  expect(await hrefs(query)).toEqual([])
})

test('unpacking returns the terms of each record’s text', () => {
  expect(termsOfRecords(packIndex(records))).toEqual(records.map(({ text }) => [...new Set(termsOf(text))].sort()))
})

test('the same records give the same index, and an index without records can be searched', async () => {
  expect(packIndex(records)).toEqual(packIndex([...records]))
  expect(await find(open([]), 'users')).toEqual({ count: 0, found: [] })
})

test('two records with the same URL stop the build', () => {
  const twice = [records[0], records[0]] as SearchRecord[]
  expect(() => packIndex(twice)).toThrow('Two search records have the address /docs. Give each part of a page its')
})

test.each(['', '<!doctype html><title>Not found</title>', '{}', 'null', '[]'])(
  '%j is not accepted as an index',
  (text) => {
    expect(() => openIndex(text, Promise.reject)).toThrow()
  },
)
