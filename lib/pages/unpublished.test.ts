import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { docsSource } from '../../tests/fixtures/docs-text'
import { TRACES, unpublishedPages } from '../../tests/run/unpublished.mjs'
import { everything } from '../content/edition'
import { feed } from '../feeds/feed'
import { sitemap } from '../feeds/sitemap'
import { listPagesByArea } from './all-pages'
import { listCaseFiles } from './cases/case-files'
import { listCases } from './cases/cases'
import { getChrome } from './chrome'
import { dateDiagnostics, dayOf, writeDates } from './dates/dates'
import { getDates } from './dates/read-dates'
import { listDocs } from './docs/docs'
import { list } from './list'
import { listDated, listPageLines as listOthers } from './listed-pages'
import { listRedirects } from './redirects'
import { searchRecords } from './search-records'

const root = process.cwd()
const { BUILD_NOW, EDITION } = process.env
let folder = ''

/** Parts of the site that are slow to read and not needed here. */
const leftOut = [
  'cases/galaxy',
  'cases/bugfoundation',
  'docs/rest',
  'docs/graphql',
  'pages/privacy.md',
  'pages/terms.md',
]

/** Each test uses this site without its slow parts, and with the pages of `unpublishedPages` added. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpublished-'))
  for (const part of ['content', 'locales']) await cp(join(root, part), join(folder, part), { recursive: true })
  const endpoints = 'content/docs/rest/endpoints.yml'
  for (const path of leftOut) await rm(join(folder, 'content', path), { recursive: true })
  await cp(join(root, endpoints), join(folder, endpoints), { recursive: true })
  for (const [path, text] of Object.entries(unpublishedPages())) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  process.chdir(folder)
})
afterAll(async () => {
  process.chdir(root)
  Object.assign(process.env, { BUILD_NOW: BUILD_NOW ?? '', EDITION: EDITION ?? '' })
  await rm(folder, { recursive: true })
})

/** Returns the names of the lists that contain a word. All output is made from these lists. */
async function listsWith(word: string, now: string, edition = ''): Promise<string[]> {
  Object.assign(process.env, { BUILD_NOW: now, EDITION: edition })
  const lists = {
    docs: await listDocs(),
    cases: await listCases(),
    pages: await listPagesByArea(),
    'pages for programs': await listOthers(),
    'pages by day': await listDated(),
    search: await searchRecords(),
    results: (await listCaseFiles()).map(({ path }) => path),
    redirects: await listRedirects(),
  }
  return Object.entries(lists).flatMap(([name, value]) => (JSON.stringify(value).includes(word) ? [name] : []))
}

const { draft, later } = TRACES
const docLists = ['docs', 'pages', 'pages by day', 'search', 'redirects']
const caseLists = ['cases', 'pages', 'pages for programs', 'pages by day', 'search', 'results', 'redirects']

test('a scheduled page is in no list before its publication time, and in every list from then on', async () => {
  expect(await listsWith(later, '2026-12-01T07:59:59.999Z')).toEqual([])
  expect(await listsWith(later, '2026-12-01T08:00:00Z')).toEqual(docLists)
  expect(await listsWith(later, '2030-01-01T00:00:00Z')).toEqual(docLists)
  // The first test reads all content, which is slow on a busy machine.
}, 120_000)

test.each([
  ['2027-03-28 01:59', '2027-03-28T00:58:59Z', '2027-03-28T00:59:00Z'],
  ['2027-03-28 03:00', '2027-03-28T00:59:59Z', '2027-03-28T01:00:00Z'],
  ['2026-10-25 02:30', '2026-10-25T00:29:59Z', '2026-10-25T00:30:00Z'],
  ['2026-10-25 03:00', '2026-10-25T01:59:59Z', '2026-10-25T02:00:00Z'],
])(
  'a page scheduled near a clock change, at %s, is published at exactly that time',
  async (publishAt, before, time) => {
    const file = `content/docs/${later}.md`
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('2026-12-01 09:00', publishAt))
    try {
      expect(await listsWith(later, before)).toEqual([])
      expect(await listsWith(later, time)).toEqual(docLists)
    } finally {
      await writeFile(file, text)
    }
  },
)

test('a draft is never in a list of the published site; a preview has drafts and scheduled pages', async () => {
  expect(await listsWith(draft, '2030-01-01T00:00:00Z')).toEqual([])
  expect(await listsWith(draft, '2026-12-01T07:59:59Z', 'preview')).toEqual(caseLists)
  expect(await listsWith(later, '2026-12-01T07:59:59Z', 'preview')).toEqual(docLists)
})

