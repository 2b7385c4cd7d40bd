import { expect, test } from '@jest/globals'
import { factChoices, factComponent, fillFacts } from './facts'

const facts = factChoices([
  ['plans.lite.price', '€99'],
  ['plans.pro.includedMinutes', '100 minutes'],
])

test('a fact is described in words, with its value', () => {
  expect(facts.map(({ label }) => label)).toEqual([
    'Plans, lite, price: €99',
    'Plans, pro, included minutes: 100 minutes',
  ])
})

test('a text is measured with its facts filled in, as pages show it', () => {
  expect(fillFacts('From {{plans.lite.price}}, not {{plans.none}}.', facts)).toBe('From €99, not {{plans.none}}.')
})

const { fields, pattern, fromBlock, toBlock, toPreview } = factComponent(() => facts)
const read = (text: string) => fromBlock(text.match(pattern) as RegExpMatchArray)

test('a fact in a text is chosen by its label, and pages show its value', () => {
  expect(fields[0].options).toEqual(facts.map(({ label }) => label))
  const chosen = read('From {{plans.lite.price}} a test')
  expect(chosen).toEqual({ fact: 'Plans, lite, price: €99' })
  expect(toBlock(chosen)).toBe('{{plans.lite.price}}')
  expect(toPreview(chosen)).toBe('€99')
})

test('the list begins with the facts that only the open text may use, whichever text that is', () => {
  let own = factChoices([['a.engagement', '+5.2 points']])
  const component = factComponent(() => [...own, ...facts])
  expect(component.fields[0].options[0]).toBe('A, engagement: +5.2 points')
  expect(component.toBlock({ fact: 'A, engagement: +5.2 points' })).toBe('{{a.engagement}}')
  expect(component.fromBlock('{{a.engagement}}'.match(component.pattern) as RegExpMatchArray)).toEqual({
    fact: 'A, engagement: +5.2 points',
  })
  own = []
  expect(component.fields[0].options).toEqual(facts.map(({ label }) => label))
  expect(component.toPreview({ fact: 'a.engagement' })).toBe('a.engagement')
})

test('a name that is not a fact is kept as written', () => {
  expect(toBlock(read('{{plans.none}}'))).toBe('{{plans.none}}')
  expect(toPreview(read('{{plans.none}}'))).toBe('plans.none')
})

test('the editor may ask for a fact’s text before one is chosen', () => {
  expect([toBlock({}), toPreview({})]).toEqual(['{{}}', ''])
})

test.each(['{{}}', '{ {a} }', '{{1a}}', '{{a b}}'])('braces that do not enclose a fact are not changed: %s', (text) => {
  expect(pattern.test(text)).toBe(false)
})

test('after a save has changed its value, a fact has its new label, and a text with the old label keeps the fact', () => {
  let current = facts
  const component = factComponent(() => current)
  const written = component.fromBlock('{{plans.lite.price}}'.match(component.pattern) as RegExpMatchArray)
  current = factChoices([['plans.lite.price', '€89']])
  expect(component.fields[0].options).toEqual(['Plans, lite, price: €89'])
  expect([component.toBlock(written), component.toPreview(written)]).toEqual(['{{plans.lite.price}}', '€89'])
})
