import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { field, fieldsOf } from './field'

const folder = new URL('.', import.meta.url)
const files = ['page.ts', '../site.ts']

const lacking = (schema: z.ZodType) =>
  fieldsOf(schema)
    .filter(
      ({ words }) => !words.label || !/^(Write|Choose|Name) .*\.$/s.test(words.hint ?? '') || words.label.endsWith('.'),
    )
    .map(({ name }) => name)

test.each(files)('every field of %s has a label and a hint that says what to do', async (file) => {
  const exported = Object.values(await import(new URL(file, folder).pathname))
  const schemas = exported.filter((value) => value instanceof z.ZodType)
  expect(schemas.length).toBeGreaterThan(0)
  for (const schema of schemas) expect(lacking(schema)).toEqual([])
})

test.each(['The one sentence below the title.', 'Write a sentence', ''])(
  'a hint that does not say what to do is reported: %j',
  (hint) => {
    expect(lacking(z.strictObject({ lead: field(z.string(), { label: 'Lead', hint }) }))).toEqual(['lead'])
  },
)

test('a field without a label and hint is reported at any depth', () => {
  const words = { label: 'Name', hint: 'Write it.' }
  const deep = field(z.array(z.strictObject({ a: z.string(), b: field(z.string(), words) })).optional(), words)
  const late = field(z.string(), words).optional()
  expect(
    lacking(z.strictObject({ deep, late, bare: z.record(z.string(), z.strictObject({ c: z.string() })) })),
  ).toEqual(['deep.*.a', 'late', 'bare', 'bare.*.c'])
})
