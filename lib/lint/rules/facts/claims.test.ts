import { caseText } from '../../../../tests/fixtures/messages/case-files'
import { doc, withLead } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { claims } from './claims'

/** Returns texts in a second language: their line numbers do not depend on the length of the site's own file. */
const locale = (texts: object) => ({ 'locales/nl/common.json': JSON.stringify(texts, null, 2) })

/** Returns a text in each part of the locale file that pages outside documentation and cases show. */
const shown = (words: string) => ({
  site: { skip: words },
  home: { tryIt: words },
  switcher: { heatmaps: words },
  demo: { submit: words },
  contact: { optional: words },
  forms: { sending: words },
  errors: { title: words },
})

testRule(claims, [
  {
    id: 'claim-unknown',
    invalid: withLead('You have an answer in 3 hours.\n\nWe have `400 users`.', 'lead: We call for ten minutes.'),
    valid: withLead(
      'We looked for 10 seconds.\n\n<!-- number ok: of our desk -->\nYou have an answer in 3 hours.\n\nVersion 2 of 12 pictures.',
      '# number ok: of a call\nlead: We call for ten minutes.',
    ),
  },
  {
    id: 'claim-unknown',
    invalid: locale(shown('In three weeks')),
    valid: locale({ ...shown('In {{terms.rejectionWithin}}'), explorer: { title: 'In three weeks' } }),
  },
  {
    id: 'claim-unknown',
    invalid: withLead('```text\nan answer in\n3 hours\n```\n\n![A rise in 3 hours](a.png "in 4 hours")'),
    valid: withLead(
      '<!-- number ok: of our desk -->\n```text\nan answer in\n3 hours\n```\n\n![A rise in 3 hours](a.png) <!-- number ok: it is drawn -->',
    ),
  },
  {
    id: 'claim-differs',
    invalid: withLead(
      'Your data are analysed within 48 hours. Results for the first three testers are free.\n\nPayment is due in 30 days.',
      'lead: "{{service.analysedShare}}, or 98%, is analysed."',
    ),
    valid: withLead(
      'Your data are analysed within 24 hours. Results for the first two testers are free.\n\nAsk us within 30 days.',
    ),
  },
  {
    id: 'claim-price',
    invalid: withLead('Lite costs\n€99.', 'lead: One test is 99 euros.'),
    valid: withLead('Lite costs {{plans.lite.price}}.\n\n<!-- number ok: of another firm -->\nThey ask €99.'),
    repaired: withLead('Lite costs\n{{plans.lite.price}}.', 'lead: One test is {{plans.lite.price}}.'),
  },
  {
    id: 'claim-price',
    invalid: { 'content/docs/one.md': doc({ text: 'Lite costs €99.\n\nWe answer in 3 hours.' }) },
    valid: { 'content/docs/one.md': doc({ text: 'We answer in 3 hours.\n\n```text\nEUR 99\n```' }) },
  },
  {
    id: 'claim-customers',
    invalid: withLead(
      'Three of our\ncustomers say so, and half of them.\n\nOf 300 customers, **90%** of our customers stay.\n\nNine out of ten customers.\n\nOur 3 biggest customers, and 300+ customers.',
      'lead: A dozen happy clients.',
    ),
    valid: withLead(
      'One of our customers says so: a customer of 30 years. In 2020 customers left version 2 customers.\n\n<!-- number ok: in the archive -->\nThree of our customers agreed.',
    ),
    repaired: withLead('Our customers say so.', 'lead: Our clients.'),
  },
  {
    id: 'claim-customers',
    invalid: {
      'content/docs/one.md': doc({ text: 'We have 300 customers.' }),
      'content/cases/toast/index.md': caseText({ emotion: 'Three of our customers agree.' }),
      'content/pages/terms.md': '---\ntitle: Terms\n---\n\nThree of our customers agree.\n',
    },
    valid: {
      'content/docs/one.md': doc({ text: 'At most two clients may write at once.' }),
      'content/cases/toast/index.md': caseText({ emotion: 'Three of our customers <!-- number ok: all --> agree.' }),
    },
  },
])
