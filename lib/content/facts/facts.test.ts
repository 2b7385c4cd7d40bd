import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { collectDiagnostics, type Diagnostic, formatDiagnostic, throwDiagnostics } from '../../shared/diagnostic'
import { isPlaceholder, replaceTokens, tokensOf } from '../../shared/tokens'
import { currentFiles, openFiles, withFiles } from '../files'
import { parseData } from '../validate'
import { factsFile, getFacts, getTokens } from './facts'
import { factSchema } from './facts-schema'

/** Replaces the tokens of one text. @throws with all problems together */
function fillText(text: string, tokens: ReadonlyMap<string, string>, file: string): string {
  const problems: Diagnostic[] = []
  const filled = replaceTokens(text, tokens, (problem) => problems.push({ file, ...problem }))
  throwDiagnostics(problems)
  return filled
}

test.each([
  [
    '{}',
    'f.yml:1  “{}” is not valid here. Write one of these: money, percent, count, times, seconds, minutes, hours, days, businessDays, months, years, text.',
  ],
  ['{ days: 1, money: 2 }', 'f.yml:1  This fact has more than one unit: money, days. Keep one of them.'],
  [
    'money: 19.999',
    'f.yml:1:8  money  “19.999” includes a fraction of a cent. Write at most two decimal places, such as 1.99.',
  ],
  ['{ count: [2.5, 3], join: or }', 'f.yml:1:11  count.1  “2.5” is not a whole number. Write a whole number.'],
  ['text: a <b> c', 'f.yml:1:7  text  “a <b> c” contains markup characters: <. Use plain words.'],
  ...['`', '|', '**', '~~', '&lt;', '$t(', '}}', '\\'].flatMap((markup): [string, string][] => [
    [
      `text: 'a ${markup} b'`,
      `f.yml:1:7  text  “a ${markup} b” contains markup characters: ${markup.replace('**', '*')}. Use plain words.`,
    ],
    [
      `{ count: 2, noun: [one, 'a ${markup} b'] }`,
      `f.yml:1:25  noun.2  “a ${markup} b” contains markup characters: ${markup.replace('**', '*')}. Use plain words.`,
    ],
  ]),
  ['moneyy: 9', 'f.yml:1:1  moneyy  There is no field with this name here. Write “money” instead.'],
  [
    'money: "9"',
    'f.yml:1:8  money  The quotation marks make “9” text, and this must be a number. Remove the quotation marks.',
  ],
  ['days: -1', 'f.yml:1:7  days  -1 is too small. Write at least 0.'],
  ['days: .inf', 'f.yml:1:7  days  “.inf” is not valid here. Write a number, or two numbers, such as [2, 3].'],
  [
    'days: [1, 2, 3]',
    'f.yml:1:7  days  “[1, 2, 3]” is not valid here. Write a number, or two numbers, such as [2, 3].',
  ],
  [
    'days: [1, 2]',
    'f.yml:1  “{"days":[1,2]}” is not valid here. Write two numbers with join, or one number without it.',
  ],
  [
    '{ days: 1, join: or }',
    'f.yml:1  “{ days: 1, join: or }” is not valid here. Write two numbers with join, or one number without it.',
  ],
  [
    '{ days: 14, noun: [day, days] }',
    'f.yml:1  “{ days: 14, noun: [day, days] }” is not valid here. Write noun only with count; other kinds have their own units.',
  ],
  ['{ text: "" }', 'f.yml:1:9  text  This text is empty. Write the claim for use within a sentence.'],
  [
    '{ count: 1, noun: test }',
    'f.yml:1:19  noun  This must be a list, but “test” is not. Write its singular and plural, such as [test, tests].',
  ],
  ['times: 1.5', 'f.yml:1:8  times  “1.5” is not a whole number. Write a whole number.'],
  ['days: "1,5"', 'f.yml:1:7  days  “1,5” is not valid here. Use a decimal point, as in 1.99.'],
  ['days: " 12,55 "', 'f.yml:1:7  days  “ 12,55 ” is not valid here. Use a decimal point, as in 1.99.'],
  ...['1,555', 'a1,5', '1,5a', '1,a', ',5', '1.5a'].map((text): [string, string] => [
    `days: "${text}"`,
    `f.yml:1:7  days  “${text}” is not valid here. Write a number, or two numbers, such as [2, 3].`,
  ]),
  ['{ days: [1, 2], join: orr }', 'f.yml:1:23  join  “orr” is not valid here. Write “or” instead.'],
])('an invalid fact is rejected: %s', async (yaml, message) => {
  const problems = await collectDiagnostics(() => parseData('f.yml', yaml, factSchema))
  expect(problems.map(formatDiagnostic)).toEqual([message])
})

