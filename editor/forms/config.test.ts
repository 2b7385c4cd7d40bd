import { expect, test } from '@jest/globals'
import { collectionsOf } from './config'
import type { Part } from './schema-part'

const schema: Part = { type: 'object', properties: { title: { type: 'string', label: 'Title' } }, required: ['title'] }
const folder = (files: string) =>
  collectionsOf([{ name: 'cases', label: 'Cases', forms: { files, label: 'Cases', labelSingular: 'case', schema } }])[0]

test('a list of files has a form for each', () => {
  const form = { file: 'content/pages/not-found.md', label: 'Not found', schema }
  expect(collectionsOf([{ name: 'pages', label: 'Pages', icon: 'web', forms: [form] }])).toEqual([
    {
      ...{ name: 'pages', label: 'Pages', icon: 'web' },
      files: [
        {
          ...{ name: 'content-pages-not-found', label: 'Not found', file: 'content/pages/not-found.md' },
          fields: [{ name: 'title', label: 'Title', widget: 'string', required: true }],
        },
      ],
    },
  ])
})

test('a page with body text has a field for it', () => {
  const form = { file: 'a.md', label: 'A', schema, body: { label: 'Text', hint: 'Write it.' } }
  const [collection] = collectionsOf([{ name: 'pages', label: 'Pages', forms: [form] }])
  expect(collection).toMatchObject({ files: [{ fields: [{ name: 'title' }, { name: 'body', widget: 'richtext' }] }] })
})

test('fields that are seldom changed are below the body text, and fields that a file cannot have are left out', () => {
  const part: Part = { properties: { draft: { isLast: true, type: 'boolean' }, at: {}, title: { type: 'string' } } }
  const form = { file: 'a.md', label: 'A', schema: part, body: { label: 'Text', hint: 'Write it.' }, leftOut: ['at'] }
  const [collection] = collectionsOf([{ name: 'pages', label: 'Pages', forms: [form] }])
  expect(collection).toMatchObject({ files: [{ fields: [{ name: 'title' }, { name: 'body' }, { name: 'draft' }] }] })
})

test.each([
  ['content/notes/*.md', { folder: 'content/notes' }],
  ['content/docs/**.md', { folder: 'content/docs', nested: { subfolders: false } }],
  [
    'content/cases/*/index.md',
    { folder: 'content/cases', path: '{{slug}}/index', media_folder: '', public_folder: '' },
  ],
])('the pattern %s gives a folder', (files, expected) => {
  expect(folder(files)).toMatchObject({ label_singular: 'case', extension: 'md', ...expected })
})

test('a list marks the files in which a given field has a value, and formats dates', () => {
  const marks = [
    { field: 'draft', words: 'draft' },
    { field: 'publishAt', words: 'from', dateFormat: 'D MMM YYYY' },
  ]
  const forms = { files: 'content/notes/*.md', label: 'Notes', labelSingular: 'note', schema, marks }
  expect(collectionsOf([{ name: 'notes', label: 'Notes', forms }])).toMatchObject([
    {
      summary:
        "{{title}}{{draft | ternary(' (draft)', '')}}{{publishAt | ternary(' (from ', '')}}{{publishAt | date('D MMM YYYY')}}{{publishAt | ternary(')', '')}}",
    },
  ])
})

test.each(['content/*/pages/*.md', '*.md', 'content/a.md', 'content/notes/*.yml'])(
  'a folder that the editor cannot list is an error: %s',
  (files) => {
    expect(() => folder(files)).toThrow(
      `The editor cannot list “${files}”. Write a folder with /*.md, /**.md or /*/index.md after it.`,
    )
  },
)

test('the fields of a record come from the file', () => {
  const record: Part = { type: 'object', additionalProperties: schema }
  const form = { file: 'a.yml', label: 'A', schema: record, value: { bannerA: {} } }
  expect(collectionsOf([{ name: 'areas', label: 'Areas', forms: [form] }])).toMatchObject([
    { files: [{ fields: [{ name: 'bannerA', label: 'Banner a', widget: 'object' }] }] },
  ])
})
