import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { listFiles } from './fixtures/list-files'
import { headersOfHosts, readFrom } from './hosts/headers-at'
import { readSiteFile } from './metadata/site-file'
import { buildVariant } from './run/build-variant.mjs'
import { TRACES } from './run/unpublished.mjs'
import { preview } from './run/variants.mjs'
import { attr, findAll, findOne, parsePage } from './specification/support/elements'
import { textOf } from './specification/support/text'

const { origin } = readSiteFile()

/** The time limit, long enough for a build, although `npm test` has usually made it before. */
const TIMEOUT_MS = 600_000

const compressed = /\.(br|gz|zst)$/

/** Lists the paths of all files below a folder, except compressed copies. */
const filesIn = (folder: string): string[] => listFiles(folder).filter((path) => !compressed.test(path))

/** Lists the files that contain a word in their name or content. */
const filesContaining = (folder: string, word: string): string[] =>
  filesIn(folder)
    .filter((path) => `${path}\n${readFileSync(join(folder, path), 'latin1')}`.toLowerCase().includes(word))
    .sort()

const mainOf = (root: string, page: string) =>
  findOne(parsePage(readFileSync(`${root}/out/${page}.html`, 'utf8')), 'main')
const htmlIn = (root: string) => filesIn(`${root}/out`).filter((path) => path.endsWith('.html'))

/** The files in which a page must be listed. */
const lists = ['llms.txt', 'docs.html']

/** Lists that a preview does not have; `lib/pages/unpublished.test.ts` tests when a page appears in them. */
const publicLists = ['sitemap.xml', 'feed.xml']

test(
  'from its scheduled time on, a page appears everywhere: as a page, in lists, search and menus, as a Markdown copy, with its pictures',
  async () => {
    const root = await buildVariant(preview)
    const found = filesContaining(`${root}/out`, 'okapi')
    for (const file of [...lists, 'docs/okapi.html', 'docs/okapi.md', 'llms-full.txt', 'docs/collect.html'])
      expect(found).toContain(file)
    expect(found.some((path) => path.endsWith('/search-index.json'))).toBe(true)
    expect(found.filter((path) => path.startsWith('media/pictures/')).length).toBeGreaterThan(1)
    const hosts = filesContaining(`${root}/.hosts`, '/docs/okapi')
    expect(hosts).toContain('aws/viewer-request.js')
    expect(filesContaining(`${root}/.hosts`, '/old-okapi')).toContain('netlify/site/_redirects')
  },
  TIMEOUT_MS,
)

test('an ordinary build has no text, style, URL or page from the preview', () => {
  for (const word of ['this is a preview', '"preview"', '/preview', 'what is new in this'])
    expect([word, filesContaining('out', word), filesContaining('.hosts', word)]).toEqual([word, [], []])
  expect(filesIn('out').filter((path) => path.includes('preview'))).toEqual([])
})

test(
  'a preview shows the draft and the scheduled page in every list, with all their files',
  async () => {
    const root = await buildVariant(preview)
    const { draft, later } = TRACES
    const drafts = filesContaining(`${root}/out`, draft)
    for (const file of ['llms.txt', 'docs.html', 'cases.html', `cases/${draft}.html`, `cases/${draft}/a.csv`])
      expect(drafts).toContain(file)
    const scheduled = filesContaining(`${root}/out`, later)
    for (const file of [...lists, `docs/${later}.html`, `docs/${later}.md`, 'llms-full.txt', 'docs/collect.html'])
      expect(scheduled).toContain(file)
    for (const found of [drafts, scheduled]) {
      expect(found.some((path) => path.endsWith('/search-index.json'))).toBe(true)
      expect(found.some((path) => path.startsWith('media/pictures/'))).toBe(true)
    }
    const shown = [...findAll(mainOf(root, `cases/${draft}`), 'img'), ...findAll(mainOf(root, `docs/${later}`), 'img')]
    expect(shown.length).toBeGreaterThan(1)
    for (const img of shown) expect([attr(img, 'src'), existsSync(`${root}/out${attr(img, 'src')}`)]).toContain(true)
  },
  TIMEOUT_MS,
)

test(
  'every page of a preview has a notice above its header, and the whole preview is hidden from search engines',
  async () => {
    const warning = 'This is a preview, not the published site.'
    const root = await buildVariant(preview)
    // Test pages have no header or footer.
    const pages = htmlIn(root).filter((page) => !page.startsWith('fixture/'))
    expect(pages.length).toBeGreaterThan(30)
    for (const page of pages) {
      const tree = parsePage(readFileSync(`${root}/out/${page}`, 'utf8'))
      const notice = findAll(tree, 'aside').filter((aside) => attr(aside, 'aria-label') === 'Preview')
      expect([page, notice.map((aside) => textOf(aside).slice(0, warning.length)).join()]).toEqual([page, warning])
      const robots = findAll(tree, 'meta').filter((meta) => attr(meta, 'name') === 'robots')
      expect([page, robots.length > 0 && robots.every((meta) => attr(meta, 'content')?.startsWith('noindex'))]).toEqual(
        [page, true],
      )
    }
    for (const file of publicLists) expect([file, existsSync(`${root}/out/${file}`)]).toEqual([file, false])
    // If robots.txt blocked them, crawlers could not read their noindex.
    expect(readFileSync(`${root}/out/robots.txt`, 'utf8')).toBe('User-agent: *\nAllow: /\n')
    expect(filesContaining(`${root}/out`, 'feed.xml')).toEqual([])
    for (const [host, headersAt] of headersOfHosts(readFrom(`${root}/.hosts`)))
      for (const path of ['/', '/about', '/llms.txt', '/icon.svg'])
        expect([host, path, headersAt(path)]).toEqual([
          ...[host, path],
          expect.arrayContaining([['x-robots-tag', expect.stringContaining('noindex')]]),
        ])
  },
  TIMEOUT_MS,
)

test(
  'in a preview, an unpublished page states why it is unpublished, and /preview lists what a deployment would change',
  async () => {
    const root = await buildVariant(preview)
    const { draft, later } = TRACES
    const notice = (page: string) => {
      const tree = parsePage(readFileSync(`${root}/out/${page}.html`, 'utf8'))
      return findAll(tree, 'aside')
        .map((aside) => textOf(aside))
        .join()
    }
    expect(notice(`cases/${draft}`)).toContain('This page is a draft.')
    expect(notice(`docs/${later}`)).toContain(
      'This page will be public from 1 December 2026, 09:00 Europe/Amsterdam time.',
    )
    expect(notice('pricing')).not.toMatch(/draft|public from/)
    const lines = findAll(mainOf(root, 'preview'), 'section').map((section) => [
      textOf(findOne(section, 'h2')),
      ...findAll(section, 'li').map((item) => [attr(findOne(item, 'a'), 'href'), textOf(item)].join(' | ')),
    ])
    expect(lines).toEqual([
      [
        'New pages',
        `/cases/${draft} | ${draft}: a case that was dropped in /cases/${draft} This page is a draft.`,
        '/docs/okapi | The okapi /docs/okapi',
        `/docs/${later} | The ${later} /docs/${later} This page will be public from 1 December 2026, 09:00 Europe/Amsterdam time.`,
      ],
      // The list in the documentation has one page fewer.
      ['Changed pages', '/about | About all of us /about', '/docs | Documentation /docs'],
      ['Removed pages', `${origin}/docs/real-time | Real-Time API /docs/real-time`],
    ])
  },
  TIMEOUT_MS,
)
