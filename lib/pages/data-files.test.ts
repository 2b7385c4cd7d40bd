import { expect, test } from '@jest/globals'
import { loadContent } from '../content/load-content'
import { dataReaders } from './data-files'
import { pages } from './index'

const areas = 'content/cases/galaxy/areas.yml'

/** What loading reports about a file that is replaced. */
async function reported(file: string, text: string | null) {
  const now = new Date('2026-11-25')
  const { diagnostics } = await loadContent({
    kinds: pages,
    data: dataReaders,
    now,
    drafts: false,
    overlay: { [file]: text },
  })
  return diagnostics.map((each) => [each.file, each.id])
}

test('loading this site reports nothing', async () => {
  expect(await reported('content/new.yml', '')).toEqual([])
})

test.each([
  ['locales/en/common.json', '{', 'locale-not-json'],
  ['locales/en/common.json', '{ "price": "{{nosuch.token}}" }', 'token-unknown'],
  ['locales/en/common.json', null, 'locale-missing'],
  ['content/docs/rest/endpoints.yml', 'resources: [', 'yaml-indent'],
  ['content/docs/rest/endpoints.yml', 'nosuch: 1', 'field-unknown'],
  ['content/docs/rest/endpoints.yml', null, 'file-missing'],
  ['content/computed.yml', 'nosuch: 1', 'field-unknown'],
  ['content/computed.yml', null, 'file-missing'],
  [areas, 'galaxy: 1', 'field-wrong-kind'],
] as const)('loading reports a mistake in %s: %j', async (file, text, id) => {
  expect(await reported(file, text)).toContainEqual([file, id])
})
