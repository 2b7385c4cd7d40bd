import { expect, test } from '@jest/globals'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { siteWith } from '../../../tests/fixtures/messages/filled-site'
import { getSite } from '../../content/site'
import type { Texts } from '../../i18n/text-key'
import { companyOf } from './company'

const legalNameWith = (from: string, to: string) =>
  inContentFolder(
    siteWith(from, to),
    async () => companyOf(await getSite(), ((key: string) => key) as Texts).legalName,
    {
      legal: [],
    },
  )

test('structured data has the registered name only if the legal texts contain it', async () => {
  expect(await legalNameWith('2023', '2023')).toBe('Oogwenk B.V.')
  expect(await legalNameWith('entity: Oogwenk B.V.', 'entity: "[registered company name to come]"')).toBeUndefined()
})
