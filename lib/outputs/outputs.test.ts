import { expect, test } from '@jest/globals'
import { docsSource } from '../../tests/fixtures/docs-text'
import { fixedPaths, listOutputs } from './outputs'

const pathsOf = async (preview: boolean, basePath: string) =>
  (await listOutputs({ ...docsSource([]), preview }, basePath)).map(({ path }) => path)

const published = ['sitemap.xml', 'feed.xml']
const ofHost = ['robots.txt', '.well-known/security.txt']

test('the site at the root of its host has files for crawlers and for who finds a weakness', async () => {
  expect(await pathsOf(false, '')).toEqual(expect.arrayContaining([...published, ...ofHost]))
  expect(fixedPaths).toEqual((await pathsOf(false, '')).map((path) => `/${path}`))
})

test('an export below a base path has its own list and feed, and leaves the host’s files to the one at the root', async () => {
  const paths = await pathsOf(false, '/nl')
  expect(paths).toEqual(expect.arrayContaining(published))
  for (const path of ofHost) expect(paths).not.toContain(path)
})

test('a preview has no list of pages and no feed', async () => {
  const paths = await pathsOf(true, '')
  for (const path of published) expect(paths).not.toContain(path)
  expect(paths).toEqual(expect.arrayContaining(ofHost))
})
