import { expect, test } from '@jest/globals'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { doc } from '../../../tests/fixtures/messages/pages'
import { testMessages } from '../../../tests/fixtures/messages/test-messages'
import { contentOf } from '../../../tests/fixtures/small-content'
import { findLargePages, pageSizes, pageSizesFile, partsOf, readPageSizes } from './page-sizes'

/** Returns a page with one section, and its size in the last build. */
const withPageOf = (bytes: number) => ({
  'content/docs/guide.md': doc({ title: 'A guide', text: '## A section\n\nText.' }),
  [pageSizesFile]: JSON.stringify({ '/docs/guide': { bytes, usual: 10_000 } }),
})

testMessages(
  pageSizes.messages,
  [{ id: 'page-heavy', invalid: withPageOf(10_001), valid: withPageOf(10_000) }],
  (files) => inContentFolder(files, async () => pageSizes.check(await contentOf(files))),
)

const text = `---
title: A title
lead: A lead that is longer than the title.
---

Before the first section.

## A short one

Text.

### One inside it

More text than in the short one.
`

test('the parts of a page are its fields and the sections of its text', () => {
  expect(partsOf(text).map(({ name }) => name)).toEqual(['title', 'lead', 'A short one', 'One inside it'])
})

test('a page that is larger than usual is reported with its three longest parts, and other pages are not', () => {
  const page = { path: '/terms', file: 'content/pages/terms.md', parts: partsOf(text) }
  const reportFor = (bytes: number) => findLargePages([page], { '/terms': { bytes, usual: 100 } })
  expect(reportFor(100)).toEqual([])
  expect(findLargePages([page], {})).toEqual([])
  expect(reportFor(101).map(({ what }) => what)).toEqual([
    'In the last build, /terms was 101 bytes, more than the usual 100; its longest parts are “One inside it” with 51 characters, “lead” with 43 characters, “A short one” with 21 characters.',
  ])
})

test('if the overview of cases is too large, the longest card is reported, in the file of its case', async () => {
  const card = (words: string) => `---\ntitle: A case\ncard:\n  title: ${words}\n  ask: Short\n---\n`
  const files = {
    'content/pages/cases.md': '---\ntitle: Cases\n---\n',
    'content/cases/one/index.md': card('Short'),
    'content/cases/two/index.md': card('long '.repeat(40)),
    [pageSizesFile]: JSON.stringify({ '/cases': { bytes: 2, usual: 1 } }),
  }
  const found = await inContentFolder(files, async () => pageSizes.check(await contentOf(files)))
  expect(found.map(({ file, what }) => [file, what])).toEqual([
    ['content/cases/two/index.md', expect.stringContaining('“card, title” with 201 characters')],
  ])
})

test('if a page of the reference is too large, its longest group of operations is reported, in the table of operations', async () => {
  const group = (name: string, operations: number) =>
    `    - group: ${name}\n      operations: [${'{ a: b }, '.repeat(operations)}]\n`
  const files = {
    'content/docs/rest/reference/users.md': doc({ title: 'Users' }),
    'content/docs/rest/endpoints.yml': `resources:\n  users:\n${group('Reading', 1)}${group('Changing', 9)}`,
    [pageSizesFile]: JSON.stringify({ '/docs/rest/reference/users': { bytes: 2, usual: 1 } }),
  }
  const found = await inContentFolder(files, async () => pageSizes.check(await contentOf(files)))
  expect(found.map(({ file, what }) => [file, what])).toEqual([
    ['content/docs/rest/endpoints.yml', expect.stringMatching(/“Changing” with \d+ characters, “Reading” with/)],
  ])
})

test.each(['{', 'null', '{"/about":5}', '{"/about":{"bytes":"x","usual":null}}', ''])(
  'a damaged record of the last build (%j) counts as missing',
  async (text) => {
    expect(await inContentFolder({ [pageSizesFile]: text }, readPageSizes)).toEqual({})
  },
)
