import { withLead } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { typingSlips } from './typing-slips'

testRule(typingSlips, [
  {
    id: 'prose-mark',
    invalid: withLead('It works.. Buy **now**, or\ntoday !\n\nFirst,, second.', 'lead: Yes!!'),
    valid: withLead('It works... Buy **now** , or `today !`; ../files, .NET and 1..5.', 'lead: Yes?!'),
    repaired: withLead('It works. Buy **now**, or\ntoday!\n\nFirst, second.', 'lead: Yes!'),
  },
  {
    id: 'prose-capitals',
    invalid: withLead('## TRY IT NOW FOR FREE\n\nWE ARE OPEN TO ALL OF YOU.', 'lead: WRITE TO US ON FRIDAY'),
    valid: withLead(
      '## Try it now for free\n\nThe API knows GET PUT POST DELETE, with JSON AND CSV.',
      'lead: WRITE TO US',
    ),
  },
])
