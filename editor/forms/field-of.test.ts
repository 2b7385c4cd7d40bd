import { expect, test } from '@jest/globals'
import { fieldsOf } from './field-of'
import type { Part } from './schema-part'

const words = { label: 'Name', hint: 'Write it.' }
const field = (part: Part, options = {}) =>
  fieldsOf({ properties: { name: { ...words, ...part } } }, { hasFacts: false, ...options })[0]

test('a field has the label and the hint of the schema, and says whether it is required', () => {
  const part = {
    properties: { one: { type: 'string', ...words }, other: { type: 'string', ...words } },
    required: ['one'],
  }
  expect(fieldsOf(part, { hasFacts: false })).toEqual([
    { name: 'one', label: 'Name', hint: 'Write it.', widget: 'string', required: true },
    { name: 'other', label: 'Name', hint: 'Write it.', widget: 'string', required: false },
  ])
})

test('a hint about the notation in the file is replaced by the one for the form', () => {
  expect(field({ type: 'boolean', hint: 'Write true.', inForm: 'Choose this.' })?.hint).toBe('Choose this.')
})

test('a hint shows its characters literally rather than as Markdown', () => {
  expect(field({ type: 'string', hint: 'Write **a** [b] a_c.' })?.hint).toBe('Write \\*\\*a\\*\\* \\[b\\] a\\_c.')
})

test.each<[string, Part, object]>([
  ['a text', { type: 'string', maxLength: 90 }, { widget: 'string', maxlength: 90 }],
  ['a long text', { type: 'string', maxLength: 91 }, { widget: 'text', maxlength: 91 }],
  ['sentences', { type: 'string', kind: 'sentences' }, { widget: 'text' }],
  ['a boolean', { type: 'boolean' }, { widget: 'boolean' }],
  [
    'a list of options',
    { enum: ['a', 'b'] },
    {
      options: [
        { label: 'a', value: 'a' },
        { label: 'b', value: 'b' },
      ],
    },
  ],
  ['a fixed value', { const: 'a' }, { widget: 'select', options: [{ label: 'a', value: 'a' }] }],
  ['an option that is always true', { type: 'boolean', const: true }, { widget: 'boolean' }],
  ['a whole number', { type: 'integer', minimum: 1, maximum: 9 }, { value_type: 'int', min: 1, max: 9 }],
  ['a number', { type: 'number' }, { widget: 'number', value_type: 'float' }],
  ['a day', { type: 'string', format: 'date' }, { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }],
  ['a time', { type: 'string', kind: 'time' }, { widget: 'datetime', format: 'YYYY-MM-DD HH:mm' }],
  ['a picture', { type: 'string', kind: 'picture' }, { widget: 'image', choose_url: false }],
  ['a record of texts', { type: 'object', additionalProperties: { type: 'string' } }, { widget: 'keyvalue' }],
])('%s has a matching field', (_, part, expected) => {
  expect(field(part)).toMatchObject(expected)
})

test('a default is not written into a file that leaves it out', () => {
  expect(field({ enum: ['page', 'index'], default: 'page' } as Part)).not.toHaveProperty('default')
})

test('the limits of what a program can store are not shown', () => {
  expect(field({ type: 'integer', maximum: Number.MAX_SAFE_INTEGER })).not.toHaveProperty('max')
})

test('a list of fixed length allows no additions', () => {
  const item = { type: 'object', properties: { title: { type: 'string' } } }
  expect(field({ type: 'array', prefixItems: [item, item], minItems: 2, maxItems: 2 })).toMatchObject({
    ...{ widget: 'list', min: 2, max: 2, allow_add: false, allow_remove: false, allow_duplicate: false },
    ...{ fields: [{ name: 'title' }], summary: '{{title}}' },
  })
  expect(field({ type: 'array', items: item, minItems: 1, maxItems: 2 })).not.toHaveProperty('allow_add')
})

test('an invalid item in a list of texts is rejected with the hint of the list', () => {
  const list = field({ type: 'array', items: { type: 'string', pattern: '^/' } })
  expect(list?.field).toEqual({
    name: 'item',
    label: 'Name',
    widget: 'string',
    pattern: ['/^//', 'Write it.'],
    required: true,
  })
})

test('a list names its items, and a fact’s group is open', () => {
  const item: Part = { type: 'object', kind: 'fact', properties: { money: { type: 'number' } } }
  expect(field({ type: 'array', items: item, item: 'price' })).toMatchObject({ label_singular: 'price' })
  expect(field(item)).toMatchObject({ widget: 'object', collapsed: false })
  expect(field({ ...item, kind: undefined } as Part)).toMatchObject({ collapsed: true })
})

test('a closed group lists its fields, and shows the values of facts', () => {
  const price: Part = { type: 'object', kind: 'fact', properties: { money: { type: 'number' } } }
  const tests: Part = {
    type: 'object',
    kind: 'fact',
    properties: { noun: { type: 'array' }, count: { type: 'number' } },
  }
  const properties = { price, tests, more: { type: 'object', properties: { a: { type: 'string' } } } }
  expect(field({ type: 'object', properties })?.summary).toBe('Price: {{price.money}}, Tests: {{tests.count}}, More')
})

test.each([
  { kind: 'hidden', type: 'string' },
  { type: 'object', additionalProperties: { type: 'number' } },
] as Part[])('a part that only programs read, or a record without known fields, has no field: %j', (part) => {
  expect(field(part)).toBeUndefined()
})

test.each(['a.b', 'a b', 'a/b', 'a*', 'a:b', ''])('a name that Sveltia does not accept has no field: %j', (name) => {
  expect(fieldsOf({ properties: { [name]: { type: 'string' } } }, { hasFacts: false })).toEqual([])
})
