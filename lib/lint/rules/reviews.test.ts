import { expect, test } from '@jest/globals'
import { siteWith } from '../../../tests/fixtures/messages/filled-site'
import { testRule } from '../../../tests/fixtures/messages/test-messages'
import { siteFile } from '../../content/site'
import { readYaml } from '../../content/yaml/read-yaml'
import type { Snapshot } from '../snapshot'
import { reviews } from './reviews'

const on = (day: string) => siteWith('2026-01-31', day)

/** Returns a site whose privacy policy changed on this day, and whose legal texts were reviewed on 2 October. */
const after = (day: string) => ({
  ...on('2026-10-02'),
  'content/.dates.json': JSON.stringify({ '/privacy': { words: '0123456789abcdef', day } }),
})

testRule(reviews, [
  { id: 'review-to-come', invalid: on('2962-10-01'), valid: on('2026-10-02') },
  { id: 'review-to-come', invalid: on('2962-10-01'), valid: on('"[date to come]"') },
  { id: 'review-outdated', invalid: after('2026-10-03'), valid: after('2026-10-02') },
])

test('a day that does not exist is reported by the reader of the file alone', async () => {
  const data = new Map([[siteFile, readYaml(siteFile, 'legal:\n  reviewedOn: 2962-11-31\n')]])
  expect(await reviews.check({ data } as unknown as Snapshot)).toEqual([])
})
