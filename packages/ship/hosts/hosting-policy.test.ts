import { expect, test } from '@jest/globals'
import { siteConfig } from '../../../site.config'
import { cacheControlOf, extensionOf, isNoindex, mediaTypeOf, patternSource } from './hosting-policy'

const policy = siteConfig.hosting

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
  ['/folder.js/none', 'application/octet-stream'],
])('the media type of %s is %s', (path, type) => {
  expect(mediaTypeOf(path, policy)).toBe(type)
})

test('only files with a content hash in their names are cached permanently', () => {
  const cacheControl = (path: string) => cacheControlOf(path, policy)
  expect(cacheControl('/_next/static/chunks/a.js')).toContain('immutable')
  expect(cacheControl('/media/pictures/a.0a1b2c-480.webp')).toContain('immutable')
  for (const path of ['/media/brands/a.svg', '/locales/en/common.json', '/about.html', '/licences.txt', '/']) {
    expect(cacheControl(path)).not.toContain('immutable')
  }
  expect(cacheControlOf('/a', { ...policy, cache: [] })).toBe('no-store')
})

test('the extension comes after the last dot of the last segment', () => {
  expect(['/a.JS', '/a.b/c', '/.htaccess', '/a.', ''].map(extensionOf)).toEqual(['js', '', 'htaccess', '', ''])
})

test('search engines may index pages, but not Markdown copies and results files', () => {
  const paths = [
    '/about.md',
    '/docs/rest.md',
    '/llms.txt',
    '/llms-full.txt',
    '/cases/galaxy/a.csv',
    '/cases/galaxy',
    '/about',
    '/docs/llms.txt',
    '/a.md5',
    '/licences.txt',
  ]
  expect(paths.filter((path) => isNoindex(path, policy))).toEqual([
    ...['/about.md', '/docs/rest.md', '/llms.txt', '/llms-full.txt', '/cases/galaxy/a.csv'],
  ])
  expect(patternSource('/a+b*.txt')).toBe('^/a\\+b.*\\.txt$')
})
