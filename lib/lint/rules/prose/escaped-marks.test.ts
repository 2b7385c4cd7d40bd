import { withText } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { escapedMarks } from './escaped-marks'

testRule(escapedMarks, [
  {
    id: 'mark-escaped',
    invalid: withText('\\## Prices\n\n\\- one\n\n\\- two'),
    valid: withText('\\#1 of all, or \\- this.\n\n`\\## Prices`'),
    repaired: withText('## Prices\n\n- one\n\n- two'),
  },
  {
    id: 'mark-escaped',
    invalid: withText(
      'It is \\*\\*very\\*\\* good,\nand \\*quite\\* or `\\*so\\*` \\_very soon\\_.\n\n- See \\[prices\\](/pricing) or \\[them\\]\\(https://example.org\\).',
    ),
    valid: withText(
      'It is **very** good, 2 \\* 3 \\* 4, snake\\_case\\_name, \\_private\\_, \\[sic\\] (once) and `\\*\\*so\\*\\*`.\n\n```text\n\\*\\*x\\*\\*\n```\n\n\\* required',
    ),
    repaired: withText(
      'It is **very** good,\nand *quite* _very soon_.\n\n- See [prices](/pricing) or [them](https://example.org).',
    ),
  },
])
