import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { createResponder, hosts } from '@oogwenk/ship'
import sharp from 'sharp'
import { servedSite } from '../build/served-site'
import { listPages } from '../e2e/support/pages'
import { siteConfig } from '../site.config'
import { listFiles } from './fixtures/list-files'
import { headersOfHosts, readFrom } from './hosts/headers-at'
import { stepsOn } from './metadata/articles'
import { headOf } from './metadata/head'
import { readSiteFile } from './metadata/site-file'
import { attr, findAll, findOne, parsePage } from './specification/support/elements'
import { mainOf, readPage } from './specification/support/pages'
import { normalise, textOf, withoutStop } from './specification/support/text'

const { origin, name: siteName } = readSiteFile()
const pages = listPages('out')

/**
 * Makes a pattern for the title that a page should have: its heading, after which a breadcrumb may follow. The home
 * page, the list of cases and each case have a title of their own.
 */
function titlePattern(path: string): RegExp {
  const page = { root: readPage(path), address: `${origin}${path}` }
  const title = textOf(findOne(mainOf(path), 'h1'))
  const steps = stepsOn(page).map(({ name }) => name)
  if (path === '/') return new RegExp(`^${siteName}: `)
  if (path === '/cases') return new RegExp(`^${textOf(findOne(findOne(page.root, 'header'), 'a', { href: path }))}$`)
  if (path.startsWith('/cases/')) return new RegExp(`^${steps.at(-1)}: `)
  return new RegExp(`^${title}(?:, (?:${steps.slice(0, -1).join('|')}))?$`)
}

/** Lists the numbers in a text, with the euro sign of prices. */
const figuresIn = (text: string): string[] => text.match(/€?\d[\d.,]*(?<=\d)/g) ?? []

describe.each(pages)('the head of %s', (path) => {
  const { title, description, social } = headOf(readPage(path))
  const [short = ''] = social.get('og:title') ?? []

  test('has the title that the page shows', () => {
    expect(short).toMatch(titlePattern(path))
    expect(title).toBe(short.includes(siteName) ? short : `${short} – ${siteName}`)
  })

  test('quotes the page’s title in the text alternative of the social picture', () => {
    const heading = withoutStop(textOf(findOne(mainOf(path), 'h1')))
    const [alt = ''] = social.get('og:image:alt') ?? []
    expect(/"(.+?)"/.exec(normalise(alt))?.[1]).toBe(heading)
  })

  test('has a description that contains no number that is not on the page', () => {
    const [figures, shown] = [figuresIn(description), figuresIn(textOf(mainOf(path)))]
    expect(figures.filter((figure) => !shown.includes(figure))).toEqual([])
  })
})

/** The meta names that a head may have: one of each, but a theme colour for each colour scheme. */
const known: readonly string[] = ['viewport', 'description', 'theme-color', 'theme-color', 'robots']

test('pages have only known meta elements, none of them twice, and hide no text from search results', () => {
  const files = listFiles('out', '.html')
  expect(files.length).toBeGreaterThan(pages.length)
  for (const file of files) {
    const page = parsePage(readFileSync(`out/${file}`, 'utf8'))
    const names = findAll(page, 'meta').flatMap((meta) => attr(meta, 'name')?.toLowerCase() ?? [])
    const remaining = [...known]
    const more = names.filter((name) => {
      const index = remaining.indexOf(name)
      if (index >= 0) remaining.splice(index, 1)
      return index < 0 && !name.startsWith('twitter:')
    })
    expect([file, more]).toEqual([file, []])
    const directives = findAll(page, 'meta', { 'http-equiv': true }).map((meta) =>
      attr(meta, 'http-equiv')?.toLowerCase(),
    )
    const allowed = ['content-security-policy', ...(file === '404.html' ? ['refresh'] : [])]
    expect([file, directives.sort()]).toEqual([file, allowed])
    expect([file, findAll(page, '*', { 'data-nosnippet': true }).length]).toEqual([file, 0])
  }
})

test('no host has a header that hides a page from search engines', () => {
  const { headers, tlsHeaders } = siteConfig.hosting
  expect(Object.keys({ ...headers, ...tlsHeaders }).filter((name) => /robots/i.test(name))).toEqual([])
  expect(pages.filter((path) => createResponder(servedSite).isNoindex(path))).toEqual([])
  for (const [host, headersAt] of headersOfHosts(readFrom('.hosts'))) {
    const hidden = (path: string) => headersAt(path).some(([name]) => name === 'x-robots-tag')
    expect([host, pages.filter(hidden)]).toEqual([host, []])
    // Markdown copies are hidden, so the test finds such rules.
    if (!hosts[host]?.lacks?.noindex) expect([host, hidden('/docs.md')]).toEqual([host, true])
  }
})

test('the icon, which is the logo in the structured data, is square', async () => {
  const [icon] = findAll(readPage('/'), 'link', { rel: 'icon', type: 'image/svg+xml' })
  expect(icon && attr(icon, 'href')).toBe('/icon.svg')
  const { width, height } = await sharp('out/icon.svg').metadata()
  expect(width).toBe(height)
  expect(width).toBeGreaterThan(0)
})
