import { expect, test } from '@jest/globals'
import { factTexts } from './fact-texts'
import type { Part } from './schema-part'

const text: Part = { type: 'string' }
const list = { name: 'pages', label: 'Pages' }
const form = (schema: Part, hasFacts = true) => ({ file: 'a.md', label: 'A', schema, hasFacts })

test('texts of every depth can contain facts, and each is listed once', () => {
  const steps = { type: 'array', items: { type: 'object', properties: { title: text } } }
  const properties = { lead: text, headline: { type: 'object', properties: { text } }, steps, notes: { items: text } }
  expect(factTexts([{ ...list, forms: [form({ properties }), form({ properties: { lead: text } })] }])).toEqual({
    pages: ['lead', 'headline.text', 'steps.*.title', 'notes.*'],
  })
})

test('a number, a choice, a picture, a date, an address and what only programs read cannot contain facts', () => {
  const properties: Record<string, Part> = {
    count: { type: 'number' },
    kind: { type: 'string', enum: ['a', 'b'] },
    picture: { type: 'string', kind: 'picture' },
    day: { type: 'string', format: 'date' },
    link: { type: 'string', pattern: '^/' },
    aliases: { type: 'array', items: text, readBy: [] },
    sentences: { type: 'string', kind: 'sentences', readBy: ['spelling'] },
  }
  expect(
    factTexts([{ ...list, forms: { ...form({ properties }), files: 'content/a/*.md', labelSingular: 'a' } }]),
  ).toEqual({ pages: ['sentences'] })
})

test('a form whose facts are not filled in has no such texts', () => {
  expect(factTexts([{ ...list, forms: [form({ properties: { lead: text } }, false)] }])).toEqual({})
})
