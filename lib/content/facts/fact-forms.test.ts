import { expect, test } from '@jest/globals'
import { formatDiagnostic } from '../../shared/diagnostic'
import { checkFactForms } from './fact-forms'

/** The messages about a fact in the third line of a file. */
const messagesAbout = (fact: string) => checkFactForms('f.yml', `plans:\n  lite:\n    ${fact}\n`).map(formatDiagnostic)

test.each([
  ['{ money: 1,99 }', '{ money: 1.99 }'],
  ['{ money: 12,5 }', '{ money: 12.5 }'],
  ['{ money: 1.890,00 }', '{ money: 1890 }'],
  ['{ money: 1.890,50 }', '{ money: 1890.50 }'],
  ['{ money: 1,890.50 }', '{ money: 1890.50 }'],
  ['{ money: 12,890.5 }', '{ money: 12890.5 }'],
  ['{ money: 1.890.000 }', '{ money: 1890000 }'],
  ['{ money: 1,890,000 }', '{ money: 1890000 }'],
  ['{ money: 189,- }', '{ money: 189 }'],
  ['{ money: 189 ,- }', '{ money: 189 }'],
  ['{ money: 189.- }', '{ money: 189 }'],
  ['{ money: 189,-- }', '{ money: 189 }'],
  ['{ money: 189,– }', '{ money: 189 }'],
  ['{ money: € 189 }', '{ money: 189 }'],
  ['{ money: €189 }', '{ money: 189 }'],
  ['{ money: EUR 189 }', '{ money: 189 }'],
  ['{ money: euro 189 }', '{ money: 189 }'],
  ['{ money: 189€ }', '{ money: 189 }'],
  ['{ money: 189 EUR }', '{ money: 189 }'],
  ['{ money: 189 euro }', '{ money: 189 }'],
  ['{ money: 189 euros }', '{ money: 189 }'],
  ['{ money: €1,99 }', '{ money: 1.99 }'],
  ['{ money: 1 890 }', '{ money: 1890 }'],
  ['{ money: 1 890 000,50 }', '{ money: 1890000.50 }'],
  ['{ money: 1\u00A0890 }', '{ money: 1890 }'],
  ['{ money: 1’890 }', '{ money: 1890 }'],
  ["{ money: 1'890 }", '{ money: 1890 }'],
  ['{ money: 1_890 }', '{ money: 1890 }'],
  ['{money:189}', '{ money: 189 }'],
  ['{ money:189 }', '{ money: 189 }'],
  ['{ text: abc,Source:none }', '{ text: abc, source: none }'],
  ['{ Money: 99 }', '{ money: 99 }'],
  ['{ businessdays: 5 }', '{ businessDays: 5 }'],
  ['{ business days: 5 }', '{ businessDays: 5 }'],
  ['{ count: 5, Business-Days: 5 }', '{ count: 5, businessDays: 5 }'],
  ['{ money: 1,99, source: "9, plans" }', '{ money: 1.99, source: "9, plans" }'],
  ["{ money: 1,99, source: '9, plans: all' }", "{ money: 1.99, source: '9, plans: all' }"],
  ['{ money: 1,99, source: "9, plans: all" }', '{ money: 1.99, source: "9, plans: all" }'],
  ['{ money: 1,99,  source : 9 }', '{ money: 1.99, source: 9 }'],
  ['{ count: 1 200, noun: [test, text: tests] }', '{ count: 1200, noun: [test, text: tests] }'],
  ['{ years: [1,5,  3], join: or }', '{ years: [1.5, 3], join: or }'],
  ['{ money: 1,99 , Source: 9 }', '{ money: 1.99, source: 9 }'],
  ['{money:189, source:"9, plans"}', '{ money: 189, source: "9, plans" }'],
  ['{ count: 1 200, noun: [test, tests] }', '{ count: 1200, noun: [test, tests] }'],
  ['{ count:1, noun: [ test,tests ] }', '{ count: 1, noun: [ test,tests ] }'],
  ['{{ money: 99 }}', '{ money: 99 }'],
  ['{ count: 5 noun: [user, users] }', '{ count: 5, noun: [user, users] }'],
  ['{ count: 5; noun: [user, users] }', '{ count: 5, noun: [user, users] }'],
  ['{ count: 5, noun: user, users }', '{ count: 5, noun: [user, users] }'],
  ['{ count: 5, noun: [user, users }', '{ count: 5, noun: [user, users] }'],
  ['{ years: 2, 3], join: or }', '{ years: [2, 3], join: or }'],
  ['{ years: 2, 3, join: or }', '{ years: [2, 3], join: or }'],
  ['{ percent: 35% }', '{ percent: 35 }'],
  ['{ percent: 35 % }', '{ percent: 35 }'],
  ['{ percent: 3,5 }', '{ percent: 3.5 }'],
  ['{ years: [1,5, 3], join: or }', '{ years: [1.5, 3], join: or }'],
  ['{ years: [1 000,2 000], join: or }', '{ years: [1000, 2000], join: or }'],
  ['{years:[2,3], join: or}', '{ years: [2, 3], join: or }'],
  ['{ years: 2-3 }', '{ years: [2, 3], join: to }'],
  ['{ years: 2 – 3 }', '{ years: [2, 3], join: to }'],
  ['{ years: "2-3" }', '{ years: [2, 3], join: to }'],
  ['{ money: 1.5/2.5 }', '{ money: [1.5, 2.5], join: to }'],
  ['{ years: 2 or 3 }', '{ years: [2, 3], join: or }'],
  ['{ years: 2 AND 3 }', '{ years: [2, 3], join: and }'],
  ['{ years: 2-3, join: or }', '{ years: [2, 3], join: or }'],
  ['{ years: 2-3, source: 5 }', '{ years: [2, 3], join: to, source: 5 }'],
  ['{ years: 2-3, join: or, source: 5 }', '{ years: [2, 3], join: or, source: 5 }'],
])('for the fact %s, %s is suggested', (written, instead) => {
  expect(messagesAbout(`share: ${written}`)).toEqual([
    `f.yml:3:12  “${written}” is not a valid fact. Write ${instead} instead.`,
  ])
})

