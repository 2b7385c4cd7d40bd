import { withLead } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { calendarDates } from './calendar-dates'

testRule(calendarDates, [
  {
    id: 'date-not-in-calendar',
    invalid: withLead('Since 31 November 2026.', 'lead: Until 29 February 2026.'),
    valid: withLead('Since 30 November 2026, and from 29 February 2028.', 'lead: Until May.'),
    repaired: withLead('Since 30 November 2026.', 'lead: Until 28 February 2026.'),
  },
  {
    id: 'date-not-in-calendar',
    invalid: withLead('From 31 June to 30 February, 0 May or 31 September.'),
    valid: withLead('From 30 June to 29 February or 31 May; 40 May be few, 31 Mayors and 50 June tests.'),
  },
  {
    id: 'date-in-figures',
    invalid: withLead('We meet on 12/5/2026, or on 12/25/2026.'),
    valid: withLead('We meet on 12 May 2026, at 1/2, in 2025/2026, or at https://example.org/12/5/2026.'),
    repaired: withLead('We meet on 12 May 2026.'),
  },
  {
    id: 'time-not-on-clock',
    invalid: withLead('We meet at 25:30, from 10:75 or at 13 pm.'),
    valid: withLead('We meet at 23:59, at 1 pm, split it 50:50 or 80:20, and from 100:90 down.'),
    repaired: withLead('We meet at 22:30, from 10:15 or at 1 pm.'),
  },
  {
    id: 'date-other-weekday',
    invalid: withLead('On Monday, 27 November 2026.'),
    valid: withLead('On Friday, 27 November 2026, or Monday.'),
  },
])
