import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { readJson } from '../../i18n/load-locale'
import { formatDiagnostic } from '../../shared/diagnostic'
import type { Snapshot } from '../snapshot'
import { localeValues } from './locale-values'

const pricing = readFileSync('content/pages/pricing.md', 'utf8')
const locale = (text: string) => ({ 'locales/en/common.json': text })

testRule(localeValues, [
  {
    id: 'locale-language',
    invalid: locale('{ "report": { "language": "english" } }'),
    valid: locale('{ "report": { "language": "en" } }'),
  },
  ...['is are', 'has have', 'entry entries', 'match matches'].map((words) => {
    const [one, other] = words.split(' ')
    const text = (single: string | undefined, plural: string | undefined) =>
      locale(`{ "docs": { "operations_one": "{{count}} ${single}", "operations_other": "{{count}} ${plural}" } }`)
    return { id: 'locale-forms-swapped' as const, invalid: text(other, one), valid: text(one, other) }
  }),
  {
    id: 'locale-space-lost',
    invalid: locale('{ "cases": { "stage": { "and": "and" } }, "tools": { "explorer": { "and": " and" } } }'),
    valid: locale('{ "cases": { "stage": { "and": " and " } } }'),
  },
  {
    id: 'locale-only-value',
    invalid: locale('{ "report": { "units": { "percent_one": "{{n}}" } } }'),
    valid: locale('{ "report": { "units": { "percent_one": "{{n}}%", "count_one": "{{n}}" } } }'),
  },
  {
    id: 'locale-forms-swapped',
    invalid: locale(
      '{ "docs": { "operations_one": "{{count}} operations", "operations_other": "{{count}} operation" } }',
    ),
    valid: locale(
      '{ "docs": { "operations_one": "{{count}} operation", "operations_other": "{{count}} operations" } }',
    ),
  },
  {
    id: 'locale-forms-same',
    invalid: locale('{ "report": { "seconds_one": "{{count}} seconds", "seconds_other": "{{count}} seconds" } }'),
    valid: locale('{ "report": { "seconds_one": "{{count}} second", "seconds_other": "{{count}} seconds" } }'),
  },
  {
    id: 'locale-forms-same',
    invalid: locale(
      '{ "report": { "seconds_one": "{{count}} seconds has passed.", "seconds_other": "{{count}} seconds have passed." } }',
    ),
    valid: locale(
      '{ "report": { "seconds_one": "{{count}} second has passed.", "seconds_other": "{{count}} seconds have passed." } }',
    ),
  },
  {
    id: 'locale-forms-same',
    invalid: locale('{ "report": { "seconds_one": "{{count}} second", "seconds_other": "{{count}} second" } }'),
    valid: locale('{ "report": { "ofVersion_one": "{{count}} at once", "ofVersion_other": "{{count}} at once" } }'),
    repaired: locale('{ "report": { "seconds_one": "{{count}} second", "seconds_other": "{{count}} seconds" } }'),
  },
  {
    id: 'locale-plan-renamed',
    invalid: { ...locale('{ "pricing": { "pro": "Business" } }'), 'content/pages/pricing.md': pricing },
    valid: {
      ...locale('{ "pricing": { "pro": "Business" } }'),
      'content/pages/pricing.md': pricing.replaceAll('Pro', 'Business'),
    },
  },
  {
    id: 'locale-value-unknown',
    invalid: locale('{ "site": { "home": "{{nmae}}, home" } }'),
    valid: locale('{ "site": { "home": "{{name}}, home" } }'),
  },
  {
    id: 'locale-takes-no-values',
    invalid: locale('{ "site": { "about": "{{name}}" } }'),
    valid: locale('{ "site": { "about": "{{site.name}}" } }'),
  },
  {
    id: 'locale-value-lost',
    invalid: locale('{\n  "site": { "home": "Home page" },\n  "forms": { "failedStatus": "It failed." }\n}'),
    valid: locale('{ "site": { "home": "{{ name }}" }, "cases": { "stage": { "last_zero": "nobody is looking" } } }'),
  },
])

const file = 'locales/en/common.json'

async function check(text: string, name = file): Promise<string[]> {
  const data = new Map([[name, { text, ...readJson(name, text) }]])
  return (await localeValues.check({ pages: [], data } as Partial<Snapshot> as Snapshot)).map(formatDiagnostic)
}

test('the texts of a language that is not exported are not checked', async () => {
  expect(await check('{ "report": { "language": "nl NL" } }', 'locales/nl/common.json')).toEqual([])
  expect(await check('{ "report": { "language": "nl NL" } }')).toEqual([expect.stringContaining('“nl NL”')])
})

test.each([
  [
    'an unknown name',
    '{\n  "site": {\n    "home": "{{nmae}}, home" } }',
    ':3:14  site.home  There is no value “{{nmae}}” for this text. Write “{{name}}” instead.',
  ],
  [
    'an unknown name with spaces',
    '{ "site": { "home": "{{ nmae }}, home" } }',
    ':1:22  site.home  There is no value “{{nmae}}” for this text. Write “{{name}}” instead.',
  ],
  [
    'a name in a text that takes no values',
    '{ "site": { "about": "{{name}}" } }',
    ':1:23  site.about  There is no value “{{name}}” for this text. Remove it: this text takes no values.',
  ],
  [
    'a value that is not used',
    '{ "forms": { "failedStatus": "It failed." } }',
    ':1:30  forms.failedStatus  The site gives this text the value “{{status}}”, but the text does not use it. Write {{status}} where the value belongs.',
  ],
])('%s is reported with its location', async (_, text, message) => {
  expect(await check(text)).toEqual([`${file}${message}`])
})

test('each unknown name of a text is found at its own location', async () => {
  const found = await check('{ "docs": { "operations_few": "{{count}}", "plan": "{{paln}}", "ask": "{{x}}{{x}}" } }')
  expect(found.map((line) => line.split('  ')[0])).toEqual([`${file}:1:53`, `${file}:1:72`, `${file}:1:77`])
})

test('the plural forms for zero and one may write the number in words, and facts are checked elsewhere', async () => {
  expect(await check('{ "cases": { "stage": { "last_zero": "nobody is looking" } } }')).toEqual([])
  expect(await check('{ "site": { "about": "{{plans.lite.price}}" } }')).toEqual([])
})

test('a number that another value already writes only chooses the plural form', async () => {
  expect(await check('{ "cases": { "results": { "rows_other": "{{rows}} rows" } } }')).toEqual([])
  expect(await check('{ "docs": { "operations_other": "Many" } }')).toHaveLength(1)
})

test.each(['{name}', '%name%', '[[name]]', '[name]'])('the value %s is reported once', async (found) => {
  expect(await check(`{ "site": { "home": "${found}, home" } }`)).toEqual([
    `${file}:1:22  site.home  “${found}” is shown as it is, because a value needs two braces on each side. Write “{{name}}”.`,
  ])
})

test('the marks of other programs around other words are left alone', async () => {
  expect(await check('{ "site": { "home": "{{name}}, {home} [now], 50% off%" } }')).toEqual([])
})
