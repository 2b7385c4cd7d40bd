import type { MessageCase, Overlay } from './message-case'
import { changed } from './pages'

const thanks = (body: string, lead = 'lead: We will write back.'): Overlay => ({
  'content/pages/thanks.md': `---\ntitle: Thanks\ndescription: It says what the page is about.\n${lead}\nbutton: Home\n---\n\n${body}\n`,
})
const pricing = (body: string, lead = 'lead: Three plans, and one price for each.'): Overlay => ({
  'content/pages/pricing.md': `---\ntitle: Prices\ndescription: It says what the page is about.\n${lead}\n---\n\n${body}\n`,
})
/** What the legal and locale texts of this site do not say. */
const rest =
  'Gaze: {{plans.every.gazeTracking}}, {{plans.every.emotions}}, {{plans.every.heartRate}}, {{plans.every.areasOfInterest}}.\n\n' +
  '{{service.analysedShare}} of data within {{service.analysedWithin}}, with {{plans.enterprise.api}}.'

/** A fact of the site written otherwise. */
const fact = (id: MessageCase['id'], from: string, bad: string, near: string): MessageCase => ({
  id,
  bad: changed('content/facts.yml', from, bad),
  near: changed('content/facts.yml', from, near),
})
const price = 'price: { money: 99 }'
const viewing = 'viewingTime: { seconds: 10 }'

/** What shows the messages about numbers that are typed, and about facts that are said nowhere. */
export const factCases: readonly MessageCase[] = [
  {
    id: 'hard-coded-unknown',
    bad: pricing(
      'A **12**-day trial.\n\n[Ask](/contact "in five hours") for 3 euros. Twenty-five hours, 26 hrs, or $98 <!-- number ok: one of three -->.',
      'lead: "From €1,250 on."',
    ),
    near: pricing(
      'See section 2.1, as of 31 January 2026: {{plans.lite.price}}.\n\n<!-- number ok: of another firm -->\nA **12**-day trial.\n\nOne tester, or 3 euros. <!-- number ok: an example -->',
      '# number ok: an example\nlead: "From €1,250 on."',
    ),
  },
  {
    id: 'hard-coded-differs',
    bad: pricing(
      'The price is 20% off.\n\nPayment within fourteen days, or within a fortnight, or within thirty days.',
    ),
    near: pricing('The price is {{terms.priceRise}} off.'),
  },
  {
    id: 'hard-coded-differs',
    bad: changed(
      'content/pages/terms.md',
      'limited to {{terms.liabilityCap}} the invoice value.',
      'limited to three times the invoice value, or thrice that, within one month or once a year.',
    ),
    near: changed(
      'content/pages/terms.md',
      'limited to {{terms.liabilityCap}} the invoice value.',
      'limited to {{terms.liabilityCap}} the invoice value, once more, at once and once it is paid.',
    ),
  },
  {
    id: 'hard-coded-unknown',
    bad: pricing(
      'Three times, 3 times, 3×, or double the price.\n\nWithin １４ days, ② days, Ⅻ months, ½ year or one month.',
    ),
    near: pricing('{{terms.liabilityCap}} the price, many times, for 3 × 4 eyes, once you pay.'),
  },
  {
    id: 'hard-coded-known',
    bad: pricing('Pay within 14 days of the invoice.\n\n| a |\n| - |\n| for €99 |'),
    near: pricing('Pay within {{terms.paymentWithin}} of the invoice.\n\n| a |\n| - |\n| for {{plans.lite.price}} |'),
  },
  {
    id: 'claim-unknown',
    bad: thanks('You have an answer in 3 hours.\n\nWe have `400 users`.', 'lead: We call for ten minutes.'),
    near: thanks(
      'We looked for 10 seconds.\n\n<!-- number ok: of our desk -->\nYou have an answer in 3 hours.\n\nVersion 2 of 12 pictures.',
      '# number ok: of a call\nlead: We call for ten minutes.',
    ),
  },
  {
    id: 'claim-differs',
    bad: thanks(
      'Your data are analysed within 48 hours. Results for the first three testers are free.\n\nPayment is due in 30 days.',
      'lead: "{{service.analysedShare}}, or 98%, is analysed."',
    ),
    near: thanks(
      'Your data are analysed within 24 hours. Results for the first two testers are free.\n\nAsk us within 30 days.',
    ),
  },
  fact('fact-number-written', viewing, 'viewingTime: { seconds: 010 }', 'viewingTime: { seconds: 10.0 }'),
  fact('fact-number-written', 'years: [7, 10]', 'years: [0x7, 1e1]', 'years: [7, 10]'),
  fact('fact-name', viewing, '9x: { days: 1 }\n  bad name: { days: 1 }\n  a.b: { days: 1 }', 'x9-a_b: { days: 1 }'),
  fact('fact-cents', price, 'price: { money: 19.999 }', 'price: { money: 19.99 }'),
  fact('fact-not-whole', 'liabilityCap: { times: 2 }', 'liabilityCap: { times: 1.5 }', 'liabilityCap: { hours: 1.5 }'),
  fact(
    'fact-two-units',
    'liabilityCap: { times: 2 }',
    'liabilityCap: { times: 2, days: 3 }',
    'liabilityCap: { days: 3 }',
  ),
  fact('fact-price', price, 'price: { money: [99, 199], join: or }', 'price: { text: from 99 to 199 euros }'),
  fact('fact-price', price, 'price: { percent: 99 }', 'price: { money: 0 }'),
  fact(
    'fact-markup',
    'law: { text: Dutch law }',
    'law: { text: "[Dutch](/law) law" }',
    'law: { text: "[Dutch] (law)" }',
  ),
  fact(
    'fact-markup',
    'noun: [tester, testers]',
    `noun: [tester, '<img src=x>'], source: "1" }\n  welcome: { count: 3, noun: ['$t(home.getStarted)', 'a | b']`,
    'noun: [tester (of one), "tester(s), R&D + $5"]',
  ),
  {
    id: 'fact-unused',
    bad: thanks(rest),
    near: thanks(`${rest}\n\nFor {{service.viewingTime}}.`),
  },
]
