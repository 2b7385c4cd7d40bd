import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { withText } from '../../../../tests/fixtures/messages/pages'
import { testRule } from '../../../../tests/fixtures/messages/test-messages'
import { contentOf } from '../../../../tests/fixtures/small-content'
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
  {
    id: 'fact-unused',
    invalid: { ...facts, ...others, ...withText(rest) },
    // The rule `claims` reports the number.
    valid: { ...facts, ...others, ...withText(`${rest}\n\nThe viewing time is 12 seconds.`) },
  },
  {
    id: 'fact-unused-typed',
    invalid: { ...facts, ...others, ...withText(`${rest}\n\nFor 10 seconds.`) },
    valid: { ...facts, ...others, ...withText(`${rest}\n\nFor {{service.viewingTime}}.`) },
  },
])

test('no fact is reported while the tokens in a text saved as UTF-16 cannot be read', async () => {
  const content = await contentOf({ ...facts, ...others, ...withText(rest) })
  expect(await unusedFacts.check(content)).toHaveLength(1)
  const page = { file: 'content/docs/utf16.md', route: undefined, text: '\uFFFD\uFFFDa\0b\0c\0' }
  expect(await unusedFacts.check({ ...content, pages: [...content.pages, page] })).toEqual([])
})
