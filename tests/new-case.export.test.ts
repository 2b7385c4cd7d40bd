import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { buildVariant } from './run/build-variant.mjs'
import { newCases } from './run/new-cases.mjs'
import { TRACES } from './run/unpublished.mjs'
import { preview } from './run/variants.mjs'
import { attr, findAll, findOne, parsePage } from './specification/support/elements'
import { textOf } from './specification/support/text'

/** The time limit, long enough for a build, although `npm test` has usually made it before. */
const TIMEOUT_MS = 600_000

/** The minimum number of charts in each case: without charts, the test for their names would prove nothing. */
const CHARTS = { toast: 12, soup: 8 }

const out = async () => `${await buildVariant(preview)}/out`
const pageOf = async (path: string) => findOne(parsePage(readFileSync(`${await out()}/${path}.html`, 'utf8')), 'main')

test(
  'two new folders become finished pages without any other edit',
  async () => {
    for (const [slug, min] of Object.entries(CHARTS)) {
      const main = await pageOf(`cases/${slug}`)
      expect(textOf(findOne(main, 'h1'))).toBe(`Does ${slug} work?`)
      expect(textOf(main)).toContain('Simulated data.')
      expect(textOf(main)).not.toMatch(/\{\{|\bNaN\b|undefined/)
      const pictures = findAll(main, 'img').map((img) => attr(img, 'src') ?? '')
      expect(pictures.length).toBeGreaterThan(0)
      for (const src of pictures) expect([src, existsSync(`${await out()}${src}`)]).toEqual([src, true])
      const svgs = findAll(main, 'svg', { role: 'img' }).map((svg) => attr(svg, 'aria-label') ?? textOf(svg))
      expect(svgs.length).toBeGreaterThanOrEqual(min)
      expect(svgs.filter((name) => name.trim() === '')).toEqual([])
    }
  },
  TIMEOUT_MS,
)

test(
  'each new case has a card after those with a fixed position (in a preview, the draft too), and its results byte for byte',
  async () => {
    const links = findAll(await pageOf('cases'), 'a').flatMap((link) => attr(link, 'href') ?? [])
    // A link to an anchor within a case is not a card.
    expect(links.filter((href) => /^\/cases\/[^#]*$/.test(href))).toEqual(
      ['galaxy', 'bugfoundation', 'soup', 'toast', TRACES.draft].map((slug) => `/cases/${slug}`),
    )
    const files = newCases()
    for (const path of ['cases/toast/a.csv', 'cases/toast/b.csv', 'cases/soup/a.csv'])
      expect(readFileSync(`${await out()}/${path}`, 'utf8')).toBe(files[`content/${path}`])
  },
  TIMEOUT_MS,
)

test(
  'the new cases are in llms.txt and the list of all pages, and have structured data',
  async () => {
    const html = readFileSync(`${await out()}/cases/toast.html`, 'utf8')
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const things: { '@type': string }[] = JSON.parse(data)['@graph']
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'Article', 'Dataset', 'Dataset'])
    expect(readFileSync(`${await out()}/llms.txt`, 'utf8')).toContain('/cases/soup)')
    expect(readFileSync(`${await out()}/docs.html`, 'utf8')).toContain('href="/cases/toast"')
  },
  TIMEOUT_MS,
)

test(
  'each new case has its own social picture',
  async () => {
    const pictures = await Promise.all(
      Object.keys(CHARTS).map(async (slug) => {
        const html = readFileSync(`${await out()}/cases/${slug}.html`, 'utf8')
        expect(html).toContain(`/social/cases/${slug}.png"`)
        expect(html).toMatch(new RegExp(`“Does ${slug} work\\?” [^"]+ Simulated data\\.`))
        return readFileSync(`${await out()}/social/cases/${slug}.png`).toString('base64')
      }),
    )
    expect(new Set(pictures).size).toBe(Object.keys(CHARTS).length)
  },
  TIMEOUT_MS,
)
