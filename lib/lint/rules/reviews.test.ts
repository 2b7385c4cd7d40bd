import { siteWith } from '../../../tests/fixtures/messages/filled-site'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { reviews } from './reviews'

const on = (day: string) => siteWith('2026-01-31', day)

testRule(reviews, [
  { id: 'review-to-come', invalid: on('2962-10-01'), valid: on('2026-10-02') },
  { id: 'review-to-come', invalid: on('2962-10-01'), valid: on('"[date to come]"') },
])
