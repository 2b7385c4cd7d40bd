import { expect, test } from '@jest/globals'
import { servedSite } from '../../../build/served-site'
import { makeSmallExport } from '../../../tests/fixtures/small-export'
import { readManifest, servedFile, toManifest } from './manifest'

test('the pages and files of the export are read, and nothing outside it', async () => {
  const site = await makeSmallExport()
  const { pages, files, notFoundPage } = await readManifest(site.outDir, servedSite)
  expect([...pages.keys()].sort()).toEqual(['/', '/about', '/docs', '/docs/rest'])
  expect([...files.keys()].sort()).toEqual([
    ...['/_next/static/chunks/a.js', '/licences.txt', '/locales/en/common.json', '/media/a.webp'],
  ])
  expect(notFoundPage?.path).toBe('/404.html')
  await site.remove()
})

test('the ETag depends on the content', () => {
  const [a, b, c] = ['x', 'x', 'y'].map((text, index) => servedFile(`/${index}.txt`, Buffer.from(text), servedSite))
  expect(a?.etag).toBe(b?.etag)
  expect(a?.etag).not.toBe(c?.etag)
  expect(a?.etag).toMatch(/^"[\w-]{22}"$/)
})

test('compressed copies belong to their files and are not listed as files themselves', () => {
  const { files, pages, extensions } = toManifest(
    ['/index.html', '/index.html.br', '/index.html.gz', '/a.js', '/lone.gz'].map((path) =>
      servedFile(path, Buffer.from(path), servedSite),
    ),
    servedSite,
  )
  expect([...files.keys()]).toEqual(['/a.js', '/lone.gz'])
  const page = pages.get('/')
  expect(page?.encoded.map(({ name, body }) => [name, body.toString()])).toEqual([
    ['br', '/index.html.br'],
    ['gzip', '/index.html.gz'],
  ])
  expect(new Set([page?.etag, ...(page?.encoded ?? []).map(({ etag }) => etag)]).size).toBe(3)
  expect(extensions).toEqual(expect.arrayContaining(['js', 'br', 'zst', 'gz']))
})
