import { expect, test } from '@jest/globals'
import { inContentFolder } from '../../tests/fixtures/content-folder'
import { areasSchema } from '../content/results/areas-schema'
import { fieldsOf, isReadBy, type TextConsumer } from '../content/schemas/field'
import { endpointsSchema } from '../reference/endpoints-schema'
import { computedSchema } from './cases/computed-schema'
import { pageWords } from './dates/words'
import { pages } from './index'
import { searchRecords } from './search-records'

const consumers: readonly TextConsumer[] = ['spelling', 'search', 'dates', 'figures']
const sources = [
  ...pages.map(({ file, schema }) => [file, schema] as const),
  ['content/computed.yml', async () => computedSchema] as const,
  ['content/cases/*/areas.yml', async () => areasSchema] as const,
  ['content/docs/**/*.yml', async () => endpointsSchema] as const,
]

/** A new field changes the snapshot: check there that only text shown to visitors counts as words. */
test.each(sources)('the snapshot lists which fields of %s contain words, and what reads them', async (_, load) => {
  const schema = await load()
  const all = fieldsOf(schema).map(({ name }) => name)
  // All entries of `computed.yml` have the same fields.
  const names = [...new Set(all.map((name) => name.replace(/^entries\.[^.]+/, 'entries.file')))]
  const lines = names.map((name) => {
    const path = name.split('.').map((part) => (part === '*' ? 0 : part))
    const found = consumers.filter((consumer) => isReadBy(consumer, schema, path))
    return `${name}: ${found.length === consumers.length ? 'words' : found.join(', ') || 'no words'}`
  })
  expect(lines).toMatchSnapshot()
})

const contact = `---
title: Contact
description: It says how to reach the company that made this.
lead: Write to us.
aliases: [/former-address]
---
`
const inContact = <T>(read: () => Promise<T>) => inContentFolder({ 'content/pages/contact.md': contact }, read)

test('a field that visitors do not read is not searchable', async () => {
  const records = await inContact(searchRecords)
  const { text } = records.find(({ href }) => href === '/contact') ?? {}
  expect(text).toContain('Write to us.')
  expect(text).not.toContain('former-address')
})

test('a field that visitors do not read does not count towards the page’s date', async () => {
  const words = (await inContact(pageWords)).get('/contact')
  expect(words).toContain('Write to us.')
  expect(words).not.toContain('former-address')
})
