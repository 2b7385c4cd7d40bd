import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { siteConfig } from '../site.config'
import { listFiles } from './fixtures/list-files'
import { readXml, type XmlElement } from './fixtures/read-xml'
import { headOf } from './metadata/head'
import { readFileTexts, readSiteFile } from './metadata/site-file'
import { attr, findAll, parsePage } from './specification/support/elements'

const { origin: ORIGIN, name: NAME, security } = readSiteFile()
const read = (path: string) => readFileSync(`out/${path}`, 'utf8')

const pages = listFiles('out', '.html').map((path) => ({ path, tree: parsePage(read(path)) }))
const metaOf = ({ tree }: (typeof pages)[number], name: string) =>
  findAll(tree, 'meta', { name }).map((meta) => attr(meta, 'content'))
const linksOf = ({ tree }: (typeof pages)[number], rel: string) => findAll(tree, 'link', { rel })

const childrenOf = ({ children }: XmlElement, name: string) => children.filter((each) => each.name.endsWith(`}${name}`))
const textOf = (element: XmlElement, name: string) => childrenOf(element, name).map(({ text }) => text.trim())

const entries = childrenOf(readXml(read('sitemap.xml')), 'url').map((url) => ({
  loc: textOf(url, 'loc')[0] ?? '',
  lastmod: textOf(url, 'lastmod')[0],
}))

test('the sitemap lists the canonical URL of every indexable page, and no other', () => {
  const found = pages.filter((page) => !metaOf(page, 'robots').join().includes('noindex'))
  expect(found.length).toBeGreaterThan(20)
  const canonical = found.flatMap((page) => linksOf(page, 'canonical').map((link) => attr(link, 'href')))
  expect(entries.map(({ loc }) => loc)).toEqual(canonical.sort())
  const left = pages.filter((page) => !found.includes(page)).map(({ path }) => path)
  expect(left.sort()).toEqual(['404.html', 'thanks.html'])
})

test('each URL in the sitemap belongs to a file, without a redirect', () => {
  for (const { loc } of entries) {
    const { origin, pathname, search, hash } = new URL(loc)
    expect([origin, search, hash]).toEqual([ORIGIN, '', ''])
    expect([loc, existsSync(pathname === '/' ? 'out/index.html' : `out${pathname}.html`)]).toEqual([loc, true])
  }
})

test('each page in the sitemap has its date from content/.dates.json, and a documentation page shows the same date', () => {
  const dates = JSON.parse(readFileSync('content/.dates.json', 'utf8'))
  let shown = 0
  for (const { loc, lastmod } of entries) {
    const { pathname } = new URL(loc)
    expect([pathname, lastmod]).toEqual([pathname, dates[pathname].day])
    const page = pages.find(({ path }) => `/${path}` === `${pathname}.html`)
    if (!pathname.startsWith('/docs/') || !page) continue
    const days = findAll(page.tree, 'time').map((time) => attr(time, 'datetime'))
    expect([pathname, days]).toEqual([pathname, [lastmod]])
    shown += 1
  }
  expect(shown).toBeGreaterThan(10)
})

test('the sitemap gives no priority and no frequency', () => {
  expect(read('sitemap.xml')).not.toMatch(/priority|changefreq/)
})

test('the feed is valid and lists every case and every documentation page, newest first', () => {
  const feed = readXml(read('feed.xml'))
  expect(feed.name).toBe('{http://www.w3.org/2005/Atom}feed')
  // RFC 4287, 4.1.1 and 4.1.2: exactly one of each, and an author.
  for (const name of ['id', 'title', 'updated', 'author']) expect(textOf(feed, name)).toHaveLength(1)
  const listed = childrenOf(feed, 'entry')
  for (const entry of listed) {
    for (const name of ['id', 'title', 'updated', 'summary']) expect(textOf(entry, name)).toHaveLength(1)
    expect(textOf(entry, 'updated')[0]).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/)
  }
  const days = listed.map((entry) => [textOf(entry, 'id')[0], textOf(entry, 'updated')[0]?.slice(0, 10)])
  const wanted = entries.filter(({ loc }) => /^https:\/\/[^/]+\/(?:cases\/|docs(?:\/|$))/.test(loc))
  expect(new Map(days as [string, string][])).toEqual(new Map(wanted.map(({ loc, lastmod }) => [loc, lastmod])))
  const order = days.map(([, day]) => day)
  expect(order).toEqual(order.toSorted().reverse())
  expect(textOf(feed, 'updated')[0]).toBe(`${order[0]}T00:00:00Z`)
  expect(new Set(listed.map((entry) => textOf(entry, 'title')[0])).size).toBe(listed.length)
})

