import { expect, test } from '@jest/globals'
import { getTexts } from '../../i18n/texts'
import { pageFiles } from './page-files'

const files = async (path: string, repository?: string) =>
  pageFiles({ path, file: `content${path}/index.md` }, { repository, t: await getTexts() })

test('a page leads to its Markdown copy, and can be edited only where a repository is set', async () => {
  expect((await files('/docs/rest')).markdownCopy).toEqual({ href: '/docs/rest.md', text: 'Read as Markdown' })
  expect((await files('/docs/rest')).edit).toBeUndefined()
  expect((await files('/docs/rest', 'https://code.example/site/edit/main')).edit).toEqual({
    href: 'https://code.example/site/edit/main/content/docs/rest/index.md',
    text: 'Edit this page',
  })
})

test('the pages that introduce the Rest API lead to its descriptions, and no other', async () => {
  const hrefs = async (path: string) => (await files(path)).descriptions.map(({ href }) => href)
  for (const path of ['/docs/rest', '/docs/rest/reference'])
    expect(await hrefs(path)).toEqual(['/openapi.json', '/postman.json'])
  for (const path of ['/docs', '/docs/rest/reference/users', '/docs/graphql/reference'])
    expect(await hrefs(path)).toEqual([])
})
