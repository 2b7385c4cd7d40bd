import { expect, test } from '@jest/globals'
import { docsSource } from '../../tests/fixtures/docs-text'
import { readXml } from '../../tests/fixtures/read-xml'
import type { DatedPage } from '../pages/listed-pages'
import { sitemap, sitemapPaths } from './sitemap'

const page = (path: string, day?: string): DatedPage => ({ path, day, kind: 'page', title: 'T', description: 'D' })
const makeSitemap = (...pages: DatedPage[]) => sitemap({ ...docsSource([]), dated: async () => pages })

test('the sitemap lists each page once, sorted by path, with only its absolute URL and its date', async () => {
  const root = readXml(await makeSitemap(page('/pricing', '2026-11-22'), page('/', '2026-01-31'), page('/docs/rest')))
  const ns = '{http://www.sitemaps.org/schemas/sitemap/0.9}'
  expect(root.name).toBe(`${ns}urlset`)
  expect(root.children.map(({ children }) => children.map(({ name, text }) => [name.replace(ns, ''), text]))).toEqual([
    [
      ['loc', 'https://www.example/'],
      ['lastmod', '2026-01-31'],
    ],
    [['loc', 'https://www.example/docs/rest']],
    [
      ['loc', 'https://www.example/pricing'],
      ['lastmod', '2026-11-22'],
    ],
  ])
})

test('the same pages in a different order give the same bytes', async () => {
  const [a, b] = [page('/a', '2026-01-31'), page('/b')]
  expect(await makeSitemap(b, a)).toBe(await makeSitemap(a, b))
})

test('a site without pages has an empty sitemap', async () => {
  expect(readXml(await makeSitemap()).children).toEqual([])
})

test('each language has its own sitemap; that of the default language is at the root', () => {
  expect(sitemapPaths({ default: 'en', exported: ['en'] })).toEqual(['/sitemap.xml'])
  expect(sitemapPaths({ default: 'en', exported: ['en', 'nl'] })).toEqual(['/sitemap.xml', '/nl/sitemap.xml'])
})

test('with two languages, each page names itself, its alternate and the default', async () => {
  const source = { ...docsSource([]), dated: async () => [page('/a')] }
  const [url] = readXml(await sitemap(source, { default: 'en', exported: ['en', 'nl'] })).children
  const links = url?.children.filter(({ name }) => name === '{http://www.w3.org/1999/xhtml}link')
  expect(links?.map(({ attributes }) => [attributes.rel, attributes.hreflang, attributes.href])).toEqual([
    ['alternate', 'en', 'https://www.example/a'],
    ['alternate', 'nl', 'https://www.example/nl/a'],
    ['alternate', 'x-default', 'https://www.example/a'],
  ])
})