test.each([
  ['189', 'Write it with its unit, such as { count: 189 } or { days: 189 }.'],
  ['14 days', 'Write it as { days: 14 }.'],
  ['1 day', 'Write it as { days: 1 }.'],
  ['2.55 hours', 'Write it as { hours: 2.55 }.'],
  ['35%', 'Write it as { percent: 35 }.'],
  ['35 %', 'Write it as { percent: 35 }.'],
  ['5 business days', 'Write it as { businessDays: 5 }.'],
  ['1 business day', 'Write it as { businessDays: 1 }.'],
  ...[
    'about 5 days',
    '5 days or so.',
    '5.5.5 days',
    '5 weeks',
    '5 some business days',
    '5 business days off',
    'none',
  ].map((text) => [text, 'Write it as { text: … }, or as a number with its unit, such as { days: 14 }.'] as const),
])('a fact in the wrong form is reported with the right one: %s', async (text, form) => {
  const problems = await collectDiagnostics(() => parseData('f.yml', `a: ${text}`, z.strictObject({ a: factSchema })))
  expect(problems.map(({ fix }) => fix)).toEqual([form])
})

test.each([
  ['{ weeks: 2 }', 'Write days: 14, because a fact has no weeks.'],
  ['{ Week: 1 }', 'Write days: 7, because a fact has no weeks.'],
  ['{ weeks: two }', 'Write days instead.'],
  ['{ euros: 9 }', 'Write “money” instead.'],
  ['{ EUR: 9 }', 'Write “money” instead.'],
  ['{ percentage: 9 }', 'Write “percent” instead.'],
  ['{ number: 9 }', 'Write “count” instead.'],
  // Names that no unit resembles, and several that one resembles.
  ...['{ colour: 9 }', '{ fortnights: 9 }', '{ midweek: 9 }', '{ weekend: 9 }', '{ euros: 9, colour: 2 }'].map(
    (fact) => [fact, expect.not.stringMatching(/^Write (?:days|“money”)/)] as const,
  ),
])('a unit that facts do not have is reported with the one to write: %s', async (text, fix) => {
  const [first] = await collectDiagnostics(() => parseData('f.yml', text, factSchema))
  expect(first?.fix).toEqual(fix)
})

test.each([
  ['tests: { days: 1 }', 'Pages would say “1 day” here, without the unit or the noun that this fact has.'],
  ['tests: { count: 1 }', 'Pages would say “1” here, without the unit or the noun that this fact has.'],
  ['tests: { text: unlimited }', undefined],
  ['tests: { count: 2, noun: [trial, trials] }', undefined],
])('a fact of a plan has one of the units that pages expect: %s', async (fact, what) => {
  const messages = await messagesAfter('tests: { count: 1, noun: [test, tests] }', fact)
  expect(messages).toEqual(what === undefined ? [] : [expect.stringContaining(what)])
})

test.each([
  [
    '  lite:\n',
    '  starter:\n    price: { money: 49 }\n  lite:\n',
    'Ask an engineer to add this plan to the pricing table, or put its facts in another group of this file.',
  ],
  ['  lite:\n', '  lit:\n', 'Write “lite” instead.'],
  [
    '  lite:\n',
    '  lite:\n    weight: { count: 1 }\n',
    'Move it to another group of this file, because every plan has the same rows.',
  ],
  ['support:', 'suport:', 'Write “support” instead.'],
])(
  'a fact that plans do not have is to be moved, unless its name is misspelt: %j becomes %j',
  async (from, to, fix) => {
    expect(await messagesAfter(from, to)).toContainEqual(expect.stringContaining(fix))
  },
)

