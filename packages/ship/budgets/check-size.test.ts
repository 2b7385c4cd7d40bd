import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { settings as siteSettings } from '../../../build/settings'
import { budgets } from '../tests/budgets'
import { memoryOutDir } from '../tests/out-dir'
import {
  checkSizes,
  codeOverruns,
  forgetSizes,
  measurePages,
  measureTools,
  toolOverruns,
  wordOverruns,
} from './check-size'

const settings = { ...siteSettings, budgets }

const page = (mark: string, body = '') => `<html><body>${body}<script ${mark}></script></body></html>`

test('a page’s size is what is sent: compressed where possible, with scripts counted separately and lazy pictures left out', async () => {
  const out = memoryOutDir(
    {
      'index.html': page('data-ship="interactive" data-files="/_next/static/f/a.js /_next/static/chunks/b.js"'),
      'index.html.br': '12345',
      '_next/static/f/a.js': '123',
      '_next/static/chunks/b.js': 'load("static/chunks/late.js"),load("static/chunks/i18n.js")',
      '_next/static/chunks/late.js': '1234567',
      '_next/static/chunks/i18n.js': 'on("failedLoading")',
      '_next/static/chunks/b.js.br': '1',
      'cases/galaxy.html': page('data-ship="static"', '<img src="a"><img src="b" loading="lazy">'),
    },
    { budgets },
  )
  expect(await measurePages(out)).toEqual([
    expect.objectContaining({
      page: '/cases/galaxy',
      kind: 'static',
      requests: 2,
      later: 0,
      budget: 24_500,
      maxRequests: 3,
      styles: expect.any(Number),
      loader: expect.any(Number),
    }),
    {
      page: '/',
      kind: 'interactive',
      requests: 1,
      firstView: 5,
      later: 11,
      budget: 14_000,
      maxRequests: 1,
      styles: expect.any(Number),
      loader: expect.any(Number),
    },
  ])
})

test('each page above a budget is reported with the number of bytes allowed', () => {
  const allowed = {
    page: '/terms',
    kind: 'static',
    requests: 1,
    firstView: 10_000,
    later: 0,
    budget: 10_000,
    maxRequests: 1,
    styles: 0,
    loader: 0,
  }
  expect([...wordOverruns([allowed]), ...codeOverruns([allowed], settings.budgets)]).toEqual([])
  const tooLarge = [
    { ...allowed, firstView: 10_001 },
    { ...allowed, later: 150_001 },
    { ...allowed, styles: 8_501 },
    { ...allowed, loader: 2_801 },
  ]
  expect(wordOverruns(tooLarge)).toEqual(['The first view of /terms is 10,001 bytes; 10,000 are allowed.'])
  expect(wordOverruns([{ ...allowed, firstView: 10_121, budget: 10_120, growth: 120 }])).toEqual([
    'The first view of /terms is 10,121 bytes; 10,120 are allowed. The budget is 10,000, and 120 more for added content.',
  ])
  expect(codeOverruns(tooLarge, settings.budgets)).toEqual([
    'The script of /terms is 150,001 bytes; 150,000 are allowed.',
    'The style sheet in /terms is 8,501 bytes; 8,500 are allowed.',
    'The loader in /terms is 2,801 bytes; 2,800 are allowed.',
  ])
})

test('a case with more people may be larger, as may the index with more cases and a reference page with more operations', async () => {
  const times = (count: number, tag: string) => `<${tag}></${tag}>`.repeat(count)
  const out = memoryOutDir(
    {
      'cases.html': page('data-ship="static"', times(3, 'section')),
      'cases/few.html': page('data-ship="static"', times(24, 'input')),
      'cases/many.html': page('data-ship="static"', times(34, 'input')),
      'docs/rest/reference/few.html': page('data-ship="static"', times(16, 'fieldset')),
      'docs/rest/reference/many.html': page('data-ship="static"', times(18, 'fieldset')),
      'docs/rest/upload.html': page('data-ship="static"', times(18, 'fieldset')),
    },
    { budgets },
  )
  const allowed = (await measurePages(out)).map(({ page, budget }) => [page, budget])
  expect(Object.fromEntries(allowed)).toEqual({
    ...{ '/cases': 11_200, '/cases/few': 24_500, '/cases/many': 25_700 },
    ...{ '/docs/rest/reference/few': 10_000, '/docs/rest/reference/many': 10_400, '/docs/rest/upload': 10_000 },
  })
})

