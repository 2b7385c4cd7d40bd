import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { lintTexts } from '../../lib/lint/lint-content'

const read = (file: string) => readFileSync(file, 'utf8')
const [javascript, about] = ['content/docs/javascript.md', 'content/pages/about.md']
// For a later year, a warning would ask whether it is right.
const nextYear = new Date().getUTCFullYear() + 1
const withField = (file: string, field: string) => ({ [file]: read(file).replace('---\n', `---\n${field}\n`) })

/** Ways in which a page disappears from the site or its menu, each with the only message and its file. */
test.each([
  ['a page is deleted', { [javascript]: null }, 'page-gone', 'content/gone-pages.txt'],
  ['a fixed page is deleted', { 'content/pages/thanks.md': null }, 'page-missing', 'content/pages/thanks.md'],
  [
    'a page is renamed without its old address',
    { [javascript]: null, 'content/docs/js.md': read(javascript) },
    'page-moved',
    'content/docs/js.md',
  ],
  [
    'a page is renamed and its text changed',
    { [javascript]: null, 'content/docs/js.md': `${read(javascript)}\nIt has one more sentence.\n` },
    'page-replaced',
    'content/docs/js.md',
  ],
  [
    'a fixed page is renamed',
    { [about]: null, 'content/pages/about-us.md': read(about) },
    'page-renamed',
    'content/pages/about-us.md',
  ],
  ['a page becomes a draft', withField(javascript, 'draft: true'), 'page-hidden', javascript],
  ['a page is scheduled', withField(javascript, `publishAt: ${nextYear}-12-01`), 'page-hidden', javascript],
  ['a fixed page becomes a draft', withField(about, 'draft: true'), 'publish-fixed', about],
  [
    'a page has no parent',
    {
      'content/docs/code/node.md': read(javascript)
        .replace(/title: .*/, 'title: Node programs')
        .replace(/description: .*/, 'description: What a program for Node can do with the interface of the service.'),
    },
    'page-without-parent',
    'content/docs/code/node.md',
  ],
  [
    'a page with sub-pages is deleted',
    { 'content/docs/rest/index.md': null },
    'page-missing',
    'content/docs/rest/index.md',
  ],
] as const)('when %s, it is reported once, where it is corrected', async (_, files, id, file) => {
  const found = await lintTexts(files)
  expect(found.map((one) => [one.id, one.file])).toEqual([[id, file]])
})

test.each([
  ['an alias that no page had as its address', withField(javascript, 'aliases: [/docs/js-old]')],
  ['a line for a deleted page', { [javascript]: null, 'content/gone-pages.txt': '/docs/javascript\n' }],
])('nothing is reported with %s', async (_, files) => {
  expect(await lintTexts(files)).toEqual([])
})
