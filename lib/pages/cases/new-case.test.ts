import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { flatPicture, newCases } from '../../../tests/run/new-cases.mjs'
import { checkContent } from '../../lint/check-content'
import { collectDiagnostics, formatDiagnostic } from '../../shared/diagnostic'
import { dateDiagnostics } from '../dates/dates'
import { searchRecords } from '../search-records'
import { listCaseFiles } from './case-files'
import { caseStudy, cases } from './page'

/** Warnings are tested elsewhere. */
const check = () => checkContent(() => {})

const root = process.cwd()
const files = newCases()

/** Long enough to check four cases and render two of them on a machine that is running a build at the same time. */
const TIMEOUT_MS = 120_000

/** Runs a function in a copy of the site with two cases added and some files changed. */
const withNewCases = <Result>(changes: Record<string, string | undefined>, run: () => Promise<Result>) =>
  inContentFolder(files, async () => {
    for (const path of ['content/pages', 'content/cases', 'content/docs', 'content/.dates.json'])
      await cp(join(root, path), path, { recursive: true })
    for (const name of await readdir('content/cases', { recursive: true }))
      if (name.endsWith('.png')) await writeFile(join('content/cases', name), flatPicture())
    for (const [path, text] of Object.entries(changes))
      if (text === undefined) await rm(path)
      else await writeFile(path, text)
    return run()
  })

describe('a new folder in content/cases', () => {
  let found: Awaited<ReturnType<typeof readSite>>
  const readSite = async () => ({
    problems: await collectDiagnostics(check),
    cards: (await cases.view()).cards,
    toast: await caseStudy.view('/cases/toast'),
    soup: await caseStudy.view('/cases/soup'),
    records: await searchRecords(),
    files: await listCaseFiles(),
    undated: (await dateDiagnostics()).map(({ what }) => what),
  })
  beforeAll(async () => {
    found = await withNewCases({}, readSite)
  }, TIMEOUT_MS)

  test('is valid without an edit elsewhere', () => {
    expect(found.problems).toEqual([])
  })

  test('becomes a page with its own figures and pictures', () => {
    const { toast, soup } = found
    expect([toast.layout, soup.layout]).toEqual(['comparison', 'single'])
    expect(toast.lead).toBe('A test of toast. 3 simulated people saw it for 10 seconds.')
    expect(toast.stage.versions.map(({ people }) => people)).toEqual([3, 3])
    expect(soup.stage.versions).toHaveLength(1)
    expect(toast.layout === 'comparison' && toast.versions.every(({ picture }) => picture.src !== '')).toBe(true)
    // Tokens in the texts of charts are replaced only when the charts are rendered.
    const withoutTexts = [toast, soup].map((page) => ({ ...page, charts: { ...page.charts, texts: {} } }))
    expect(JSON.stringify(withoutTexts)).not.toMatch(/\{\{|\bNaN\b|undefined/)
  })

  test('has a card after the cards with an order, sorted by the name of its folder', () => {
    expect(found.cards.map(({ id, question }) => [id, question.length > 0])).toEqual(
      ['galaxy', 'bugfoundation', 'soup', 'toast'].map((id) => [id, true]),
    )
    const card = found.cards.at(-1)
    expect(card?.button).toMatchObject({ text: 'See results', href: '/cases/toast' })
    expect(card?.lit).toMatch(/^Simulated data\./)
  })

  test('can be found in the search, with its sections', () => {
    const hrefs = found.records.map(({ href }) => href).filter((href) => /toast|soup/.test(href))
    expect(hrefs).toEqual(expect.arrayContaining(['/cases/toast', '/cases/toast#emotion', '/cases/soup#excitement']))
  })

  test('offers its results as downloads', () => {
    expect(found.files.map(({ path }) => path).filter((path) => /toast|soup/.test(path))).toEqual([
      ...['/cases/soup/a.csv', '/cases/soup/areas.csv'],
      ...['/cases/toast/a.csv', '/cases/toast/b.csv', '/cases/toast/areas.csv'],
    ])
    expect(found.toast.note.downloads.map(({ contents }) => contents)).toEqual([
      expect.stringContaining('900 rows from 3 people'),
      expect.stringContaining('900 rows from 3 people'),
      expect.stringContaining('one row per area'),
    ])
  })

  test('is reported as undated', () => {
    expect(found.undated).toEqual(expect.arrayContaining(['The page /cases/toast has no date.']))
  })
})

const messagesOf = (changes: Record<string, string | undefined>) =>
  withNewCases(changes, async () => (await collectDiagnostics(check)).map(formatDiagnostic))
const toast = 'content/cases/toast'
const index = String(files[`${toast}/index.md`])
const lineOf = (text: string, part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1

describe('an incomplete folder is reported with file and line', () => {
  test('without the results of B', async () => {
    expect(await messagesOf({ [`${toast}/b.csv`]: undefined })).toEqual([
      expect.stringContaining(
        `${toast}/b.csv  The results of the second version are missing, and the figures of an A/B test are computed from both.`,
      ),
    ])
  })

  test('with results on another grid', async () => {
    const tenth = (_: string, field: string, value: string) => `${field}: ${Number(value) / 10}`
    const areas = String(files[`${toast}/areas.yml`]).replace(/(x|y|width|height): (\d+)/g, tenth)
    const [problem = ''] = await messagesOf({ [`${toast}/areas.yml`]: areas })
    expect(problem).toMatch(new RegExp(`^${toast}/a\\.csv:2:8  gaze_x  100% of the gaze`))
  })

  test('with a figure of an unknown area, a hard-coded figure, and an unknown field', async () => {
    const text = index
      .replace('{{a.areas.product.seen}}', '{{a.areas.butter.seen}}')
      .replace('So be it.', 'It is 12% better.')
      .replace('  kind: Test', '  sort: Test')
    expect(await messagesOf({ [`${toast}/index.md`]: text })).toEqual([
      expect.stringMatching(
        `^${toast}/index.md:${lineOf(text, '  sort:')}:3  card.sort  There is no field with this name here, and “kind” is missing.`,
      ),
      expect.stringMatching(
        `^${toast}/index.md:${lineOf(text, 'areas.butter')}(:\\d+)?  There is no token “{{a.areas.butter.seen}}”.`,
      ),
      expect.stringMatching(`^${toast}/index.md:${lineOf(text, '12%')}:\\d+  “12%” is a hard-coded number.`),
    ])
  })

  test('with results of a second version that the text does not name', async () => {
    expect(await messagesOf({ 'content/cases/soup/b.csv': String(files[`${toast}/b.csv`]) })).toEqual([
      expect.stringContaining(
        'content/cases/soup/b.csv  The case has one version, but these are the results of a second.',
      ),
    ])
  })

  test('with a picture whose areas have a different name', async () => {
    const areas = String(files[`${toast}/areas.yml`]).replace('toast-b:', 'toast-c:')
    expect(await messagesOf({ [`${toast}/areas.yml`]: areas })).toContainEqual(
      expect.stringContaining(
        `${toast}/areas.yml:${lineOf(areas, 'toast-c:')}:1  toast-c  No version shows a picture called “toast-c”, and “toast-b” has no areas.`,
      ),
    )
  })
})
