import { expect, test } from '@jest/globals'
import type { Fact } from '../../content/facts/fact'
import { factSchema } from '../../content/facts/facts-schema'
import { parseData } from '../../content/validate'
import { compareMeasurement } from './compare'
import { findMeasurements } from './measurements'

const nouns = [
  ['tester', 'testers'],
  ['users', 'users'],
] as const
const found = (text: string) => findMeasurements(text, nouns).map((one) => [one.found, one.unit, ...one.values])

test.each([
  ['within 48 hours', ['48 hours', 'hours', 48]],
  ['a 24-hour answer', ['24-hour', 'hours', 24]],
  ['for €1,299.50 only', ['€1,299.50', 'money', 1299.5]],
  ['for 1.99 euros', ['1.99 euros', 'money', 1.99]],
  ['99 % of data', ['99 %', 'percent', 99]],
  ['ten per cent', ['ten per cent', 'percent', 10]],
  ['the first two testers', ['two testers', 'tester', 2]],
  ['2 or 3 years', ['2 or 3 years', 'years', 2, 3]],
  ['five working days', ['five working days', 'businessDays', 5]],
  ['two\nmonths', ['two months', 'months', 2]],
  ['in 3 weeks', ['3 weeks', 'weeks', 3]],
  ['Twenty-four hours', ['Twenty-four hours', 'hours', 24]],
  ['fourteen days', ['fourteen days', 'days', 14]],
  ['ninety nine euros', ['ninety nine euros', 'money', 99]],
  ['twenty per cent', ['twenty per cent', 'percent', 20]],
  ['a hundred users', ['a hundred users', 'users', 100]],
  ['two hundred and fifty hours', ['two hundred and fifty hours', 'hours', 250]],
  ['five hundred thousand users', ['five hundred thousand users', 'users', 500_000]],
  ['two million five hundred thousand users', ['two million five hundred thousand users', 'users', 2_500_000]],
  ['two thousand five hundred hours', ['two thousand five hundred hours', 'hours', 2500]],
  ['5 thousand users', ['5 thousand users', 'users', 5000]],
  ['half a dozen testers', ['half a dozen testers', 'tester', 6]],
  ['a dozen testers', ['a dozen testers', 'tester', 12]],
  ['two and a half years', ['two and a half years', 'years', 2.5]],
  ['a fortnight', ['a fortnight', 'days', 14]],
  ['two fortnights', ['two fortnights', 'days', 28]],
  ['half a year', ['half a year', 'months', 6]],
  ['a half-hour call', ['half-hour', 'minutes', 30]],
  ['in 24h', ['24h', 'hours', 24]],
  ['in 48 h', ['48 h', 'hours', 48]],
  ['in 24 hrs', ['24 hrs', 'hours', 24]],
  ['for 50 min', ['50 min', 'minutes', 50]],
  ['for 10 sec', ['10 sec', 'seconds', 10]],
  ['in 14d', ['14d', 'days', 14]],
  ['for $99', ['$99', 'otherMoney', 99]],
  ['for £99', ['£99', 'otherMoney', 99]],
  ['for 99 EUR', ['99 EUR', 'money', 99]],
  ['for EUR 98', ['EUR 98', 'money', 98]],
  ['for 98,50 euro', ['98,50 euro', 'money', 98.5]],
  ['for 99€', ['99€', 'money', 99]],
  ['for €99 EUR', ['€99', 'money', 99]],
  ['three times the invoice value', ['three times', 'times', 3]],
  ['up to 3 times', ['3 times', 'times', 3]],
  ['3× the price', ['3×', 'times', 3]],
  ['3x the price', ['3x', 'times', 3]],
  ['Twice the value', ['Twice', 'times', 2]],
  ['thrice', ['thrice', 'times', 3]],
  ['within ５ days', ['５ days', 'days', 5]],
  ['within Ⅻ months', ['Ⅻ months', 'months', 12]],
  ['within ⅩⅣ days', ['ⅩⅣ days', 'days', 14]],
  ['within ② days', ['② days', 'days', 2]],
  ['for ½ year', ['½ year', 'years', 0.5]],
  ['for 2½ years', ['2½ years', 'years', 2.5]],
])('a number with a unit is found in “%s”', (text, measurement) => {
  expect(found(text)).toEqual([measurement])
})

