import { changed } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { factAmounts } from './fact-amounts'

const percent = (value: number) => changed('content/facts.yml', '{ percent: 35 }', `{ percent: ${value} }`)
const years = (value: string) => changed('content/facts.yml', '{ years: [2, 3],', `{ years: [${value}],`)

testRule(factAmounts, [
  { id: 'fact-share', invalid: percent(0.35), valid: percent(0), repaired: percent(35) },
  { id: 'fact-above-whole', invalid: percent(990), valid: percent(100) },
  { id: 'fact-range-order', invalid: years('3, 2'), valid: years('2, 3') },
])
