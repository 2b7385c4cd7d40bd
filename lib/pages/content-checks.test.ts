import { expect, test } from '@jest/globals'
import { loadContent } from '../content/load-content'
import { contentChecks } from './content-checks'
import { pages } from './index'

/** Returns what is reported about this site with one file replaced. */
async function reportsOn(file: string, text: string | null) {
  const checks = async () => contentChecks
  const now = new Date('2026-11-25')
  const content = await loadContent({ kinds: pages, checks, now, drafts: false, overlay: { [file]: text } })
  return (await content.diagnose()).map((each) => [each.file, each.id])
}

test('nothing is reported about this site', async () => {
  expect(await reportsOn('content/new.yml', '')).toEqual([])
})

const front = '---\ntitle: Terms\ndescription: It says what the page is about.\nquestion: Anything unclear?\n---\n'

test.each([
  ['locales/en/common.json', '{', 'locale-not-json'],
  ['locales/en/common.json', '{ "price": "{{nosuch.token}}" }', 'token-unknown'],
  ['locales/en/common.json', null, 'locale-missing'],
  ['content/docs/rest/endpoints.yml', 'resources: [', 'yaml-indent'],
  ['content/docs/rest/endpoints.yml', 'nosuch: 1', 'field-unknown'],
  ['content/docs/rest/endpoints.yml', null, 'file-missing'],
  ['content/computed.yml', 'nosuch: 1', 'field-unknown'],
  ['content/computed.yml', null, 'file-missing'],
  ['content/cases/galaxy/areas.yml', 'galaxy: 1', 'field-wrong-kind'],
  ['content/cases/galaxy/a.csv', null, 'results-file-missing'],
  ['content/pages/terms.md', `${front}\n## Law\n\n1. Dutch law applies.\n`, 'legal-no-summary'],
  ['content/pages/terms.md', `${front}\n{{nosuch.token}}\n`, 'token-unknown'],
  ['content/pages/terms.md', front.replace('title', 'titel'), 'field-unknown'],
] as const)('a mistake in %s is reported: %j', async (file, text, id) => {
  expect(await reportsOn(file, text)).toContainEqual([file, id])
})
