import { readFileSync } from 'node:fs'
import { type Browser, expect, test } from '@playwright/test'
import { buildVariant } from '../tests/run/build-variant.mjs'
import { untouched } from '../tests/run/variants.mjs'
import { differences, type Pair, unneededKinds } from '../tests/same-as-next/compare'
import { NO_PAGE, openReader, type Reader, serve } from './support/export-reader'
import { oneOfEachKind } from './support/kinds'
import { listPages } from './support/pages'
import type { TestSite } from './support/site'

// One worker, so that Next's own export is built and served once.
test.describe.configure({ mode: 'default', timeout: 600_000 })

const WIDTHS = [390, 1440]
let exported: { folder: string; site: TestSite }
let shipped: TestSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  const folder = `${await buildVariant(untouched)}/out`
  exported = { folder, site: await serve(folder) }
  shipped = await serve('out')
})

test.afterAll(async () => {
  await exported.site.close()
  await shipped.close()
})

/** Reads pages of Next's own export and of the shipped one at both widths. */
async function readPairs(browser: Browser, pages: readonly string[]): Promise<Pair[]> {
  const readAll = async (reader: Reader) => {
    const read = []
    for (const page of pages) read.push(await reader.read(page))
    await reader.close()
    return read
  }
  const pairs = await Promise.all(
    WIDTHS.map(async (width): Promise<Pair[]> => {
      const [nextPages, shippedPages] = await Promise.all([
        readAll(await openReader(browser, exported.site, 'next', width)),
        readAll(await openReader(browser, shipped, 'shipped', width)),
      ])
      return pages.map((page, index) => ({
        page: `${page} at ${width} px`,
        next: nextPages[index] as Pair['next'],
        shipped: shippedPages[index] as Pair['shipped'],
      }))
    }),
  )
  return pairs.flat()
}

test('the same pages are exported, and one page of each kind is equal to Next’s own hydrated export, except for the listed kinds of difference', async ({
  browser,
}) => {
  expect(listPages(exported.folder)).toEqual(listPages())
  const pages = oneOfEachKind.map((page) => (page === '/404.html' ? NO_PAGE : page))
  expect((await readPairs(browser, pages)).flatMap((pair) => differences(pair))).toEqual([])
})

test('every page is equal to Next’s own hydrated export, except for the listed kinds of difference', {
  tag: '@release',
}, async ({ browser }) => {
  const pairs = await readPairs(browser, [...listPages(), NO_PAGE])
  expect(pairs.flatMap((pair) => differences(pair))).toEqual([])
  expect(unneededKinds(pairs), 'kinds of difference that no page has any more: remove them from the list').toEqual([])
})

test('a page that hydrates late is also equal to Next’s own', async ({ browser }) => {
  // At the width of a phone, where the site's own script animates and hides nothing.
  const [nextReader, shippedReader] = await Promise.all([
    openReader(browser, exported.site, 'next', 390),
    openReader(browser, shipped, 'late', 390),
  ])
  const interactive = listPages().filter((page) =>
    readFileSync(`out${page === '/' ? '/index' : page}.html`, 'utf8').includes('data-ship="interactive"'),
  )
  expect(interactive).toEqual(['/', '/contact'])
  for (const page of interactive) {
    const pair = { page, next: await nextReader.read(page), shipped: await shippedReader.read(page) }
    expect(differences(pair)).toEqual([])
  }
  await Promise.all([nextReader.close(), shippedReader.close()])
})

const withoutPolicy = (html: string) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')

test('any other difference is found', async ({ browser }) => {
  const [nextReader, shippedReader] = await Promise.all([
    openReader(browser, exported.site, 'next', 1440),
    openReader(browser, shipped, 'shipped', 1440),
  ])
  const next = await nextReader.read('/thanks')
  const found = async (change: (html: string) => string) =>
    differences({ page: '/thanks', next, shipped: await shippedReader.read('/thanks', change) }).join('\n')
  const differencesAfter = async (from: string | RegExp, to: string) => {
    const change = (html: string) => {
      const changed = withoutPolicy(html).replace(from, to)
      expect(changed).not.toBe(withoutPolicy(html))
      return changed
    }
    return found(change)
  }
  expect(await found((html) => html)).toBe('')
  expect(await differencesAfter('<title>', '<title>Not ')).toMatch(/title is ‘Not /)
  expect(await differencesAfter('>Thanks for getting in touch!<', '>Thanks for using us!<')).toMatch(
    /text is .*h1: is .*using/s,
  )
  expect(await differencesAfter('href="/pricing"', 'href="/prices"')).toMatch(/a: attribute href is .*prices/)
  expect(await differencesAfter(/<h1 class="\w+">/, '<h1>')).toMatch(/h1: attribute class is .*style font-size is/s)
  expect(await differencesAfter('</style>', 'h1{color:#123456}</style>')).toMatch(
    /h1: style color is ‘rgb\(18, 52, 86\)/,
  )
  expect(await differencesAfter('</style>', 'footer{padding-bottom:200px!important}</style>')).toMatch(/height is/)
  expect(await differencesAfter('</main>', '<div hidden></div></main>')).toMatch(/main#content: children is/)
  expect(await differencesAfter('</body>', '<script>fetch("/else")</script></body>')).toMatch(
    /body: children is .*script/,
  )
  expect(await differencesAfter('</head>', '<meta name="robots" content="all"></head>')).toMatch(
    /head: children is .*meta/,
  )
  await Promise.all([nextReader.close(), shippedReader.close()])
})
