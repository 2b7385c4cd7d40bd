import { expect, test } from '@jest/globals'
import { editedFile } from './edited-file'

const lists = [
  { name: 'pages', files: [{ name: 'content-pages-about', file: 'content/pages/about.md' }] },
  { name: 'facts', files: [{ name: 'content-facts', file: 'content/facts.yml' }] },
  { name: 'docs', folder: 'content/docs' },
  { name: 'cases', folder: 'content/cases', path: '{{slug}}/index' },
]

test.each([
  ['#/collections/pages/entries/content-pages-about', 'content/pages/about.md'],
  ['#/collections/docs/entries/collect', 'content/docs/collect.md'],
  ['#/collections/docs/entries/rest/start', 'content/docs/rest/start.md'],
  ['#/collections/docs/entries/caf%C3%A9?a=b', 'content/docs/café.md'],
  ['#/collections/cases/entries/galaxy/index', 'content/cases/galaxy/index.md'],
])('%s is the form of %s', (hash, file) => {
  expect(editedFile(hash, lists)).toEqual({ path: file, isListed: !file.includes('/pages/') })
})

test.each([
  '',
  '#/collections/docs',
  '#/collections/docs/new',
  '#/collections/facts/entries/content-facts',
  '#/collections/no/entries/a',
])('%s is not the form of a page', (hash) => {
  expect(editedFile(hash, lists)).toBeUndefined()
})
