import { expect, test } from '@jest/globals'
import { docsSource } from '../../tests/fixtures/docs-text'
import { findOutput, fixedPaths, listOutputs } from './outputs'

const pathsOf = async (preview: boolean, basePath: string) =>
  (await listOutputs({ ...docsSource([]), preview }, basePath)).map(({ path }) => path)

const published = ['sitemap.xml', 'feed.xml']
const hostFiles = ['robots.txt', '.well-known/security.txt']

test('a site at the root of its host has the files for crawlers and for people who report a vulnerability', async () => {
  expect(await pathsOf(false, '')).toEqual(expect.arrayContaining([...published, ...hostFiles]))
  expect(fixedPaths).toEqual((await pathsOf(false, '')).map((path) => `/${path}`))
})

test('an export with a base path has its own sitemap and feed, and leaves the files of the host to the export at the root', async () => {
  const paths = await pathsOf(false, '/nl')
  expect(paths).toEqual(expect.arrayContaining(published))
  for (const path of hostFiles) expect(paths).not.toContain(path)
})

test('a preview has no sitemap and no feed', async () => {
  const paths = await pathsOf(true, '')
  for (const path of published) expect(paths).not.toContain(path)
  expect(paths).toEqual(expect.arrayContaining(hostFiles))
})

test('one file is found without generating files of other kinds', async () => {
  const refuse = async () => {
    throw new Error('No test needs these.')
  }
  const source = { ...docsSource([]), docs: refuse, icons: refuse, socialPictures: refuse, preview: false }
  const caseFiles = async () => [{ path: '/cases/a/a.csv', bytes: new Uint8Array([1]) }]
  const found = await findOutput('cases/a/a.csv', { ...source, caseFiles }, '')
  expect(found?.path).toBe('cases/a/a.csv')
  expect((await findOutput('robots.txt', { ...source, caseFiles: refuse }, ''))?.path).toBe('robots.txt')
  expect(await findOutput('robots.txt', { ...source, caseFiles: refuse }, '/nl')).toBeUndefined()
  expect(await findOutput('none.json', { ...source, caseFiles: refuse }, '')).toBeUndefined()
})
