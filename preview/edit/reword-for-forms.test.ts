import { expect, test } from '@jest/globals'
import { groups } from '../../lib/lint/messages/catalogue'
import { suppressionHints } from '../../lib/lint/numbers/suppressions'
import { nameBareFacts, rewordForForms } from './reword-for-forms'

const facts = [
  { name: 'plans.lite.price', value: '€99', label: 'Plans, lite, price: €99' },
  { name: 'site.company.email', value: 'a@b.example', label: 'Site, company, email: a@b.example' },
]

test.each([
  [
    'warning',
    'No fact has the value “48 hours”.',
    `Use the token of a fact, or add a fact to content/facts.yml and use its token here${suppressionHints.markdown}.`,
    'No fact has the value “48 hours”. Use a fact, or ask an engineer to add one.',
  ],
  [
    'error',
    '“48 hours” is hard-coded in a text that makes promises, and no fact has this value.',
    `Use the token of a fact, or add a fact to content/facts.yml and use its token here${suppressionHints.yaml}.`,
    '“48 hours” is hard-coded in a text that makes promises, and no fact has this value. Use a fact, or ask an engineer to add one or to allow this number.',
  ],
  [
    'warning',
    '“€89” differs from “{{plans.lite.price}}”, which is “€99”.',
    `Use the token if you mean that fact${suppressionHints.markdown}.`,
    '“€89” differs from “Plans, lite, price: €99”. Use that fact if you mean it.',
  ],
  [
    'warning',
    '“€99” is a hard-coded price.',
    `Use {{plans.lite.price}} or {{other}}, so that it changes with the price${suppressionHints.markdown}.`,
    '“€99” is a hard-coded price. Use “Plans, lite, price: €99” or {{other}}, so that it changes with the price.',
  ],
  [
    'warning',
    '“a@b.example” looks like a hard-coded email address of this company.',
    'Write {{site.company.email}}, which becomes “a@b.example”, unless it is another mailbox.',
    '“a@b.example” looks like a hard-coded email address of this company. Use “Site, company, email: a@b.example”, unless it is another mailbox.',
  ],
  [
    'error',
    'There is no token “{{no.such}}”.',
    'Write one of these: {{plans.…}}, {{site.…}}.',
    'There is no fact “{{no.such}}”. Choose one from the list of facts, or delete it.',
  ],
] as const)('a %s says what can be done in a form: %s', (severity, what, fix, expected) => {
  expect(rewordForForms({ severity, what, fix }, facts)).toBe(expected)
})

test('names in braces stay if there are no facts to choose from', () => {
  const message = {
    severity: 'error',
    what: 'There is no token “{{a.b}}”.',
    fix: 'Write {{plans.lite.price}}.',
  } as const
  expect(rewordForForms(message, [])).toBe('There is no fact “{{a.b}}”. Write {{plans.lite.price}}.')
})

const fill = (sentence: string, hint: string) =>
  sentence.replace('{suppress}', hint).replace(/\{tokens?\}/g, '{{plans.lite.price}}')

/** What a form cannot contain. */
const impossible = /\btoken|number ok|content\/facts\.yml/

test.each(Object.values(suppressionHints))(
  'no message from the check asks for something that a form does not have: “%s”',
  (hint) => {
    const launch = 'Before the site goes live'
    const messages = groups.filter(({ title }) => title !== launch).flatMap((group) => Object.values(group.messages))
    const reworded = messages.map((message) =>
      rewordForForms({ ...message, what: fill(message.what, hint), fix: fill(message.fix, hint) }, []),
    )
    expect(reworded.filter((sentence) => impossible.test(sentence))).toEqual([])
  },
)

test('a fact that is named without braces is named in words, but not a part of an address', () => {
  expect(nameBareFacts('The fact plans.lite.price was €99, and no.such stays.', facts)).toBe(
    'The fact “Plans, lite, price” was €99, and no.such stays.',
  )
  expect(nameBareFacts('See https://plans.lite.price/ and x.plans.lite.price.', facts)).toContain(
    'https://plans.lite.price/ and x.plans.lite.price.',
  )
})
