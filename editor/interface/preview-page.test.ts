import { expect, test } from '@jest/globals'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { factChoices } from '../forms/facts'
import { pageForms, previewPage } from './preview-page'

const fields = [
  { name: 'title', widget: 'string', label: 'Title' },
  { name: 'description', widget: 'text', label: 'Description' },
  { name: 'lead', widget: 'text', label: 'Lead' },
  { name: 'body', widget: 'richtext', label: 'Text' },
  { name: 'draft', widget: 'boolean', label: 'Draft' },
  { name: 'publishAt', widget: 'datetime', label: 'Publish at' },
  { name: 'nav', widget: 'string', label: 'Name' },
  { name: 'aliases', widget: 'list', label: 'Aliases' },
]
const previewFields = { heading: ['heading', 'headline.text', 'title'], lead: ['lead'] }
const facts = () => factChoices([['plans.lite.price', '€99']])

type Data = Readonly<Record<string, unknown>>

function preview(data: Data, given = fields) {
  const getIn = ([, ...path]: readonly string[]) =>
    path.reduce<unknown>((value, name) => (Object(value) as Data)[name], data)
  const widgetFor = (name: string) => createElement('i', null, name)
  return renderToStaticMarkup(
    createElement(previewPage({ name: 'docs', fields: given }, previewFields, facts), { entry: { getIn }, widgetFor }),
  )
}

test('heading, lead and body text are where the page has them, and every other filled-in field has its label', () => {
  expect(
    preview({
      title: 'From {{plans.lite.price}}',
      lead: 'A lead.',
      description: 'From {{plans.lite.price}} on.',
      nav: '',
      aliases: [],
    }),
  ).toBe(
    '<main class="wrap"><h1>From €99</h1><p class="lead">A lead.</p><i>body</i><dl><dt>Description</dt><dd>From €99 on.</dd></dl></main>',
  )
})

test('a page whose heading differs from its title shows the heading, even inside a group', () => {
  expect(preview({ title: 'Galaxy', heading: 'The night or the melt?' })).toContain('<h1>The night or the melt?</h1>')
  expect(preview({ title: 'Home', headline: { text: 'Only your **best ads**' } })).toContain(
    '<h1>Only your best ads</h1>',
  )
})

test('text is not read as HTML, and a page without body text shows none', () => {
  expect(preview({ title: '<b>' }, fields.slice(0, 1))).toBe(
    '<main class="wrap"><h1>&lt;b&gt;</h1><p class="lead"></p><dl></dl></main>',
  )
})

test('each page has a preview under the name of its form, and no other file has one', () => {
  const lists = [
    {
      name: 'pages',
      files: [
        { name: 'content-a', file: 'content/a.md', fields },
        { name: 'content-b', file: 'content/b.yml', fields },
      ],
    },
    { name: 'docs', folder: 'content/docs', fields },
  ]
  expect(pageForms(lists).map(({ name }) => name)).toEqual(['content-a', 'docs'])
})