test('the feed gives its URL, its author and its subject', () => {
  const feed = readXml(read('feed.xml'))
  const own = feed.children.filter(({ name }) => !name.endsWith('}entry')).map(({ name }) => name.replace(/^.*}/, ''))
  expect(own).toEqual(['id', 'title', 'subtitle', 'updated', 'author', 'link', 'link'])
  expect(textOf(feed, 'id')).toEqual([`${ORIGIN}/feed.xml`])
  expect(textOf(feed, 'title')).toEqual([NAME])
  expect(textOf(feed, 'subtitle')).toEqual([readFileTexts().feed.says])
  expect(childrenOf(feed, 'author').flatMap((author) => textOf(author, 'name'))).toEqual([NAME])
  expect(childrenOf(feed, 'link').map(({ attributes }) => attributes)).toEqual([
    { rel: 'self', type: 'application/atom+xml', href: `${ORIGIN}/feed.xml` },
    { rel: 'alternate', type: 'text/html', href: `${ORIGIN}/` },
  ])
})

test('each entry of the feed has the title, description and URL of its page', () => {
  const listed = childrenOf(readXml(read('feed.xml')), 'entry')
  expect(listed.length).toBeGreaterThan(10)
  for (const entry of listed) {
    const [id = ''] = textOf(entry, 'id')
    const { description, canonicals, social } = headOf(parsePage(read(`${new URL(id).pathname.slice(1)}.html`)))
    const link = { rel: 'alternate', type: 'text/html', href: id }
    expect([id, canonicals]).toEqual([id, [id]])
    expect([id, textOf(entry, 'title')]).toEqual([id, social.get('og:title')])
    expect([id, textOf(entry, 'summary')]).toEqual([id, [description]])
    expect([id, childrenOf(entry, 'link').map(({ attributes }) => attributes)]).toEqual([id, [link]])
  }
})

test('pages and the sitemap list other languages only if two or more are exported', () => {
  const languages = siteConfig.locales.exported.length
  const expected = languages > 1 ? languages + 1 : 0
  const listed = pages.filter(
    (page) => linksOf(page, 'canonical').length > 0 && !metaOf(page, 'robots').join().includes('noindex'),
  )
  expect(listed.length).toBeGreaterThan(20)
  for (const { path, tree } of listed)
    expect([path, findAll(tree, 'link', { hreflang: true }).length]).toEqual([path, expected])
  expect(read('sitemap.xml').includes('hreflang')).toBe(languages > 1)
})

test('the pages that list what the feed lists link to the feed', () => {
  const naming = pages.filter((page) =>
    linksOf(page, 'alternate').some((link) => attr(link, 'type') === 'application/atom+xml'),
  )
  expect(naming.map(({ path }) => path).sort()).toEqual(['cases.html', 'docs.html', 'index.html'])
  for (const page of naming) {
    const [link] = linksOf(page, 'alternate').filter((each) => attr(each, 'type') === 'application/atom+xml')
    expect(link && attr(link, 'href')).toBe(`${ORIGIN}/feed.xml`)
  }
})

test('robots.txt allows everything and gives the URL of the sitemap', () => {
  expect(read('robots.txt').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ])
})

test('security.txt gives the contact for vulnerabilities and a date on which it expires', () => {
  const fields = read('.well-known/security.txt')
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  const fieldByName = Object.fromEntries(fields)
  expect(fieldByName.Contact).toBe(security.contact)
  expect(fieldByName.Contact).toMatch(/^(?:mailto:|https:\/\/)/)
  expect(fieldByName.Expires).toBe(`${security.expires}T23:59:59Z`)
  expect(fieldByName['Preferred-Languages']).toBe(siteConfig.locales.exported.join(', '))
  expect(Date.parse(fieldByName.Expires ?? '')).toBeGreaterThan(
    Date.parse(process.env.BUILD_NOW || new Date().toISOString()),
  )
  expect(fieldByName.Canonical).toBe(`${ORIGIN}/.well-known/security.txt`)
})