test.each([
  ['{ money: 1.890 }', '{ money: 1890 }', '{ money: 1.89 }'],
  ['{ money: 1,890 }', '{ money: 1890 }', '{ money: 1.89 }'],
  ['{ money: €12.890 }', '{ money: 12890 }', '{ money: 12.89 }'],
  ['{ money: 19.999 }', '{ money: 19999 }', '{ money: 20.00 }'],
  ['{ percent: 12.345 }', '{ percent: 12345 }', '{ percent: 12.35 }'],
  ['{ minutes: 1.000 }', '{ minutes: 1000 }', '{ minutes: 1 }'],
  ['{ minutes: 1,125 }', '{ minutes: 1125 }', '{ minutes: 1.125 }'],
  ['{ years: [1.000, 10], join: and }', '{ years: [1000, 10], join: and }', '{ years: [1, 10], join: and }'],
])('the fact %s could be %s or %s', (written, one, other) => {
  expect(messagesAbout(`price: ${written}`)).toEqual([
    `f.yml:3:12  In “${written}”, the point or comma could separate thousands or decimals. Write ${one} or ${other}, whichever you mean.`,
  ])
})

test.each([
  ['money: 1,99', 'money: 1.99'],
  ['Money: 99', 'money: 99'],
  ['money: € 189', 'money: 189'],
  ['years: 2-3', '{ years: [2, 3], join: to }'],
])('for %s on a line of its own, %s is suggested, and a comment is left out', (written, instead) => {
  const message = `f.yml:3:5  “${written}” is not a valid fact. Write ${instead} instead.`
  expect(messagesAbout(written)).toEqual([message])
  expect(messagesAbout(`${written}  # until May`)).toEqual([message])
})

test.each([
  ['price: { money: 199-249 }', ':12', '{ money: 199-249 }'],
  ['price: { money: €199 – €249 }', ':12', '{ money: €199 – €249 }'],
  ['price:\n      money: 199 to 249', '', 'money: 199 to 249'],
])('a price that is a range is reported as such: %j', (fact, column, found) => {
  const location = column === '' ? '4:7' : `3${column}`
  expect(messagesAbout(fact)).toEqual([
    `f.yml:${location}  “${found}” is not a single price. Write one amount, as in { money: … }, or words, as in { text: custom }.`,
  ])
})

test('a comment after the braces is left out', () => {
  expect(messagesAbout('price: { money: 189,- } # until May')).toEqual([
    'f.yml:3:12  “{ money: 189,- }” is not a valid fact. Write { money: 189 } instead.',
  ])
})

test.each([
  'price: { money: 99 }',
  'price: { money: 1.99, source: "9, plans" }',
  'price: { money: 1890.50 } # 1.890,50',
  'share: { percent: 0.125 }',
  'years: { years: [2, 3], join: or }',
  'tests: { count: 10, noun: [test, tests] }',
  'words: { text: "1,99 or 2-3" }',
  'words: { text: A: b }',
  'words: { text: Save 35% }',
  'money: 99',
  'text: 1,99 euro, Source: none',
  'source: "9, plans"',
  'source: 9, plans',
  'label: 1,99',
  'price: { amount: 1,99 }',
  'price: { money: 1,99, amount: 2 }',
  'price: 1,99',
  '# money: 1,99',
  'money: "1,99"',
  'price: { money: 1.99.9 }',
  'price: { money: 1,9999 }',
  'share: { percent: 35%a }',
  'price: { money: 1,99 net }',
  'price: { money: 99 net }',
  'price: {  money :  189  }',
  'share: { days: 35% }',
  'share: { days: 35 euro }',
  'share: { days: 189,- }',
  'share: { working days: 5 }',
  'source: Abc',
])('“%s” is left to the schema', (line) => {
  expect(messagesAbout(line)).toEqual([])
})

test('each fact is reported on its own line', () => {
  const found = checkFactForms('f.yml', 'a:\n  one: { money: 1,99 }\n  two: { money: 2.99 }\n  three: { days:3 }\n')
  expect(found.map(({ line, column }) => `${line}:${column}`)).toEqual(['2:8', '4:10'])
})

test('a line of more than 500 characters is not read', () => {
  const line = (length: number) => `a: { money: 1,99 } ${'#'.repeat(length - 19)}`
  expect(checkFactForms('f.yml', line(500))).toHaveLength(1)
  expect(checkFactForms('f.yml', line(501))).toEqual([])
})