test('the names of plans are checked as fields, not as parts of tokens', async () => {
  expect(await messagesAfter('every:', '9every:')).toEqual(
    expect.not.arrayContaining([expect.stringContaining('cannot be part of a token')]),
  )
})

/** The messages about `content/facts.yml` after a change. */
async function messagesAfter(from: string, to: string): Promise<string[]> {
  const text = await currentFiles().readText(factsFile)
  expect(text).toContain(from)
  const files = openFiles({ overlay: { [factsFile]: text.replace(from, to) } })
  return withFiles(files, async () =>
    (await collectDiagnostics(getFacts)).map((each) => formatDiagnostic({ ...each, line: undefined })),
  )
}

test.each([
  [
    'viewingTime: { seconds: 10',
    'viewingTime: { seconds: 010',
    'service.viewingTime.seconds  “010” is not a plain number. Write 10 if that is what you mean.',
  ],
  [
    'viewingTime: { seconds: 10',
    'viewingTime: { seconds: 1e3',
    'service.viewingTime.seconds  “1e3” is not a plain number. Write 1000 if that is what you mean.',
  ],
  [
    'terms:',
    '9terms:\n  source: "5"\n  a: { days: 1 }\nterms:',
    '9terms  “9terms” cannot be part of a token. Start the name with a letter, and use only unaccented letters, digits, hyphens and underscores.',
  ],
  [
    'viewingTime:',
    'viewing time: { days: 1 }\n  viewingTime:',
    'service.viewing time  “viewing time” cannot be part of a token. Start the name with a letter, and use only unaccented letters, digits, hyphens and underscores.',
  ],
  [
    'viewingTime: { seconds: 10',
    'viewingTime: { seconds: [0x10, 5], join: or',
    'service.viewingTime.seconds.1  “0x10” is not a plain number. Write 16 if that is what you mean.',
  ],
])('the facts with “%s” changed to “%s” are rejected', async (from, to, message) => {
  expect(await messagesAfter(from, to)).toEqual([`content/facts.yml  ${message}`])
})

test('a fact without a source has that of its group, even if that changes', async () => {
  const text = await currentFiles().readText(factsFile)
  const files = openFiles({ overlay: { [factsFile]: text.replace('source: 9, terms', 'source: 1, terms') } })
  const { terms } = await withFiles(files, getFacts)
  expect(terms?.paymentWithin).toMatchObject({ kind: 'days', source: '1, terms' })
  expect(terms?.minimumAge).toMatchObject({ kind: 'years', source: '5' })
})

test.each([
  ['{ money: [99, 199], join: or }', '“€99 or €199” is not a single price.'],
  ['{ percent: 99 }', '“99%” is not a single price.'],
  ['{ text: custom }', undefined],
  ['{ money: 0 }', undefined],
])('the price %s of a plan is checked', async (price, what) => {
  const messages = await messagesAfter('price: { money: 99 }', `price: ${price}`)
  expect(messages).toEqual(what === undefined ? [] : [expect.stringContaining(what)])
})

test('each fact has a value, and its token is replaced with its text', async () => {
  const { plans } = await getFacts()
  expect(plans.lite.price).toMatchObject({ kind: 'money', value: 99, text: '€99', figure: '99' })
  const tokens = await getTokens()
  expect(fillText('{{plans.pro.additionalMinute}}, {{terms.liabilityCap}}, {{site.name}}', tokens, 'x')).toBe(
    '€1.79, twice, Oogwenk',
  )
})

test('each fact has its own source or that of its group, and sources cannot be used as tokens', async () => {
  const { plans, terms } = await getFacts()
  expect(plans.lite.price.source).toBe('9, plans')
  expect(plans.lite.payment.source).toBe('6; 9, plans')
  expect(terms?.minimumAge).toMatchObject({ source: '5' })
  const tokens = await getTokens()
  expect([...tokens.keys()].filter((name) => name.endsWith('.source'))).toEqual([])
})

