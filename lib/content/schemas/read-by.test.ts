import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { field, isReadBy, type TextConsumer } from './field'

const readers: readonly TextConsumer[] = ['spelling', 'search', 'dates', 'figures']
const label = { label: 'Field', hint: 'Write it.' }
const kinds = z.enum(['one', 'two'])
const schema = z.strictObject({
  lead: field(z.string(), label),
  choice: field(z.string(), { ...label, readBy: [] }),
  choices: field(z.array(z.string()).optional(), { ...label, readBy: [] }),
  fixed: field(kinds.optional(), label),
  list: field(z.array(kinds), label),
  pair: field(z.tuple([kinds, z.string()]), label),
  drawing: field(kinds, { ...label, readBy: ['dates'] }),
  group: field(z.array(z.strictObject({ text: field(z.string(), label), kind: field(kinds, label) })), {
    ...label,
    readBy: ['spelling', 'dates'],
  }),
})

test.each<[string, (string | number)[], readonly TextConsumer[]]>([
  ['a text', ['lead'], readers],
  ['a text that chooses something', ['choice'], []],
  ['an item of a list that chooses something', ['choices', 0], []],
  ['a value from a fixed list', ['fixed'], []],
  ['an item from a fixed list', ['list', 1], []],
  ['a value from a fixed list in a tuple', ['pair', 0], []],
  ['a text in a tuple', ['pair', 1], readers],
  ['a value from a fixed list that only dates count', ['drawing'], ['dates']],
  ['a text in a group that only spelling and dates count', ['group', 0, 'text'], ['spelling', 'dates']],
  ['a value from a fixed list in such a group', ['group', 0, 'kind'], []],
  ['a field that the schema does not have', ['other'], readers],
])('%s counts as words only for what reads it', (_, path, expected) => {
  expect(readers.filter((reader) => isReadBy(reader, schema, path))).toEqual(expected)
})
