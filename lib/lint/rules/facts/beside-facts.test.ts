import { withText } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { besideFacts } from './beside-facts'

const twice = (invalid: string, valid: string) =>
  ({ id: 'fact-unit-twice', invalid: withText(invalid), valid: withText(valid) }) as const

testRule(besideFacts, [
  twice('Save {{plans.pro.saving}}% or {{plans.pro.saving}} per cent.', 'Save {{plans.pro.saving}} of 100%.'),
  twice('It costs € {{plans.lite.price}}, not {{plans.lite.price}} euros.', 'It costs {{plans.lite.price}} a test.'),
  twice('It costs €**{{plans.lite.price}}**, not {{plans.lite.price}} EUR.', 'It costs **{{plans.lite.price}}**.'),
  twice('Pay within **{{terms.paymentWithin}}** days.', 'Pay within **{{terms.paymentWithin}}**, on a working day.'),
  twice('A {{service.analysedWithin}}-hour wait.', 'A wait of {{service.analysedWithin}}, not an hour more.'),
  {
    id: 'fact-after-article',
    invalid: withText('It is a {{service.viewingTime}} session.'),
    valid: withText('It is a session of {{service.viewingTime}}, and a {{plans.lite.price}} test.'),
  },
  {
    id: 'fact-unit-twice',
    invalid: { 'locales/en/common.json': '{ "pricing": { "save": "Save {{plans.pro.saving}} %" } }' },
    valid: withText('Those under {{terms.notDirectedUnder}}s are not asked.'),
  },
  {
    id: 'fact-small-letter',
    invalid: withText('{{plans.lite.payment}} is possible.\n\nThere are other ways. {{plans.lite.payment}} is one.'),
    // Values that are within a sentence, are not a sentence, begin with a figure, or are an address.
    valid: withText(
      'Pay by {{plans.lite.payment}}.\n\n{{plans.lite.payment}}\n\n{{plans.lite.price}} is the price.\n\n{{site.company.email}} is ours.',
    ),
  },
  {
    id: 'fact-article',
    invalid: withText(
      'It has a {{plans.enterprise.api}}. An {{plans.lite.price}} plan. Pay with an {{plans.lite.payment}}.',
    ),
    valid: withText(
      'It has an {{plans.enterprise.api}}. A {{plans.lite.price}} plan. Pay with a {{plans.lite.payment}}.',
    ),
  },
])
