import { expect, test } from '@jest/globals'
import { siteConfig } from '../../../site.config'
import { smallSite } from '../../../tests/fixtures/small-site'
import { assertLimit, describeExport } from './exported'

test('pages become routes, compressed copies are listed separately, and extensions are those of the files and of all encodings', () => {
  const site = smallSite()
  expect(site.routes).toEqual(['/', '/about', '/docs', '/docs/rest'])
  expect(site.siblings.map(({ path }) => path)).toEqual([
    ...['_next/static/chunks/a.js.br', 'about.html.br', 'about.html.gz'],
  ])
  expect(site.files.map(({ path }) => path)).toContain('404.html')
  expect(site.extensions).toEqual(['br', 'gz', 'js', 'json', 'md', 'txt', 'webm', 'webp', 'zst'])
})

test.each([
  ['docs/café.html', /^out\/docs\/café\.html is a page whose address has characters other than .+\. Rename it/],
  ['About-us.html', /Rename it/],
  ['a b.html', /Rename it/],
  ['docs/index.html', /^out\/docs\.html and out\/docs\/index\.html have the same address\. Remove one/],
  ['old.php', /^out\/old\.php has the extension php, which has no media type\. Add it to hosting\.types/],
  ['lone.html.constructor', /which has no media type/],
])('the build stops at out/%s', (path, words) => {
  expect(() => smallSite({}, [path])).toThrow(words)
})

test('an export without a home page is an error', () => {
  expect(() => describeExport([{ path: 'about.html', bytes: 1 }], siteConfig.hosting, 'https://a.example')).toThrow(
    'There is no out/index.html. Run npm run build again to create it.',
  )
})

test('a limit includes the last byte, and above it the message names the host and says what to do', () => {
  expect(() => assertLimit('azure', 'The file', 20, 20)).not.toThrow()
  expect(() => assertLimit('azure', 'The file', 21, 20)).toThrow(
    'The file is 21, and azure allows at most 20. Make it smaller, or remove azure from hosting.hosts.',
  )
})
