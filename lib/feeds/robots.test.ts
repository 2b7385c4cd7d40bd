import { expect, test } from '@jest/globals'
import { docsSource } from '../../tests/fixtures/docs-text'
import { robots } from './robots'

test('crawlers may read everything, and get the URL of the sitemap', async () => {
  expect(await robots(docsSource([]))).toBe('User-agent: *\nAllow: /\n\nSitemap: https://www.example/sitemap.xml\n')
})

test('a preview names no sitemap and blocks nothing, because crawlers must be able to read the noindex of its pages', async () => {
  expect(await robots({ ...docsSource([]), preview: true })).toBe('User-agent: *\nAllow: /\n')
})
