import { afterAll, expect, test } from '@jest/globals'
import { siteWith } from '../../../tests/fixtures/messages/filled-site'
import { testMessages } from '../../../tests/fixtures/messages/test-messages'
import { contentOf, type Texts } from '../../../tests/fixtures/small-content'
import { security } from './security'

const { BUILD_NOW } = process.env
afterAll(() => void Object.assign(process.env, { BUILD_NOW: BUILD_NOW ?? '' }))

const until = (day: string): Texts => siteWith('2099-10-31', day)

/** Returns the diagnostics of the rule at a given time. */
const reportAt = async (moment: string, files: Texts) => {
  process.env.BUILD_NOW = moment
  return security.check(await contentOf(files))
}

testMessages(
  security.messages,
  [
    { id: 'security-expiring', invalid: until('2027-10-30'), valid: until('2027-10-31') },
    { id: 'security-expiring', invalid: until('2027-10-01'), valid: until('2027-09-30') },
    { id: 'security-expired', invalid: until('2027-09-30'), valid: until('2027-10-01') },
  ],
  (files) => reportAt('2027-10-01T12:00:00Z', files),
)

test.each([
  ['2027-10-01T23:59:59Z', []],
  ['2027-10-02T00:00:01Z', ['security-expiring']],
  ['2027-10-31T23:59:59Z', ['security-expiring']],
  ['2027-11-01T00:00:00Z', ['security-expired']],
])('a build that starts at %s reports %j for a security.txt that expires on 2027-10-31', async (moment, ids) => {
  const found = await reportAt(moment, until('2027-10-31'))
  expect(found.map(({ id, severity }) => [id, severity])).toEqual(ids.map((id) => [id, 'warning']))
})

test('an unreadable date is reported by the reader of the file, not by this rule', async () => {
  expect(await reportAt('2027-10-31T12:00:00Z', until('"31 October"'))).toEqual([])
})
