/** Edits to the prices, limits and periods in `content/facts.yml`. */
import { edit } from './edit.mjs'

const facts = 'content/facts.yml'

/**
 * Other prices, limits and periods.
 * @type {import('./edit.mjs').Edit[]}
 */
export const prices = [
  edit('Lite costs more', facts, 'price: { money: 99 }', 'price: { money: 109 }'),
  edit('the price of Pro has cents', facts, 'price: { money: 199 }', 'price: { money: 1249.50 }'),
  edit('Enterprise has a price', facts, 'price: { text: custom }', 'price: { money: 2900 }'),
  edit('the saving is different', facts, 'saving: { percent: 35 }', 'saving: { percent: 12.5 }'),
  edit(
    'an additional minute costs less',
    facts,
    'additionalMinute: { money: 1.99 }',
    'additionalMinute: { money: 1.5 }',
  ),
  edit(
    'Lite covers two tests',
    facts,
    'tests: { count: 1, noun: [test, tests] }',
    'tests: { count: 2, noun: [test, tests] }',
  ),
  edit(
    'Lite is for three users',
    facts,
    'users: { count: 1, noun: [user, users] }',
    'users: { count: 3, noun: [user, users] }',
  ),
  edit('Pro includes more minutes', facts, 'includedMinutes: { minutes: 100 }', 'includedMinutes: { minutes: 1200 }'),
  edit('a tester costs less', facts, 'panel: { money: 9 }', 'panel: { money: 7.25 }'),
  edit(
    'Pro has support by telephone',
    facts,
    'support: { text: email and tickets }',
    'support: { text: email and telephone }',
  ),
  edit('the analysis takes two days', facts, 'analysedWithin: { hours: 24 }', 'analysedWithin: { days: 2 }'),
  edit('invoices are payable within 30 days', facts, 'paymentWithin: { days: 14 }', 'paymentWithin: { days: 30 }'),
]
