import { expect, test } from '@jest/globals'
import { getFacts, getTokens } from '../content/facts'
import { parseData } from '../content/read-data'
import { factSchema } from '../content/schemas/facts'
import { formatProblem, type Problem, problemsOf, throwProblems } from '../errors'
import { replaceTokens } from './fill'
import { formatFact } from './format'
import { isPlaceholder, tokensOf } from './tokens'

/** Fills one text, as every reader of tokens does: problems are collected, then thrown together. */
function fillText(text: string, tokens: ReadonlyMap<string, string>, file: string): string {
  const problems: Problem[] = []
  const filled = replaceTokens(text, tokens, (problem) => problems.push({ file, ...problem }))
  throwProblems(problems)
  return filled
}

const written = (yaml: string) => parseData('facts.yml', yaml, factSchema).text

test.each([
  ['money: 99', '€99'],
  ['money: 1.99', '€1.99'],
  ['money: 1.9', '€1.90'],
  ['money: 1299', '€1,299'],
  ['money: 0', '€0'],
  ['percent: 2', '2%'],
  ['percent: 2.5', '2.5%'],
  ['count: 1', '1'],
  ['count: 10', '10'],
  ['{ count: 2, words: true }', 'two'],
  ['{ count: 13, words: true }', '13'],
  ['{ months: 2, words: true }', 'two months'],
  ['{ years: 1, words: true }', 'one year'],
  ['times: 1', 'once'],
  ['times: 2', 'twice'],
  ['times: 3', 'three times'],
  ['seconds: 10', '10 seconds'],
  ['minutes: 1', '1 minute'],
  ['hours: 24', '24 hours'],
  ['days: 1', '1 day'],
  ['days: 14', '14 days'],
  ['businessDays: 5', '5 business days'],
  ['businessDays: 1', '1 business day'],
  ['months: 2', '2 months'],
  ['years: 18', '18 years'],
  ['{ years: [2, 3], join: or }', '2 or 3 years'],
  ['{ years: [7, 10], join: and }', '7 and 10 years'],
  ['{ days: [1, 2], join: to }', '1 to 2 days'],
  ['{ money: [29, 1.5], join: or }', '€29 or €1.50'],
])('the fact %s is written as %s', (yaml, text) => {
  expect(written(yaml)).toBe(text)
})

test('another language writes numbers and periods in its own way', () => {
  expect(formatFact({ kind: 'days', value: 14, words: false }, 'nl')).toBe('14 dagen')
  expect(formatFact({ kind: 'money', value: 1.99, words: false }, 'nl')).toMatch(/^€\s1,99$/)
})

test.each([
  [
    '{}',
    'f.yml:1 – “{}” cannot stand here. Write one of these: money, percent, count, times, seconds, minutes, hours, days, businessDays, months, years.',
  ],
  [
    '{ days: 1, money: 2 }',
    'f.yml:1 – “{"days":1,"money":2}” cannot stand here. Write one of these: money, percent, count, times, seconds, minutes, hours, days, businessDays, months, years.',
  ],
  ['moneyy: 9', 'f.yml:1 moneyy – No field of this name is known here. Write “money” instead.'],
  ['money: "9"', 'f.yml:1 money – “9” cannot stand here. Write a number, or two numbers as [2, 3].'],
  ['days: -1', 'f.yml:1 days – -1 is too small. Write at least 0.'],
  ['days: .inf', 'f.yml:1 days – “.inf” cannot stand here. Write a number, or two numbers as [2, 3].'],
  ['days: [1, 2, 3]', 'f.yml:1 days – “[1,2,3]” cannot stand here. Write a number, or two numbers as [2, 3].'],
  [
    'days: [1, 2]',
    'f.yml:1 – “{"days":[1,2]}” cannot stand here. Write two numbers together with join, or one number without it.',
  ],
  [
    '{ days: 1, join: or }',
    'f.yml:1 – “{"days":1,"join":"or"}” cannot stand here. Write two numbers together with join, or one number without it.',
  ],
  ['{ days: [1, 2], join: orr }', 'f.yml:1 join – “orr” cannot stand here. Write “or” instead.'],
])('a fact that cannot be written is refused: %s', async (yaml, message) => {
  const problems = await problemsOf(() => parseData('f.yml', yaml, factSchema))
  expect(problems.map(formatProblem)).toEqual([message])
})

test('the facts of the site can be read as numbers and as texts', async () => {
  const { plans } = await getFacts()
  expect(plans.lite.price).toEqual({ kind: 'money', value: 99, join: undefined, words: false, text: '€99' })
  const tokens = await getTokens()
  expect(fillText('{{plans.pro.additionalMinute}}, {{terms.liabilityCap}}, {{site.name}}', tokens, 'x')).toBe(
    '€1.79, twice, Oogwenk',
  )
})

const tokens = new Map([
  ['terms.rawDataKept', '2 months'],
  ['terms.metricsKept', '3 years'],
  ['evil.again', '{{terms.metricsKept}}'],
  ['evil.dollars', '$& $1 $$'],
])
const told = async (read: () => unknown) => (await problemsOf(read)).map(formatProblem)

test('a value is put in as it is, once', () => {
  expect(fillText('{{evil.again}} {{evil.dollars}}', tokens, 'x')).toBe('{{terms.metricsKept}} $& $1 $$')
})

test.each([
  [
    '{{terms.rawDataKpet}}',
    'x.json – “{{terms.rawDataKpet}}” stands for nothing. Write “{{terms.rawDataKept}}” instead.',
  ],
  [
    '{{constructor}}',
    'x.json – “{{constructor}}” stands for nothing. Write one of these: terms.rawDataKept, terms.metricsKept, evil.again, evil.dollars.',
  ],
  [
    '{{__proto__.x}}',
    'x.json – Two braces stand here that are no token. Write a token as {{group.name}}, without spaces.',
  ],
  [
    '{{ terms.rawDataKept }}',
    'x.json – Two braces stand here that are no token. Write a token as {{group.name}}, without spaces.',
  ],
  [
    '{{terms.rawDataKept',
    'x.json – Two braces stand here that are no token. Write a token as {{group.name}}, without spaces.',
  ],
])('a token that stands for nothing is refused: %s', async (text, message) => {
  expect(await told(() => fillText(text, tokens, 'x.json'))).toEqual([message])
})

test('locale texts keep the names that i18next fills, and get their facts', () => {
  const told: unknown[] = []
  const text = 'Kept {{terms.rawDataKept}}, {{count}} tests'
  expect(replaceTokens(text, tokens, (problem) => told.push(problem), 'keep')).toBe('Kept 2 months, {{count}} tests')
  expect(told).toEqual([])
})

test('a placeholder is a whole text in square brackets', () => {
  expect(['[to come]', 'to come', '[a] and [b]', '[]', '[a][b]'].map(isPlaceholder)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('lists have no tokens, and inherited names are none', () => {
  const site = { name: 'x', list: ['a'], inner: { year: 2023, no: null } }
  expect([...tokensOf({ site })]).toEqual([
    ['site.name', 'x'],
    ['site.inner.year', '2023'],
  ])
})
