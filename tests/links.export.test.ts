import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import { html as tree } from '@oogwenk/ship'
import { basePath } from '../site.config'
import { addressesOfPage, addressesOfXml, type FoundUrl } from './links/addresses'
import { addressProblem } from './links/check-address'
import { type ExportedSite, invalidUrls, invalidUrlsOnPage, pagesOf, readPage, readSite } from './links/read-site'

const { attribute, elementsOf, nodesOf } = tree

const OUT = 'out'
let exported: ExportedSite

beforeAll(() => {
  const links = elementsOf(nodesOf(readPage(OUT, '/')), 'link')
  const canonical = links.find((link) => attribute(link, 'rel') === 'canonical')
  exported = readSite(OUT, basePath, new URL((canonical && attribute(canonical, 'href')) ?? '').origin)
})

test.each(pagesOf(OUT))('every URL on %s works, including its anchor', (page) => {
  expect(addressesOfPage(readPage(OUT, page)).length).toBeGreaterThan(10)
  expect(invalidUrlsOnPage(exported, page)).toEqual([])
})

/** Files that list pages of this site, each with a function that reads the URLs. */
const lists: [string, (text: string) => FoundUrl[]][] = [
  ['sitemap.xml', addressesOfXml],
  ['feed.xml', addressesOfXml],
  ['robots.txt', (text) => linesOf(text, /^Sitemap:\s*(.*)$/gim)],
  ['.well-known/security.txt', (text) => linesOf(text, /^(?:Contact|Canonical|Policy|Encryption|Hiring):\s*(.*)$/gim)],
  ['manifest.webmanifest', addressesOfManifest],
]

test.each(lists)('every URL in %s works', (file, addressesOf) => {
  const written = addressesOf(readFileSync(`${OUT}/${file}`, 'utf8'))
  expect(written.length).toBeGreaterThan(0)
  expect(invalidUrls(written, '/', exported.site)).toEqual([])
})

test('pages and other files are distinguished', () => {
  expect(exported.site.pages.size).toBeGreaterThan(0)
  expect(exported.site.files.size).toBeGreaterThan(0)
  expect(addressProblem(`${basePath}/about`, '/', exported.site)).toBeUndefined()
  expect(addressProblem(`${basePath}/about.html`, '/', exported.site)).toBe('does not exist')
})

const linesOf = (text: string, line: RegExp): FoundUrl[] =>
  [...text.matchAll(line)].map(([, address = '']) => ({ address, in: 'line' }))

function addressesOfManifest(json: string): FoundUrl[] {
  const { start_url, scope, id, icons = [], shortcuts = [] } = JSON.parse(json)
  const named = [start_url, scope, id, ...[...icons, ...shortcuts].flatMap(({ src, url }) => [src, url])]
  return named.flatMap((address) => (address === undefined ? [] : [{ address, in: 'manifest' }]))
}