test('every source is a section of the specification, or a list of them', async () => {
  const sources = (value: object): string[] =>
    'source' in value ? [String(value.source)] : Object.values(value).flatMap(sources)
  const found = sources(await getFacts())
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter((source) => !/^[1569](, [a-z ]+)?(; [1569](, [a-z ]+)?)*$/.test(source))).toEqual([])
})

const tokens = new Map([
  ['terms.rawDataKept', '2 months'],
  ['terms.metricsKept', '3 years'],
  ['evil.again', '{{terms.metricsKept}}'],
  ['evil.dollars', '$& $1 $$'],
])
const messagesOf = async (read: () => unknown) => (await collectDiagnostics(read)).map(formatDiagnostic)

test('values are inserted literally, and tokens in them are not replaced', () => {
  expect(fillText('{{evil.again}} {{evil.dollars}}', tokens, 'x')).toBe('{{terms.metricsKept}} $& $1 $$')
})

test.each([
  [
    '{{terms.rawDataKpet}}',
    'x.json  There is no token “{{terms.rawDataKpet}}”. Write “{{terms.rawDataKept}}” instead.',
  ],
  ['{{constructor}}', 'x.json  There is no token “{{constructor}}”. Write one of these: {{terms.…}}, {{evil.…}}.'],
  [
    '{{terms.raw}}',
    'x.json  There is no token “{{terms.raw}}”. Write one of these: {{terms.rawDataKept}}, {{terms.metricsKept}}.',
  ],
  [
    '{{TERMS}}',
    'x.json  There is no token “{{TERMS}}”. Write one of these: {{terms.rawDataKept}}, {{terms.metricsKept}}.',
  ],
  [
    '{{Terms.metricskept}}',
    'x.json  There is no token “{{Terms.metricskept}}”. Write “{{terms.metricsKept}}” instead.',
  ],
  [
    '{{{terms.metricsKept}}}',
    'x.json  There are more than two braces here, and the extra ones would be shown. Write “{{terms.metricsKept}}”.',
  ],
  ['{{terms.raw data-kept}}', 'x.json  These braces are not a token. Write “{{terms.rawDataKept}}”.'],
  ['{{__proto__.x}}', 'x.json  These braces are not a token. Write a token as {{group.name}}, without spaces.'],
  ['{{ terms.rawDataKept }}', 'x.json  These braces are not a token. Write “{{terms.rawDataKept}}”.'],
  ['{{terms.rawDataKept', 'x.json  These braces are not a token. Write “{{terms.rawDataKept}}”.'],
])('an unknown or malformed token is rejected: %s', async (text, message) => {
  expect(await messagesOf(() => fillText(text, tokens, 'x.json'))).toEqual([message])
})

test('in locale texts, facts are filled in and the placeholders of i18next are kept', () => {
  const reported: unknown[] = []
  const text = 'Kept {{terms.rawDataKept}}, {{count}} tests'
  expect(replaceTokens(text, tokens, (problem) => reported.push(problem), { undotted: 'keep' })).toBe(
    'Kept 2 months, {{count}} tests',
  )
  expect(reported).toEqual([])
})

test('a text is a placeholder if all of it is in square brackets', () => {
  expect(['[to come]', 'to come', '[a] and [b]', '[]', '[a][b]'].map(isPlaceholder)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('items of a list cannot be used as tokens', () => {
  const site = { name: 'x', list: ['a'], inner: { year: 2023, no: null } }
  expect([...tokensOf({ site })]).toEqual([
    ['site.name', 'x'],
    ['site.inner.year', '2023'],
  ])
})

test.each([
  ['one tester', 'The first tester'],
  ['1 tester', 'The first tester'],
  ['two testers', 'The first two testers'],
  ['1.5 hours', 'The first 1.5 hours'],
])('after “first”, a single item is written without its number: %s', (value, filled) => {
  expect(fillText('The first {{a.b}}', new Map([['a.b', value]]), 'f')).toBe(filled)
  expect(fillText('At first sight {{a.b}}', new Map([['a.b', value]]), 'f')).toBe(`At first sight ${value}`)
})
