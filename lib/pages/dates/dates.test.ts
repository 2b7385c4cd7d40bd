import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { whileChanged as changed, inCopyOfSite } from '../../../tests/fixtures/edited-site'
import { dateMessages } from '../../content/dates/date-messages'
import { datesFile, staleDates } from '../../content/dates/dates'
import { formatDiagnostic, type Message } from '../../shared/diagnostic'
import { list } from '../list'
import { checkDates, dateDiagnostics, writeDates } from './dates'
import { getDates } from './read-dates'
import { pageWords } from './words'

const root = process.cwd()
let leave = async () => {}

/** Each test uses a copy of all content, in which every date is up to date. */
beforeAll(async () => {
  leave = await inCopyOfSite()
  await rm(datesFile)
  await writeDates('2026-01-31')
})
afterAll(() => leave())

/** Returns the messages about stale dates. */
const staleMessages = async () => (await dateDiagnostics()).map(({ what }) => what)
const stale = (...paths: string[]) => paths.map((path) => `The words of ${path} have changed since it was dated.`)

test('a new word on a page, whichever page it is, makes only the date of that page stale', async () => {
  const pages = await list({ now: new Date(), drafts: true })
  expect(pages.length).toBeGreaterThan(25)
  // Add a different word to each page, then look for each of these words in the words of all pages.
  const texts = await Promise.all(pages.map(({ file }) => readFile(file, 'utf8')))
  const word = (index: number) => `anew${index}x`
  for (const [index, { file }] of pages.entries())
    await writeFile(file, texts[index]?.replace(/^description: ("?)/m, `description: $1${word(index)} `) ?? '')
  const words = await pageWords()
  for (const [index, { file }] of pages.entries()) await writeFile(file, texts[index] ?? '')
  for (const [index, { path }] of pages.entries()) {
    const reached = [...words].filter(([, text]) => text.includes(word(index))).map(([each]) => each)
    expect([path, reached]).toEqual([path, [path]])
  }
  const dates = await getDates()
  expect(staleDates(words, dates).changed.sort()).toEqual(pages.map(({ path }) => path).sort())
})

test('one changed word makes the date of one page stale', async () => {
  const newTitle = (text: string) => text.replace('title: ', 'title: New ')
  expect(await changed('content/pages/about.md', newTitle, staleMessages)).toEqual(stale('/about'))
})

test('a changed word in a text, an operation or the pricing table makes the dates of the pages that show it stale', async () => {
  const users = 'content/docs/rest/reference/users.md'
  expect(await changed(users, (text) => text.replace('To give', 'In order to give'), staleMessages)).toEqual(
    stale('/docs/rest/reference/users'),
  )
  const table = 'content/docs/rest/endpoints.yml'
  expect(
    await changed(table, (text) => text.replace('title: Price of an', 'title: Cost of an'), staleMessages),
  ).toEqual(stale('/docs/rest/reference/experiment_setup'))
  // Words in tables of parameters, and words above the text of every reference page.
  const meaning = (text: string) => text.replace('aoi_uuid: The identifier', 'aoi_uuid: The name')
  expect(await changed(table, meaning, staleMessages)).toEqual(stale('/docs/rest/reference/experiment_setup'))
  const unknown = (text: string) => text.replace('notDocumented: The', 'notDocumented: Still the')
  const locales = 'content/docs/rest/reference/locales.md'
  expect(await changed(locales, unknown, staleMessages)).toEqual(stale('/docs/rest/reference/locales'))
  const host = (text: string) => text.replace('api: https://api.', 'api: https://rest.')
  expect(await changed('content/site.yml', host, staleMessages)).toContain(stale('/docs/rest/reference/locales')[0])
  const words = (text: string) => text.replace('"excludingVat": "', '"excludingVat": "All ')
  expect(await changed('locales/en/common.json', words, staleMessages)).toEqual(stale('/pricing'))
})

test('a changed fact makes the dates of the pages that quote it stale', async () => {
  const rate = (text: string) => text.replace(/(lateInterestPercentPerMonth:\s[\s\S]*?)\b2\b/, '$13')
  expect(await changed('content/facts.yml', rate, staleMessages)).toEqual(stale('/terms'))
})

test('changes to the header, blank lines and comments make no date stale', async () => {
  const header = (text: string) => text.replace('"signUp": "', '"signUp": "Please ')
  expect(await changed('locales/en/common.json', header, staleMessages)).toEqual([])
  const blank = (text: string) => text.replace(/\n\n/g, '\n\n\n').replace(/\n$/, '\n\n<!-- a note -->\n')
  expect(await changed('content/docs/rest/index.md', blank, staleMessages)).toEqual([])
})

test('a page without a date is reported', async () => {
  const misspellPath = (text: string) => text.replace('"/about"', '"/abaut"')
  expect(await changed(datesFile, misspellPath, staleMessages)).toEqual(['The page /about has no date.'])
})

test('a stale date is a warning in local builds, stops strict builds, and says what to do', async () => {
  const messages: string[] = []
  const sentence = 'content/.dates.json  The words of /about have changed since it was dated. Run npm run stamp.'
  await changed(
    'content/pages/about.md',
    (text) => text.replace('title: ', 'title: New '),
    async () => {
      await checkDates(false, (text) => messages.push(text))
      expect(messages).toEqual([sentence])
      await expect(checkDates(true)).rejects.toThrow(sentence)
      // docs/messages.md lists this message as one that stops builds only in CI.
      const ids = (await dateDiagnostics()).map(({ id }) => id)
      expect(ids.map((id) => (dateMessages[id as keyof typeof dateMessages] as Message).onlyInCi)).toEqual([true])
    },
  )
  await checkDates(true, (text) => messages.push(text))
  expect(messages).toHaveLength(1)
})

test('stamping changes only the dates of changed pages, and stamping again changes nothing', async () => {
  await changed(
    datesFile,
    (text) => `${text}\n`,
    async () => {
      await changed(
        'content/pages/about.md',
        (text) => text.replace('title: ', 'title: New '),
        async () => {
          expect(await writeDates('2026-11-21')).toEqual(['/about'])
          const { '/about': about, ...others } = await getDates()
          expect(about?.day).toBe('2026-11-21')
          expect(new Set(Object.values(others).map(({ day }) => day))).toEqual(new Set(['2026-01-31']))
          expect(await writeDates('2027-01-01')).toEqual([])
          expect((await getDates())['/about']?.day).toBe('2026-11-21')
        },
      )
    },
  )
})

test('with keepDays, pages keep their dates, and a page without one gets today’s', async () => {
  await changed(
    datesFile,
    (text) => text.replace(/"words": "[0-9a-f]{16}"/g, '"words": "0123456789abcdef"').replace('"/about"', '"/abaut"'),
    async () => {
      expect((await writeDates('2026-11-21', { keepDays: true })).length).toBeGreaterThan(25)
      const { '/about': about, ...others } = await getDates()
      expect(about?.day).toBe('2026-11-21')
      expect(new Set(Object.values(others).map(({ day }) => day))).toEqual(new Set(['2026-01-31']))
      expect(await staleMessages()).toEqual([])
    },
  )
})

test('an invalid date in the file is reported with its line', async () => {
  const problems = async () => {
    try {
      await getDates()
      return []
    } catch (error) {
      return (error as { problems: Parameters<typeof formatDiagnostic>[0][] }).problems.map(formatDiagnostic)
    }
  }
  const messages = await changed(datesFile, (text) => text.replace('"2026-01-31"', '"31-01-2026"'), problems)
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatch(
    /^content\/\.dates\.json:4:12 {2}\/\.day {2}.*31-01-2026.* Run npm run stamp, which rewrites/,
  )
})

test('no date is older than the site, so that no date from these tests is committed by mistake', async () => {
  const dates = JSON.parse(await readFile(join(root, datesFile), 'utf8')) as Record<string, { day: string }>
  expect(Object.entries(dates).filter(([, { day }]) => day < '2026-11-21')).toEqual([])
})

test('the entry of a page that is gone is kept until its removal is confirmed, or an alias redirects from its path', async () => {
  const keys = async () => {
    await writeDates('2026-11-21')
    return Object.keys(await getDates()).filter((path) => path === '/docs/old-page')
  }
  const withOld = (text: string) =>
    text.replace('{', '{"/docs/old-page": {"words": "0123456789abcdef", "day": "2026-01-31"},')
  await changed(datesFile, withOld, async () => {
    expect(await keys()).toEqual(['/docs/old-page'])
    const alias = (text: string) => text.replace('title: ', 'aliases: [/docs/old-page]\ntitle: ')
    await changed('content/docs/collect.md', alias, async () => expect(await keys()).toEqual([]))
  })
  await changed(datesFile, withOld, async () => {
    await writeFile('content/gone-pages.txt', '/docs/old-page\n')
    expect(await keys()).toEqual([])
    await rm('content/gone-pages.txt')
  })
})

test('a page that has moved keeps its date, and a scheduled page is marked as scheduled', async () => {
  const entry = async (path: string) => {
    await writeDates('2026-11-21')
    return (await getDates())[path]
  }
  await changed(
    datesFile,
    (text) => text.replace('"/about"', '"/about-us"'),
    async () => {
      expect((await entry('/about'))?.day).toBe('2026-01-31')
    },
  )
  const page = 'content/docs/later.md'
  await writeFile(
    page,
    '---\ntitle: Later\ndescription: It comes later than all others.\nlead: Wait.\norder: 900\npublishAt: 2099-12-01\n---\n\nWords.\n',
  )
  await changed(
    datesFile,
    (text) => `${text}\n`,
    async () => {
      expect(await entry('/docs/later')).toMatchObject({ scheduled: true })
    },
  )
  await rm(page)
})
