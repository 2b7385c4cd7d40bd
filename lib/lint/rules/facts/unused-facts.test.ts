import { readFileSync } from 'node:fs'
import { withText } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { unusedFacts } from './unused-facts'

/** All facts; below are texts that use all but one. */
const facts = { 'content/facts.yml': readFileSync('content/facts.yml', 'utf8') }
const rest =
  'Gaze: {{plans.every.gazeTracking}}, {{plans.every.emotions}}, {{plans.every.heartRate}}, {{plans.every.areasOfInterest}}.\n\n' +
  '{{service.analysedShare}} of data within {{service.analysedWithin}}, with {{plans.enterprise.api}}.'
const others = Object.fromEntries(
  ['content/pages/privacy.md', 'content/pages/terms.md', 'locales/en/common.json'].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]),
)

testRule(unusedFacts, [
  {
    id: 'fact-unused',
    invalid: { ...facts, ...others, ...withText(rest) },
    valid: { ...facts, ...others, ...withText(`${rest}\n\nFor {{service.viewingTime}}.`) },
  },
])
