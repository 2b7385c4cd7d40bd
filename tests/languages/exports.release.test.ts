import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, jest, test } from '@jest/globals'
import { html as tree } from '@oogwenk/ship'
import { listPages } from '../../e2e/support/pages'
import { listFiles } from '../fixtures/list-files'
import { readXml } from '../fixtures/read-xml'
import { invalidUrlsOnPage, pagesOf, readSite } from '../links/read-site'
import { readSiteFile } from '../metadata/site-file'
import { buildVariant } from '../run/build-variant.mjs'
import { atTheRoot, pseudo } from '../run/languages.mjs'
import { PSEUDO, UNTRANSLATED } from '../run/pseudo-locale.mjs'

const { attribute, elementsOf, nodesOf } = tree

const { origin: ORIGIN } = readSiteFile()
const bases: Record<string, string> = { en: '', [PSEUDO]: `/${PSEUDO}` }
let out: Record<string, string>
let pages: string[]

// The tests parse all pages, some more than once.
jest.setTimeout(120_000)

beforeAll(async () => {
  out = { en: `${await buildVariant(atTheRoot)}/out`, [PSEUDO]: `${await buildVariant(pseudo)}/out` }
  pages = listPages(out.en)
}, 1_200_000)

const read = (lng: string, page: string) => readFileSync(`${out[lng]}${page === '/' ? '/index' : page}.html`, 'utf8')
const addressIn = (lng: string, page: string) => ORIGIN + (page === '/' ? bases[lng] || '/' : `${bases[lng]}${page}`)

/** Returns the language, URLs and indexing in the head of a page. */
function headOf(lng: string, page: string) {
  const nodes = nodesOf(read(lng, page))
  const links = elementsOf(nodes, 'link').map((link) => (name: string) => attribute(link, name))
  const meta = (property: string) => elementsOf(nodes, 'meta').find((each) => attribute(each, 'property') === property)
  const metaOf = (property: string) => {
    const element = meta(property)
    return element && attribute(element, 'content')
  }
  const [html] = elementsOf(nodes, 'html')
  return {
    lang: html && attribute(html, 'lang'),
    canonical: links.find((get) => get('rel') === 'canonical')?.('href'),
    languages: links.flatMap((get) => (get('hreflang') === undefined ? [] : [[get('hreflang'), get('href')]])),
    locale: metaOf('og:locale'),
    others: metaOf('og:locale:alternate'),
    hidden: elementsOf(nodes, 'meta').some((each) => /noindex/.test(attribute(each, 'content') ?? '')),
  }
}

test('both exports have the same pages', () => {
  expect(listPages(out[PSEUDO])).toEqual(pages)
  expect(pages.length).toBeGreaterThan(25)
})

test('every page gives its language and URL, and the URLs of both translations and the default', () => {
  for (const page of pages) {
    const pair = ['en', PSEUDO].map((lng) => [lng, addressIn(lng, page)])
    for (const [lng, locale, other] of [
      ['en', 'en_GB', 'en_XA'],
      [PSEUDO, 'en_XA', 'en_GB'],
    ] as const) {
      const head = headOf(lng, page)
      const languages = head.hidden ? [] : [...pair, ['x-default', addressIn('en', page)]]
      expect([page, head]).toEqual([
        page,
        { lang: lng, canonical: addressIn(lng, page), languages, locale, others: other, hidden: page === '/thanks' },
      ])
    }
  }
})

test('the not-found page has no alternate language', () => {
  expect(headOf(PSEUDO, '/404')).toMatchObject({ lang: PSEUDO, languages: [] })
})

test.each(['en', PSEUDO])('every link in the export in %s stays below its base path and works', (lng) => {
  const exported = readSite(out[lng] ?? '', bases[lng] ?? '', ORIGIN)
  expect(pagesOf(exported.outDir).flatMap((page) => invalidUrlsOnPage(exported, page))).toEqual([])
})

test.each(['en', PSEUDO])(
  'the sitemap of the export in %s lists the same languages as the heads of its pages',
  (lng) => {
    const map = readXml(readFileSync(`${out[lng]}/sitemap.xml`, 'utf8'))
    const listed = map.children.map(({ children }) => ({
      canonical: children.find(({ name }) => name.endsWith('}loc'))?.text,
      languages: children.flatMap(({ name, attributes: { hreflang, href } }) =>
        name === '{http://www.w3.org/1999/xhtml}link' ? [[hreflang, href]] : [],
      ),
    }))
    const heads = pages.map((page) => headOf(lng, page)).filter(({ hidden }) => !hidden)
    const byAddress = (a: { canonical?: string | undefined }, b: { canonical?: string | undefined }) =>
      String(a.canonical) < String(b.canonical) ? -1 : 1
    expect(listed.sort(byAddress)).toEqual(
      heads.map(({ canonical, languages }) => ({ canonical, languages })).sort(byAddress),
    )
  },
)

test('every export contains every language, and requests texts from the root of the host', () => {
  const texts = (lng: string, language: string) => readFileSync(`${out[lng]}/locales/${language}/common.json`, 'utf8')
  for (const named of ['en', PSEUDO]) expect(texts('en', named)).toBe(texts(PSEUDO, named))
  const scripts = readdirSync(`${out[PSEUDO]}/_next/static/chunks`).map((file) =>
    readFileSync(`${out[PSEUDO]}/_next/static/chunks/${file}`, 'utf8'),
  )
  expect(scripts.join('')).toMatch(/["'`]\/locales\/\{\{lng\}\}\/\{\{ns\}\}\.json/)
})

test('a missing translation is shown in English', () => {
  expect(UNTRANSLATED).toEqual(['site.status', 'tools.own.open'])
  const english = JSON.parse(readFileSync('locales/en/common.json', 'utf8'))
  for (const page of pages) expect(read(PSEUDO, page)).toContain(`>${english.site.status}<`)
  const [tool = ''] = listFiles(`${out[PSEUDO]}/_next/static/client`, 'own.js')
  const script = readFileSync(`${out[PSEUDO]}/_next/static/client/${tool}`, 'utf8')
  expect(script).toContain(english.tools.own.open)
  expect(script).not.toContain(english.tools.own.reading)
})
