import { expect, test } from '@jest/globals'
import { doc } from '../../../tests/fixtures/messages/pages'
import { onPart } from '../../../tests/fixtures/part-of-site'
import { getContent } from '../../pages/get-content'
import { takeSnapshot } from '../snapshot'
import { anchorsOf } from './anchors'

const anchorsWith = (text: string) =>
  onPart(
    { 'content/docs/two.md': doc({ text }) },
    async () => (await anchorsOf(await takeSnapshot(await getContent()))).get('/docs/two'),
    {
      legal: [],
      locales: false,
    },
  )

test('links can lead to the headings of a page with other mistakes', async () => {
  expect(await anchorsWith('## Long pages\n\n<b>Bold</b> {{x.y}} [there](/nothing-of-the-kind)')).toContain(
    'long-pages',
  )
})

test('the anchors of a page with a code block that is not closed are unknown', async () => {
  expect(await anchorsWith('## Here\n\n```json\n{}\n\n## There\n\n```json\n{}\n```')).toBeUndefined()
  expect(await anchorsWith('## Here\n\n```\n\n## There')).toBeUndefined()
})

test('the anchor of a heading with an unknown token is unknown, so links to anchors of that page are not checked', async () => {
  expect(await anchorsWith('## Here {{x.y}}')).toBeUndefined()
})