test('the notice of an unpublished page is in its header, and only in a preview', async () => {
  Object.assign(process.env, { BUILD_NOW: '2026-12-01T07:59:59Z', EDITION: 'preview' })
  expect((await getChrome(`/cases/${draft}`)).preview?.state).toBe('This page is a draft.')
  expect((await getChrome(`/docs/${later}`)).preview?.state).toContain('1 December 2026, 09:00 Europe/Amsterdam time')
  expect((await getChrome('/docs/okapi')).preview?.state).toBeUndefined()
  process.env.EDITION = ''
  expect(await getChrome('/docs/okapi')).not.toHaveProperty('preview')
})

test('stamping ignores drafts; a scheduled page is stamped, and gets the date of its publication', async () => {
  Object.assign(process.env, { BUILD_NOW: '2026-12-01T07:59:59Z', EDITION: '' })
  const staleDates = async () => JSON.stringify(await dateDiagnostics())
  expect(await staleDates()).not.toContain(draft)
  expect(await staleDates()).toContain(`/docs/${later}`)
  await writeDates('2026-11-21')
  expect(await staleDates()).toBe('[]')
  const dates = await getDates()
  expect(Object.keys(dates)).not.toContain(`/cases/${draft}`)
  const item = (await list(everything)).find(({ path }) => path === `/docs/${later}`)
  if (!item) throw new Error('The scheduled page is missing.')
  expect(dayOf(item, dates, 'Europe/Amsterdam')).toBe('2026-12-01')
  expect(dayOf({ ...item, publishAt: new Date('2026-11-01') }, dates, 'Europe/Amsterdam')).toBe('2026-11-21')
  // 23:30 UTC is the next day in Amsterdam.
  expect(dayOf({ ...item, publishAt: new Date('2026-12-24T23:30Z') }, dates, 'Europe/Amsterdam')).toBe('2026-12-25')
})

/** Returns the sitemap and the feed of a build at a given time. */
async function outputAt(now: string): Promise<{ sitemapText: string; feedText: string }> {
  Object.assign(process.env, { BUILD_NOW: now, EDITION: '' })
  const source = { ...docsSource([]), dated: listDated }
  return { sitemapText: await sitemap(source), feedText: await feed(source) }
}

test('builds on different days write the same sitemap and feed, unless a page is published in between', async () => {
  await writeDates('2026-11-21')
  const before = await outputAt('2026-11-25T07:59:59Z')
  expect(await outputAt('2026-11-26T08:00:00Z')).toEqual(before)
  const after = await outputAt('2026-12-01T08:00:00Z')
  expect(after).not.toEqual(before)
  expect(await outputAt('2026-12-02T08:00:01Z')).toEqual(after)
})

test('in the sitemap and feed, a scheduled page has the date of its publication, not the date when it was written', async () => {
  await writeDates('2026-11-21')
  const { sitemapText, feedText } = await outputAt('2027-05-01T00:00:00Z')
  expect(sitemapText).toContain(`/docs/${later}</loc>\n<lastmod>2026-12-01</lastmod>`)
  const [entry = ''] = feedText.split('</entry>').filter((part) => part.includes(`/docs/${later}</id>`))
  expect(entry).toContain('<updated>2026-12-01T00:00:00Z</updated>')
  expect(sitemapText + feedText).not.toContain(draft)
})

test('a scheduled page does not change the date of the page that will list it until it is published', async () => {
  await writeDates('2026-11-21')
  const docs = async () => (await getDates())['/docs']
  const before = await docs()
  const file = `content/docs/${later}.md`
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/^title: /m, 'title: Indeed, '))
  expect(await writeDates('2026-11-25')).toEqual([`/docs/${later}`])
  expect(await docs()).toEqual(before)
  // Publication makes no date stale; the next stamp gives the page that lists it the publication date.
  expect(await dateDiagnostics()).toEqual([])
  expect(await writeDates('2026-12-05')).toEqual(['/docs'])
  expect((await docs())?.day).toBe('2026-12-01')
  expect(await writeDates('2026-12-06')).toEqual([])
  await writeFile(file, text)
  expect(await writeDates('2026-12-07')).toEqual(['/docs', `/docs/${later}`])
})
