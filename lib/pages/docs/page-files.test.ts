import { expect, test } from '@jest/globals'
import { getTexts } from '../../i18n/texts'
import { pageFiles } from './page-files'

const files = async (path: string, repository?: string) =>
  pageFiles({ path, file: `content${path}/index.md` }, { repository, t: await getTexts() })

test('a page links to its Markdown copy, and has an edit link only if a repository is configured', async () => {
  expect((await files('/docs/rest')).markdownCopy).toEqual({ href: '/docs/rest.md', text: 'Read as Markdown' })
  expect((await files('/docs/rest')).edit).toBeUndefined()
  expect((await files('/docs/rest', 'https://code.example/site/edit/main')).edit).toEqual({
    href: 'https://code.example/site/edit/main/content/docs/rest/index.md',
    text: 'Edit this page',
  })
})

test('only the pages that introduce the REST API link to its OpenAPI description and Postman collection', async () => {
  const hrefs = async (path: string) => (await files(path)).descriptions.map(({ href }) => href)
  for (const path of ['/docs/rest', '/docs/rest/reference'])
    expect(await hrefs(path)).toEqual(['/openapi.json', '/postman.json'])
  for (const path of ['/docs', '/docs/rest/reference/users', '/docs/graphql/reference'])
    expect(await hrefs(path)).toEqual([])
})
