import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { lintTexts } from '../../lib/lint/lint-content'

const read = (file: string) => readFileSync(file, 'utf8')
const rest = read('content/docs/rest/index.md')

/** Returns the diagnostics of content lint, as `[id, file]`. */
const reported = async (files: Parameters<typeof lintTexts>[0]) =>
  (await lintTexts(files)).map(({ id, file }) => [id, file])

test.each([
  ['with another title', rest.replace(/title: .*/, 'title: Rest API at a glance').replace(/order: .*/, 'order: 147')],
  ['unchanged', rest],
])('a second file for the same URL, %s, is reported once', async (_, copy) => {
  expect(await reported({ 'content/docs/rest.md': copy })).toEqual([['file-same-address', 'content/docs/rest.md']])
})

test.each([
  ['a new page saved by Notepad', { 'content/docs/new.md.txt': rest }, 'content/docs/new.md.txt'],
  [
    'a page saved again by Notepad',
    { 'content/docs/javascript.md': null, 'content/docs/javascript.md.txt': read('content/docs/javascript.md') },
    'content/docs/javascript.md.txt',
  ],
  ['a page saved by a word processor', { 'content/docs/new.md.docx': rest }, 'content/docs/new.md.docx'],
  ['a new case', { 'content/cases/pea/index.md.txt': rest }, 'content/cases/pea/index.md.txt'],
])('%s with a second extension is an error that gives the right name', async (_, files, file) => {
  const found = await lintTexts(files)
  expect(found.map((one) => [one.id, one.file, one.severity])).toEqual([['file-extension-added', file, 'error']])
  expect(found[0]?.fix).toMatch(/^Rename it to [a-z]+\.md;/)
})

test('a copied page is reported at the copy, even if the copy comes first alphabetically', async () => {
  const copy = 'content/docs/a-copy.md'
  expect(await reported({ [copy]: read('content/docs/collect.md') })).toEqual([['page-copied', copy]])
})

test.each([
  ['bugfoundation', 'galaxy'],
  ['galaxy', 'bugfoundation'],
])('results saved over those of %s are reported there, because its figures have changed', async (into, from) => {
  const file = `content/cases/${into}/a.csv`
  expect(await reported({ [file]: read(`content/cases/${from}/a.csv`) })).toEqual([['case-copied-file', file]])
})
