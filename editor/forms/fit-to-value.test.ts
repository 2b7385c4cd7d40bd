import { expect, test } from '@jest/globals'
import { fitToValue } from './fit-to-value'
import type { Part } from './schema-part'

const text: Part = { type: 'string', label: 'Text', hint: 'Write it.' }
const pair: Part = { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }], minItems: 2, maxItems: 2 }
const amount: Part = { label: 'Years', anyOf: [{ type: 'number', minimum: 0 }, pair] }
const fact: Part = { type: 'object', kind: 'fact', properties: { years: amount, text } }

test('the keys of a record come from the file, and their labels identify each', () => {
  const entry: Part = { type: 'object', label: 'Picture', properties: { title: text } }
  const fitted = fitToValue({ type: 'object', additionalProperties: entry }, { 'banner-a': {}, bannerB: {} })
  expect(Object.keys(fitted.properties ?? {})).toEqual(['banner-a', 'bannerB'])
  expect(fitted.properties?.bannerB?.label).toBe('Picture: Banner b')
  expect(fitted.required).toEqual(['banner-a', 'bannerB'])
})

test('a record of texts is not changed, because people may add to it', () => {
  const record: Part = { type: 'object', additionalProperties: text }
  expect(fitToValue(record, { id: 'A number.' })).toBe(record)
})

test('names that are not in the schema come after those that are', () => {
  const part: Part = { type: 'object', properties: { source: text }, additionalProperties: fact }
  expect(Object.keys(fitToValue(part, { age: { years: 18 }, source: 'x' }).properties ?? {})).toEqual(['source', 'age'])
})

test('a fact has the kind of value that it has in the file', () => {
  expect(fitToValue(fact, { years: 18 }).properties).toEqual({ years: { label: 'Years', type: 'number', minimum: 0 } })
  expect(fitToValue(fact, { years: [2, 3] }).properties?.years).toEqual({ ...pair, label: 'Years' })
  expect(fitToValue(fact, { text: 'custom' }).required).toEqual(['text'])
})

test('texts with alternative patterns keep all alternatives', () => {
  const part: Part = {
    anyOf: [
      { type: 'string', pattern: '^a' },
      { type: 'string', pattern: '^b' },
    ],
  }
  expect(fitToValue(part, 'a')).toBe(part)
})

test('a list is fitted to its first item', () => {
  const fitted = fitToValue({ type: 'array', items: fact }, [{ years: 1 }])
  expect(fitted.items).toMatchObject({ required: ['years'] })
})

test('a file that does not exist leaves the schema unchanged', () => {
  const record: Part = { type: 'object', additionalProperties: fact }
  expect(fitToValue(record, undefined)).toBe(record)
})
