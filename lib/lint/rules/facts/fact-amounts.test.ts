import { changed } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { factAmounts } from './fact-amounts'

const percent = (value: number) => changed('content/facts.yml', '{ percent: 35 }', `{ percent: ${value} }`)
const years = (value: string) => changed('content/facts.yml', '{ years: [2, 3],', `{ years: [${value}],`)

const support = (text: string) => changed('content/facts.yml', '{ text: email only }', `{ text: "${text}" }`)

testRule(factAmounts, [
  { id: 'fact-share', invalid: percent(0.35), valid: percent(0), repaired: percent(35) },
  {
    id: 'fact-unit-lost',
    invalid: changed('content/facts.yml', 'paymentWithin: { days: 14 }', 'paymentWithin: { count: 14 }'),
    valid: changed('content/facts.yml', 'paymentWithin: { days: 14 }', 'paymentWithin: { days: 10 }'),
  },
  {
    id: 'fact-unit-lost',
    invalid: changed('content/facts.yml', 'priceRise: { percent: 10 }', 'priceRise: { count: 10 }'),
    valid: changed('content/facts.yml', 'notDirectedUnder: { count: 13', 'notDirectedUnder: { count: 12'),
    repaired: changed('content/facts.yml', 'priceRise: { percent: 10 }', 'priceRise: { percent: 12 }'),
  },
  { id: 'fact-above-whole', invalid: percent(990), valid: percent(100) },
  {
    id: 'fact-far',
    invalid: changed('content/facts.yml', '{ money: 1.49 }', '{ money: 149 }'),
    valid: changed('content/facts.yml', '{ money: 1.49 }', '{ money: 14.9 }'),
  },
  {
    id: 'fact-noun-order',
    invalid: changed('content/facts.yml', 'noun: [tester, testers]', 'noun: [testers, tester]'),
    valid: changed('content/facts.yml', 'noun: [tester, testers]', 'noun: [tester, testers]'),
  },
  { id: 'fact-amount-in-words', invalid: support('99 euro'), valid: support('1,000 a month') },
  { id: 'fact-amount-in-words', invalid: support('14 days'), valid: support('2 emails') },
  { id: 'fact-range-order', invalid: years('3, 2'), valid: years('2, 3') },
])