test.each([
  'one day',
  'version 2',
  'section 2.1',
  '31 January 2026',
  'A4',
  '12 pictures',
  'twodays',
  'under-13s',
  'the 1990s',
  'a 3D view',
  'hundreds of users',
  'dozens of testers',
  'fortnightly',
  'half of a day off',
  'often days',
  'someone hours',
  'many times',
  'the times table',
  '3 × 4 cm',
  'one month',
  'once a month',
])('no number with a unit is found in “%s”', (text) => {
  expect(found(text)).toEqual([])
})

const promised = (text: string) =>
  findMeasurements(text, nouns, true).map((one) => [one.found, one.unit, ...one.values])

test.each([
  ['one month', ['one month', 'months', 1]],
  ['within one business day', ['one business day', 'businessDays', 1]],
  ['a one-year plan', ['one-year', 'years', 1]],
  ['within a week', ['a week', 'weeks', 1]],
  ['no longer than a year', ['a year', 'years', 1]],
  ['for one euro', ['one euro', 'money', 1]],
  ['once a month', ['once', 'times', 1]],
  ['limited to once the value', ['once', 'times', 1]],
  ['at most once', ['once', 'times', 1]],
  ['double the amount', ['double', 'times', 2]],
  ['a threefold fee', ['threefold', 'times', 3]],
])('in a text that makes promises, “%s” contains a number', (text, measurement) => {
  expect(promised(text)).toEqual([measurement])
})

test.each([
  'once you have confirmed',
  'once a customer has paid',
  'once more',
  'at once',
  '2% a month',
  'one of these',
  'one-sentence',
  'each year',
  'a double room',
])('in a text that makes promises, “%s” contains no number other than a percentage', (text) => {
  expect(promised(text).filter(([, unit]) => unit !== 'percent')).toEqual([])
})

test('characters of a noun that have a meaning in regular expressions are matched literally', () => {
  const patternNouns = [
    ['tester', 'testers (two)*)'],
    ['a.b', '[c'],
  ] as const
  expect(findMeasurements('3 testers (two)*), 4 axb, 5 a.b and 6 [c', patternNouns).map(({ found }) => found)).toEqual([
    '3 testers (two)*)',
    '5 a.b',
    '6 [c',
  ])
})

const fact = (yaml: string) => parseData('f.yml', yaml, factSchema) as Fact
const facts = new Map([
  ['service.analysedWithin', fact('hours: 24')],
  ['terms.paymentWithin', fact('days: 14')],
  ['privacy.draftsKept', fact('days: 14')],
  ['privacy.accessAnsweredWithin', fact('days: 30')],
  ['plans.lite.price', fact('money: 99')],
  ['plans.pro.price', fact('money: 199')],
])
const verdict = (sentence: string) => {
  const [measurement] = findMeasurements(sentence, nouns)
  if (!measurement) throw new Error(`There is no number in “${sentence}”.`)
  const verdict = compareMeasurement(measurement, sentence, facts)
  if (verdict.kind === 'unknown') return verdict.kind
  return `${verdict.kind} ${verdict.kind === 'same' ? verdict.names.join(' or ') : verdict.name}`
}

test.each([
  ['Analysed within 24 hours.', 'same service.analysedWithin'],
  ['Analysed within 48 hours.', 'differs service.analysedWithin'],
  ['An analysis takes 48 hours.', 'differs service.analysedWithin'],
  ['We call within 48 hours.', 'unknown'],
  ['Payment within 30 days.', 'differs terms.paymentWithin'],
  ['You have an answer within 30 days.', 'same privacy.accessAnsweredWithin'],
  ['Back within 14 days.', 'same terms.paymentWithin or privacy.draftsKept'],
  ['A draft stays for 14 days.', 'same privacy.draftsKept'],
  ['{{terms.paymentWithin}}, that is 30 days.', 'differs terms.paymentWithin'],
  ['Lite costs €199.', 'differs plans.lite.price'],
  ['Pro is €199, and Lite is €99.', 'same plans.pro.price'],
  ['Pro is €99, not Lite.', 'same plans.lite.price'],
  ['Pro has a price of €199.', 'same plans.pro.price'],
])('the verdict on “%s” is: %s', (sentence, expected) => {
  expect(verdict(sentence)).toBe(expected)
})
