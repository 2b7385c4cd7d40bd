import { readFileSync } from 'node:fs'
import { changed, doc } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { promises } from './promises'

const pricing = (body: string, lead = 'lead: Three plans, and one price for each.') => ({
  'content/pages/pricing.md': `---\ntitle: Prices\ndescription: It says what the page is about.\n${lead}\n---\n\n${body}\n`,
})

const legal = (name: string, clause: string) => ({
  [`content/pages/${name}.md`]: `---\ntitle: A text that promises\ndescription: It says what the page is about.\nquestion: Anything unclear?\n---\n\n## Law\n\n> In short: It applies.\n\n1. ${clause}\n`,
})

/** Returns texts in a second language: their line numbers do not depend on the length of the site's own file. */
const locale = (texts: object) => ({ 'locales/nl/common.json': JSON.stringify(texts, null, 2) })

const terms = (to: string) =>
  changed('content/pages/terms.md', 'limited to {{terms.liabilityCap}} the invoice value.', to)

/** Returns texts that use every fact with a percentage except the saving, and an interface text about the saving. */
const saving = (text: string) => ({
  'locales/en/common.json': JSON.stringify({ pricing: { save: text } }),
  'content/facts.yml': readFileSync('content/facts.yml', 'utf8'),
  'content/pages/terms.md': readFileSync('content/pages/terms.md', 'utf8'),
  'content/docs/one.md': doc({ text: 'It is {{service.analysedShare}} of all.' }),
})

testRule(promises, [
  { id: 'hard-coded-instead', invalid: saving('Save 40%'), valid: saving('Save {{plans.pro.saving}}') },
  {
    id: 'hard-coded-unknown',
    invalid: pricing(
      'A **12**-day trial.\n\n[Ask](/contact "in five hours") for 3 euros. Twenty-five hours, 26 hrs, or $98 <!-- number ok: one of three -->.',
      'lead: "From €1,250 on."',
    ),
    valid: pricing(
      'See section 2.1, as of 31 January 2026: {{plans.lite.price}}.\n\n<!-- number ok: of another firm -->\nA **12**-day trial.\n\nOne tester, or 3 euros. <!-- number ok: an example -->',
      '# number ok: an example\nlead: "From €1,250 on."',
    ),
  },
  {
    id: 'hard-coded-unknown',
    invalid: pricing('For\n1,250 euros.', 'lead: From 1,250 euros on.'),
    valid: pricing(
      'For 1,250\neuros. <!-- number ok: an example -->',
      'lead: "From €1,250 on." # number ok: an example',
    ),
  },
  {
    id: 'hard-coded-unknown',
    invalid: pricing(
      'Three times, 3 times, 3×, or double the price.\n\nWithin １４ days, ② days, Ⅻ months, ½ year or one month.',
    ),
    valid: pricing('{{terms.liabilityCap}} the price, many times, for 3 × 4 eyes, once you pay.'),
  },
  ...['terms', 'privacy'].map((name) => ({
    id: 'hard-coded-unknown' as const,
    invalid: legal(name, 'We answer within three weeks.'),
    valid: legal(name, 'We answer within {{terms.rejectionWithin}}.'),
  })),
  {
    id: 'hard-coded-unknown',
    invalid: locale({ pricing: { perTest: 'in three weeks' } }),
    valid: locale({ pricing: { perTest: 'in {{terms.rejectionWithin}}' }, demo: { submit: 'In three weeks' } }),
  },
  {
    id: 'hard-coded-differs',
    invalid: pricing(
      'The price is 20% off.\n\nPayment within fourteen days, or within a fortnight, or within thirty days.',
    ),
    valid: pricing('The price is {{terms.priceRise}} off.'),
  },
  {
    id: 'hard-coded-differs',
    invalid: terms('limited to three times the invoice value, or thrice that, within one month or once a year.'),
    valid: terms('limited to {{terms.liabilityCap}} the invoice value, once more, at once and once it is paid.'),
  },
  {
    id: 'hard-coded-either',
    // “data” names the raw data, but the period of another fact is three months.
    invalid: terms('You have your data for three months after you cancel.'),
    valid: terms('You have your data for {{terms.priceRiseWithin}} after you cancel.'),
  },
  {
    id: 'hard-coded-elsewhere',
    // A period of the privacy policy, which says nothing about complaints under the terms.
    invalid: legal('terms', 'Send complaints within thirty days.'),
    valid: legal('privacy', 'Send complaints within {{privacy.accessAnsweredWithin}}.'),
    repaired: legal('terms', 'Send complaints within {{terms.paymentWithin}}.'),
  },
  {
    id: 'hard-coded-known',
    invalid: pricing('Pay within 14 days of the invoice.\n\n| a |\n| - |\n| for €99 |'),
    valid: pricing('Pay within {{terms.paymentWithin}} of the invoice.\n\n| a |\n| - |\n| for {{plans.lite.price}} |'),
  },
])
