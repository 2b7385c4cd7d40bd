import { expect, test } from '@jest/globals'
import { parseData } from '../validate'
import { formatFact } from './fact'
import { factSchema } from './facts-schema'

const textOf = (yaml: string) => parseData('facts.yml', yaml, factSchema).text

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
  ['times: 20', '20 times'],
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
  ['{ percent: [5, 10], join: to }', '5% to 10%'],
  ['{ months: 1200, words: true }', '1,200 months'],
  ['{ days: 1.5 }', '1.5 days'],
  ['{ days: [1, 2], join: to }', '1 to 2 days'],
  ['{ money: [29, 1.5], join: or }', '€29 or €1.50'],
  ['{ count: 1, noun: [test, tests] }', '1 test'],
  ['{ count: 10, noun: [test, tests] }', '10 tests'],
  ['{ count: 0, noun: [test, tests] }', '0 tests'],
  ['{ count: 1200, noun: [test, tests] }', '1,200 tests'],
  ['{ count: 2, noun: [tester, testers], words: true }', 'two testers'],
  ['{ count: [2, 3], noun: [tester, testers], join: or }', '2 or 3 testers'],
  ['text: credit card', 'credit card'],
])('the fact %s is formatted as %s', (yaml, text) => {
  expect(textOf(yaml)).toBe(text)
})

test.each([
  ['money: 1299', '1,299'],
  ['money: 1.9', '1.90'],
  ['{ count: 1, noun: [test, tests] }', '1'],
  ['minutes: 50', '50'],
  ['percent: 35', '35'],
  ['{ years: [2, 3], join: or }', '2 or 3'],
  ['text: unlimited', 'unlimited'],
])('without its unit, the fact %s is formatted as %s', (yaml, figure) => {
  expect(parseData('facts.yml', yaml, factSchema).figure).toBe(figure)
})

test('numbers and periods follow the language', () => {
  expect(formatFact({ kind: 'days', value: 14, isSpelledOut: false }, 'nl')).toBe('14 dagen')
  expect(formatFact({ kind: 'days', value: 14, isSpelledOut: false }, 'nl-BE')).toBe('14 dagen')
  expect(formatFact({ kind: 'days', value: 1200.5, isSpelledOut: false }, 'nl')).toBe('1.200,5 dagen')
  expect(formatFact({ kind: 'money', value: 1.99, isSpelledOut: false }, 'nl')).toMatch(/^€\s1,99$/)
})
