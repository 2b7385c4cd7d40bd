import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { field } from './schemas/field'
import { validate } from './validate'
import { readYaml } from './yaml/read-yaml'

const words = { label: 'Lead', hint: 'Write a sentence.' }
const schema = z.strictObject({
  lead: field(z.string().min(20).max(90), words),
  note: z.string().optional(),
  items: z.array(z.strictObject({ name: z.string().min(1) })).optional(),
})

const messagesOf = (text: string) => {
  const yaml = readYaml('a.yml', text)
  return validate('a.yml', yaml, yaml.value, schema).problems.map(
    ({ id, line, field, fix }) => `${line} ${field} ${id} ${fix}`,
  )
}

test('text that consists of spaces or invisible characters counts as empty and is reported once, with the hint of its field', () => {
  expect(messagesOf('lead: "   "')).toEqual(['1 lead field-text-empty Write a sentence.'])
  expect(messagesOf(`lead: "${' '.repeat(99)}"`)).toEqual(['1 lead field-text-empty Write a sentence.'])
  expect(messagesOf('lead: "\\u200B\\u00AD"')).toEqual(['1 lead field-text-empty Write a sentence.'])
})

test('the same applies in lists and in fields that the schema does not check', () => {
  const lead = 'lead: A sentence that is long enough.'
  expect(messagesOf(`${lead}\nnote: " "\nitems:\n  - name: "\\t"\n`)).toEqual([
    '2 note field-text-empty Write it.',
    '4 items.0.name field-text-empty Write it.',
  ])
  expect(messagesOf(`${lead}\nnote: ""\nitems:\n  - name: " x "\n`)).toEqual([])
})

test('an unknown field is reported only as unknown', () => {
  expect(messagesOf('lead: A sentence that is long enough.\nnots: " "')).toEqual([
    '2 nots field-unknown Write “note” instead.',
  ])
})
