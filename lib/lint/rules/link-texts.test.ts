import { withText } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { linkTexts } from './link-texts'

testRule(linkTexts, [
  {
    id: 'link-vague',
    invalid: withText(
      'Prices are [here](/pricing). [**Click here!**](/docs)\n\n- [Read more »](/about)\n- [this page][one]\n\n[one]: /docs',
    ),
    valid: withText(
      'Our [prices](/pricing), [more about the company](/about), [Start with the guide](/docs). Click here.',
    ),
  },
])
