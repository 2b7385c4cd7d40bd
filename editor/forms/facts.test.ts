import { expect, test } from '@jest/globals'
import { FACT, factChoices, factComponent, fillFacts, writeFact } from './facts'

const facts = factChoices([
  ['plans.lite.price', '€99'],
  ['plans.pro.includedMinutes', '100 minutes'],
])

test('a fact is named in words, with its value', () => {
  expect(facts.map(({ label }) => label)).toEqual([
    'Plans, lite, price: €99',
    'Plans, pro, included minutes: 100 minutes',
  ])
})

test('a text has the length that pages show', () => {
  expect(fillFacts('From {{plans.lite.price}}, not {{plans.none}}.', facts)).toBe('From €99, not {{plans.none}}.')
})

test('the component of the text finds a fact and writes it as it was', () => {
  const { fields, id } = factComponent(facts)
  expect(id).toBe('fact')
  expect(fields[0].options).toEqual([
    { value: 'plans.lite.price', label: 'Plans, lite, price: €99' },
    { value: 'plans.pro.includedMinutes', label: 'Plans, pro, included minutes: 100 minutes' },
  ])
  const found = new RegExp(FACT).exec('From {{plans.lite.price}} a test')
  expect(writeFact(found?.groups?.name ?? '')).toBe(found?.[0])
})

test.each(['{{}}', '{ {a} }', '{{1a}}', '{{a b}}'])('braces that are not a fact are left alone: %s', (text) => {
  expect(new RegExp(FACT).test(text)).toBe(false)
})
