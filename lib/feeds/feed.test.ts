import { expect, test } from '@jest/globals'
import { docsSource } from '../../tests/fixtures/docs-text'
import { readXml, type XmlElement } from '../../tests/fixtures/read-xml'
import type { DatedPage } from '../pages/listed-pages'
import { feed } from './feed'

const page = (path: string, day: string | undefined, more: Partial<DatedPage> = {}): DatedPage => ({
  ...{ path, day, kind: 'doc', title: `Title of ${path}`, description: `What ${path} says.` },
  ...more,
})
const makeFeed = (...pages: DatedPage[]) => feed({ ...docsSource([]), dated: async () => pages })

const ns = '{http://www.w3.org/2005/Atom}'
const named = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === `${ns}${name}`)
const textsOf = (element: XmlElement, name: string) => named(element, name).map(({ text }) => text.trim())

test('a feed names its author, its address and the date of its newest page', async () => {
  const root = readXml(await makeFeed(page('/docs/a', '2026-11-21'), page('/docs/b', '2026-01-31')))
  expect(root.name).toBe(`${ns}feed`)
  expect(root.attributes['xml:lang']).toBe('en')
  expect(textsOf(root, 'id')).toEqual(['https://www.example/feed.xml'])
  expect(textsOf(root, 'title')).toEqual(['Oog*wenk*'])
  expect(textsOf(root, 'updated')).toEqual(['2026-11-21T00:00:00Z'])
  expect(textsOf(root, 'author')).toEqual(['Oog*wenk*'])
  expect(named(root, 'link').map(({ attributes }) => attributes)).toEqual([
    { rel: 'self', type: 'application/atom+xml', href: 'https://www.example/feed.xml' },
    { rel: 'alternate', type: 'text/html', href: 'https://www.example/' },
  ])
})

test('an entry has everything that Atom requires, with absolute URLs', async () => {
  const title = 'Fish & <b>chips</b>'
  const [entry] = named(readXml(await makeFeed(page('/cases/a', '2026-12-01', { kind: 'case', title }))), 'entry')
  if (!entry) throw new Error('There is no entry.')
  expect(textsOf(entry, 'id')).toEqual(['https://www.example/cases/a'])
  expect(textsOf(entry, 'title')).toEqual([title])
  expect(textsOf(entry, 'updated')).toEqual(['2026-12-01T00:00:00Z'])
  expect(textsOf(entry, 'summary')).toEqual(['What /cases/a says.'])
  expect(named(entry, 'link').map(({ attributes }) => attributes.href)).toEqual(['https://www.example/cases/a'])
})

const idsIn = async (...pages: DatedPage[]) =>
  named(readXml(await makeFeed(...pages)), 'entry').map((entry) =>
    textsOf(entry, 'id')[0]?.replace('https://www.example', ''),
  )

test('the newest page comes first, and pages with the same date are sorted by path', async () => {
  const pages = [page('/docs/b', '2026-01-31'), page('/docs/c', '2026-11-21'), page('/docs/a', '2026-01-31')]
  expect(await idsIn(...pages)).toEqual(['/docs/c', '/docs/a', '/docs/b'])
  expect(await makeFeed(...pages)).toBe(await makeFeed(...pages.toReversed()))
})

test('pages without a date, and pages that are neither cases nor documentation, are left out', async () => {
  const pages = [
    page('/docs/a', '2026-01-31'),
    page('/terms', '2026-11-22', { kind: 'page' }),
    page('/docs/b', undefined),
  ]
  expect(await idsIn(...pages)).toEqual(['/docs/a'])
})

test('a feed lists only the hundred newest pages', async () => {
  const pages = Array.from({ length: 150 }, (_, index) =>
    page(`/docs/p${index}`, `2026-01-${String((index % 28) + 1).padStart(2, '0')}`),
  )
  const ids = await idsIn(...pages)
  expect(ids).toHaveLength(100)
  expect(ids[0]).toBe('/docs/p111')
})

test('without any date a feed would be invalid, so the build stops and says what to do', async () => {
  await expect(makeFeed(page('/docs/a', undefined))).rejects.toThrow('Run npm run stamp.')
})
