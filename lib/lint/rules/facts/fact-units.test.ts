import { withText } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { factUnits } from './fact-units'

const twice = (invalid: string, valid: string) =>
  ({ id: 'fact-unit-twice', invalid: withText(invalid), valid: withText(valid) }) as const

testRule(factUnits, [
  twice('Save {{plans.pro.saving}}% or {{plans.pro.saving}} per cent.', 'Save {{plans.pro.saving}} of 100%.'),
  twice('It costs € {{plans.lite.price}}, not {{plans.lite.price}} euros.', 'It costs {{plans.lite.price}} a test.'),
  twice('It costs €**{{plans.lite.price}}**, not {{plans.lite.price}} EUR.', 'It costs **{{plans.lite.price}}**.'),
  twice('Pay within **{{terms.paymentWithin}}** days.', 'Pay within **{{terms.paymentWithin}}**, on a working day.'),
  twice('A {{service.analysedWithin}}-hour wait.', 'A wait of {{service.analysedWithin}}, not an hour more.'),
  {
    id: 'fact-unit-twice',
    invalid: { 'locales/en/common.json': '{ "pricing": { "save": "Save {{plans.pro.saving}} %" } }' },
    valid: withText('Those under {{terms.notDirectedUnder}}s are not asked.'),
  },
])
