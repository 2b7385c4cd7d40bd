import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { listPages } from '../e2e/support/pages'
import { faultsOf, type Thing, thingsIn } from './metadata/data'
import { expectedData } from './metadata/expected-data'
import { headOf } from './metadata/head'
import { parseNormalised } from './metadata/page'
import { readSiteFile } from './metadata/site-file'
import { typesByPage } from './metadata/types'
import { parsePage } from './specification/support/elements'
import { fileOf, readPage } from './specification/support/pages'

const site = readSiteFile()
const { origin, name: siteName } = site
const pages = listPages('out')
const heads = new Map(pages.map((path) => [path, headOf(readPage(path))]))
const headAt = (path: string) => heads.get(path) ?? headOf(parsePage(''))
/** Pages that are hidden from search engines: this one only confirms that a form was sent. */
const notForSearch = ['/thanks']

const one = (values: readonly string[] | undefined): string => {
  expect(values).toHaveLength(1)
  return values?.[0] ?? ''
}

describe.each(pages)('%s', (path) => {
  const { title, description, canonicals, robots, social, blocks } = headAt(path)
  const address = `${origin}${path}`

  test('has a title and description that fit search results', () => {
    expect(title).toContain(siteName)
    expect([...title].length).toBeGreaterThanOrEqual(10)
    expect([...title].length).toBeLessThanOrEqual(65)
    expect([...description].length).toBeGreaterThanOrEqual(50)
    expect([...description].length).toBeLessThanOrEqual(160)
    expect(`${title} ${description}`).not.toMatch(/\{\{|\[|undefined|[<>]/)
  })

  test('has one canonical URL', () => {
    expect(canonicals).toEqual([address])
    expect(social.get('og:url')).toEqual([address])
  })

  test('is hidden from search engines only if it is listed here as hidden', () => {
    expect(robots).toBe(notForSearch.includes(path) ? 'noindex, follow' : '')
  })

  test('has the same texts in link previews as in search results', () => {
    expect([title, one(social.get('og:title'))]).toEqual([
      expect.stringContaining(one(social.get('og:title'))),
      expect.anything(),
    ])
    expect(one(social.get('og:description'))).toBe(description)
    expect(one(social.get('og:type'))).toBe(/^\/(?:cases|docs)\/./.test(path) ? 'article' : 'website')
    expect(one(social.get('og:site_name'))).toBe(siteName)
    expect(one(social.get('og:locale'))).toBe('en_GB')
    expect(one(social.get('twitter:card'))).toBe('summary_large_image')
    for (const name of ['title', 'description', 'image', 'image:alt'])
      expect([name, one(social.get(`twitter:${name}`))]).toEqual([name, one(social.get(`og:${name}`))])
    const names = [...social.keys()].filter((name) => name.startsWith('twitter:')).sort()
    expect(names).toEqual(['card', 'description', 'image', 'image:alt', 'title'].map((name) => `twitter:${name}`))
  })

  test('has a social picture of the size in its metadata', async () => {
    const picture = one(social.get('og:image'))
    expect(picture).toMatch(new RegExp(`^${origin}/.+\\.png$`))
    const file = `out${picture.slice(origin.length)}`
    expect([file, existsSync(file)]).toEqual([file, true])
    const { width, height, format } = await sharp(file).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(one(social.get('og:image:width'))).toBe('1200')
    expect(one(social.get('og:image:height'))).toBe('630')
    expect(one(social.get('og:image:type'))).toBe('image/png')
    expect(one(social.get('og:image:alt')).length).toBeGreaterThan(10)
    expect(statSync(file).size).toBeLessThan(200_000)
  })

  test('has the structured data for its kind of page, with all required properties', () => {
    const expected = typesByPage.find(([pattern]) => pattern.test(path))?.[1] ?? []
    expect(blocks).toHaveLength(expected.length > 0 ? 1 : 0)
    if (expected.length === 0) return
    const data = JSON.parse(blocks[0] ?? '') as { '@context': string; '@graph': Thing[] }
    expect(Object.keys(data)).toEqual(['@context', '@graph'])
    expect(data['@context']).toBe('https://schema.org')
    expect([...new Set(data['@graph'].map((thing) => thing['@type']))]).toEqual(expected)
    expect(faultsOf(thingsIn(data['@graph']))).toEqual([])
    const ids = thingsIn(data).flatMap((thing) => thing['@id'] ?? [])
    expect(ids.filter((id) => !String(id).startsWith(`${origin}/`))).toEqual([])
  })

  test('has structured data only with values that the page shows, each from its own element', () => {
    const expected = expectedData({ root: readPage(path), address }, site)
    const graphs = blocks.map((block) => (parseNormalised(block) as { '@graph': Thing[] })['@graph'])
    expect(graphs).toEqual(expected.length > 0 ? [expected] : [])
  })
})

test('no two pages share a title, a description or a social picture', () => {
  const taken = [...heads.values()].map(({ title, description, social }) => [
    title,
    description,
    ...(social.get('og:image') ?? []),
  ])
  const all = taken.flat()
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  expect(taken.every((texts) => texts.length === 3)).toBe(true)
})

test('the not-found page is not indexable, and has no canonical URL', () => {
  const { title, description, canonicals, robots, social, blocks } = headOf(
    parsePage(readFileSync('out/404.html', 'utf8')),
  )
  expect(title).not.toBe('')
  expect([...description].length).toBeGreaterThanOrEqual(50)
  expect(robots).toContain('noindex')
  expect(canonicals).toEqual([])
  expect(blocks).toEqual([])
  expect(social.has('og:url')).toBe(false)
  expect(social.get('og:image')).toEqual([expect.stringMatching(/\/social\/404\.png$/)])
})

test('every page is tested', () => {
  expect(pages.length).toBeGreaterThan(25)
  expect(pages.every((path) => existsSync(fileOf(path)))).toBe(true)
})
