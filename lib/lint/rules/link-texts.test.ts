import { withText } from '../../../tests/fixtures/messages/pages'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { linkTexts } from './link-texts'

testRule(linkTexts, [
  {
    id: 'link-text-other',
    invalid: withText(
      'Write to [hello@oogwenk.nl](mailto:helo@oogwenk.nl), call [+31 20 123 45 67](tel:+31201234576) or see [www.example.org](https://example.com/page).',
    ),
    valid: withText(
      'Write to [hello@oogwenk.nl](mailto:hello@oogwenk.nl?subject=Hi), call [020 123 45 67](tel:+31201234567) or see [example.org](https://www.example.org/page), [Node.js](https://nodejs.org) or https://example.org.',
    ),
  },
  {
    id: 'link-glued',
    invalid: withText('See [our prices](/pricing)[contact us](/contact), and the[docs](/docs).'),
    valid: withText('See [our prices](/pricing) ([contact us](/contact)), two [case](/cases)s.'),
  },
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