test('a page of prose is one request, so a picture that is not lazy is reported, with what to do', async () => {
  const pictures = '<img src="a"><img src="b" loading="lazy">'
  const out = memoryOutDir(
    {
      'cases.html': page('data-ship="static"', pictures),
      'cases/galaxy.html': page('data-ship="static"', pictures),
      'terms.html': page('data-ship="static"'),
    },
    { budgets },
  )
  expect(codeOverruns(await measurePages(out), settings.budgets)).toEqual([
    '/cases takes 2 requests, and may take 1. Give one of its pictures loading="lazy".',
  ])
})

test('the size of the first search is that of its script and its index, and either is reported if it exceeds its budget', async () => {
  const out = memoryOutDir(
    {
      '_next/static/client/0123456789/search.js': '1234567',
      '_next/static/client/0123456789/search.js.br': '1234',
      '_next/static/client/0123456789/search-index.json': '123',
      'docs/search-index.json': '123456789',
    },
    { budgets },
  )
  const [script, index, own] = await measureTools(out)
  expect([script?.bytes, index?.bytes, own?.bytes]).toEqual([4, 3, 0])
  if (!script || !index || !own) throw new Error('There are budgets for three tools.')
  expect([
    ...toolOverruns({ ...script, bytes: 11_400 }, false),
    ...toolOverruns({ ...index, bytes: 60_000 }, true),
  ]).toEqual([])
  expect(toolOverruns({ ...script, bytes: 11_401 }, false)).toEqual([
    'The search script is 11,401 bytes; 11,400 are allowed.',
  ])
  expect(toolOverruns({ ...index, bytes: 60_001 }, true)).toEqual([
    'The search index is 60,001 bytes; 60,000 are allowed.',
  ])
  expect(toolOverruns({ ...script, bytes: 13_401 }, true)).toEqual([
    'The search script is 13,401 bytes; 13,400 are allowed. If its labels have become longer, shorten those under “tools.search” in locales/en/common.json.',
  ])
  expect(toolOverruns({ ...own, bytes: 46_201 }, true)).toEqual([
    '“Look at your own results” is 46,201 bytes; 46,200 are allowed. If its labels have become longer, shorten those under “tools.own” in locales/en/common.json.',
  ])
})

describe('a page with too many words', () => {
  let root: string
  let saved: string
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'check-size-'))
    saved = join(root, '.cache/page-sizes.json')
    // The results are cached by a hash of the code.
    for (const folder of ['build', 'client', 'lib', 'packages', 'out']) await mkdir(join(root, folder))
    for (const file of ['package-lock.json', 'site.config.ts', 'tsconfig.json']) await writeFile(join(root, file), '')
    await writeFile(join(root, 'out/terms.html'), page('data-ship="static"', 'x'.repeat(10_000)))
  })
  afterEach(() => rm(root, { recursive: true }))

  const sentence = /The first view of \/terms is 10,\d+ bytes; 10,000 are allowed\./

  test('fails the build on the content as delivered', async () => {
    await expect(checkSizes(root, settings, 'everything')).rejects.toThrow(sentence)
  })

  test('is reported but does not fail the build on edited content; a preview does not mention it', async () => {
    expect(await checkSizes(root, settings, 'code')).toMatch(sentence)
    expect(await checkSizes(root, settings, 'nothing')).not.toMatch(sentence)
  })

  test('is saved for the content lint', async () => {
    await checkSizes(root, settings, 'code')
    const sizes = JSON.parse(await readFile(saved, 'utf8'))
    expect(sizes).toEqual({ '/terms': { bytes: expect.any(Number), usual: 10_000 } })
    expect(sizes['/terms'].bytes).toBeGreaterThan(10_000)
  })

  test('is not saved if the build fails, because code may be to blame, nor in a preview, whose banner no visitor sees', async () => {
    await expect(checkSizes(root, settings, 'everything')).rejects.toThrow(sentence)
    await checkSizes(root, settings, 'nothing')
    await expect(readFile(saved, 'utf8')).rejects.toThrow('ENOENT')
  })

  test('is deleted when the next build begins, even if that saves nothing', async () => {
    await checkSizes(root, settings, 'code')
    await forgetSizes(root, settings)
    await forgetSizes(root, settings)
    await expect(readFile(saved, 'utf8')).rejects.toThrow('ENOENT')
  })

  test('does not hide too many requests, which fail the build on any content', async () => {
    await writeFile(join(root, 'out/terms.html'), page('data-ship="static"', '<img src="a">'))
    await expect(checkSizes(root, settings, 'code')).rejects.toThrow('/terms takes 2 requests, and may take 1.')
  })
})
