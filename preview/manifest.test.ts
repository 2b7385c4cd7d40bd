import { expect, test } from '@jest/globals'
import { makeSmallExport } from '../tests/fixtures/small-export'
import { readManifest, servedFile } from './manifest'
import { typeOf } from './mime'

test('the export is read with its pages, its files, and nothing that lies outside', async () => {
  const site = await makeSmallExport()
  const { pages, files, notFoundPage } = await readManifest(site.outDir)
  expect([...pages.keys()].sort()).toEqual(['/', '/about', '/docs', '/docs/rest'])
  expect([...files.keys()].sort()).toEqual([
    ...['/_next/static/chunks/a.js', '/licences.txt', '/locales/en/common.json', '/media/a.webp'],
  ])
  expect(notFoundPage?.path).toBe('/404.html')
  await site.remove()
})

test('the ETag is of the content', () => {
  const [a, b, c] = ['x', 'x', 'y'].map((text, index) => servedFile(`/${index}.txt`, Buffer.from(text)))
  expect(a?.etag).toBe(b?.etag)
  expect(a?.etag).not.toBe(c?.etag)
  expect(a?.etag).toMatch(/^"[\w-]{22}"$/)
})

test.each([
  ['/about.html', 'text/html; charset=utf-8'],
  ['/A.WEBM', 'video/webm'],
  ['/film.mp4', 'video/mp4'],
  ['/a.b.avif', 'image/avif'],
  ['/font.woff2', 'font/woff2'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/none', 'application/octet-stream'],
  ['/a.constructor', 'application/octet-stream'],
  ['/a.', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(typeOf(path)).toBe(type)
})
