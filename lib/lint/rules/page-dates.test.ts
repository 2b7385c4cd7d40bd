import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { pageDates } from './page-dates'

testRule(pageDates, [{ id: 'date-file-missing', invalid: {}, valid: { 'content/.dates.json': '{}' } }])
