import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { buildVariant } from './run/build-variant.mjs'
import { newCases } from './run/new-cases.mjs'
import { asClients } from './run/variants.mjs'
import { all, attr, one, parsePage } from './specification/support/elements'
import { textOf } from './specification/support/text'

/** Long enough for a build; `npm test` has made it before. */
const MINUTES = 600_000

/** A page without any chart has none without a name either. */
const CHARTS = { toast: 12, soup: 8 }

const out = async () => `${await buildVariant(asClients)}/out`
const pageOf = async (path: string) => one(parsePage(readFileSync(`${await out()}/${path}.html`, 'utf8')), 'main')

test(
  'two folders that were dropped in are finished pages, and nothing else was edited',
  async () => {
    for (const [slug, least] of Object.entries(CHARTS)) {
      const main = await pageOf(`cases/${slug}`)
      expect(textOf(one(main, 'h1'))).toBe(`Does ${slug} work?`)
      expect(textOf(main)).toContain('Simulated data.')
      expect(textOf(main)).not.toMatch(/\{\{|\bNaN\b|undefined/)
      const pictures = all(main, 'img').map((img) => attr(img, 'src') ?? '')
      expect(pictures.length).toBeGreaterThan(0)
      for (const src of pictures) expect([src, existsSync(`${await out()}${src}`)]).toEqual([src, true])
      const svgs = all(main, 'svg', { role: 'img' }).map((svg) => attr(svg, 'aria-label') ?? textOf(svg))
      expect(svgs.length).toBeGreaterThanOrEqual(least)
      expect(svgs.filter((name) => name.trim() === '')).toEqual([])
    }
  },
  MINUTES,
)

test(
  'each has its card behind those that have a place, and its results byte for byte',
  async () => {
    const ways = all(await pageOf('cases'), 'a').flatMap((link) => attr(link, 'href') ?? [])
    // A way to a place within a case is no card.
    expect(ways.filter((href) => /^\/cases\/[^#]*$/.test(href))).toEqual(
      ['galaxy', 'bugfoundation', 'soup', 'toast'].map((slug) => `/cases/${slug}`),
    )
    const files = newCases()
    for (const path of ['cases/toast/a.csv', 'cases/toast/b.csv', 'cases/soup/a.csv'])
      expect(readFileSync(`${await out()}/${path}`, 'utf8')).toBe(files[`content/${path}`])
  },
  MINUTES,
)

test(
  'each is found by search, and described to search engines',
  async () => {
    const html = readFileSync(`${await out()}/cases/toast.html`, 'utf8')
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    expect(JSON.parse(data)['@graph']).toHaveLength(2)
    expect(readFileSync(`${await out()}/llms.txt`, 'utf8')).toContain('/cases/soup)')
    expect(readFileSync(`${await out()}/docs.html`, 'utf8')).toContain('href="/cases/toast"')
  },
  MINUTES,
)
