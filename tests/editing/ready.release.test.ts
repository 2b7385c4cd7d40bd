import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { datesFile } from '../../lib/content/dates/dates'
import { main as check } from '../../lib/lint/cli'
import { writeDates } from '../../lib/pages/dates/dates'
import { getDates } from '../../lib/pages/dates/read-dates'
import { main as stamp } from '../../lib/pages/dates/stamp-cli'
import { inCopyOfSite, whileChanged } from '../fixtures/edited-site'

let leave = async () => {}
beforeAll(async () => {
  leave = await inCopyOfSite()
  await writeDates('2026-01-31')
})
afterAll(() => leave())
afterEach(() => void jest.restoreAllMocks())

/** Runs a command, and returns the lines that it prints and its exit code. */
async function run(main: (args: string[]) => Promise<number>, ...args: string[]) {
  const printed: string[] = []
  for (const method of ['log', 'error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation((text: unknown) => void printed.push(String(text)))
  const code = await main(args)
  return { code, lines: printed.join('\n').split('\n') }
}

const about = 'content/pages/about.md'
const newTitle = (text: string) => text.replace('title: ', 'title: New ')

describe('content lint reports whether the site is ready', () => {
  test('a page whose text has changed gets a warning, and stamping remains to be done', async () => {
    const { code, lines } = await whileChanged(about, newTitle, () => run(check))
    expect(code).toBe(0)
    expect(lines).toContain(
      'content/.dates.json  The words of /about have changed since it was dated. Run npm run stamp. (warning)',
    )
    expect(lines.at(-1)).toBe('Not ready: run npm run stamp.')
  })

  test('once stamped, the site is ready', async () => {
    const { lines } = await whileChanged(about, newTitle, async () => {
      await writeDates('2026-02-01')
      return run(check)
    })
    expect(lines.join('\n')).not.toContain('.dates.json')
    expect(lines.at(-1)).toMatch(/^Ready to publish[.;]/)
    await writeDates('2026-01-31', { keepDays: true })
  })

  test('with an error that prevents a page from being read, the error remains to be corrected', async () => {
    const wrong = (text: string) => text.replace('title: ', 'title: [ ')
    const { code, lines } = await whileChanged(about, wrong, () => run(check))
    expect(code).toBe(1)
    expect(lines.at(-1)).toMatch(/^Not ready: correct \d+ errors?/)
  })

  test.each([
    [['--jsn'], '“--jsn” is not an option of this command. Write “--json” instead.'],
    [
      ['--changes', 'one', 'other'],
      '“--changes one other” is not an option of this command. Write one of these: --json, --github, --changes.',
    ],
  ])('invalid arguments are rejected: %j', async (args, message) => {
    expect(await run(check, ...args)).toEqual({ code: 2, lines: [message] })
  })

  test('the report for programs also has the outdated date', async () => {
    const { lines } = await whileChanged(about, newTitle, () => run(check, '--json'))
    const problems = JSON.parse(lines.join('\n')) as { id: string; severity: string }[]
    expect(problems.filter(({ id }) => id === 'date-words-changed').map(({ severity }) => severity)).toEqual([
      'warning',
    ])
  })
})

describe('a merge conflict in the dates file', () => {
  /**
   * Writes the entry of /about as two branches stamped it.
   * @param base the lines of the common ancestor, if Git writes them
   */
  const conflict =
    (ours: [words: string, day: string], theirs: [words: string, day: string], base = '') =>
    (text: string) => {
      const lines = ([words, day]: [string, string]) => `    "words": "${words}",\n    "day": "${day}"\n`
      const [before = '', after = ''] = text.split(/(?<="\/about": \{\n)[^}]*(?= {2}\})/)
      return `${before}<<<<<<< HEAD\n${lines(ours)}${base}=======\n${lines(theirs)}>>>>>>> prices\n${after}`
    }
  const [one, other] = ['0'.repeat(16), 'f'.repeat(16)]
  const now = new Date('2026-03-05T12:00Z')
  const stampThen = (args: string[]) => stamp(args, now)

  test('is reported once, with how to resolve it', async () => {
    const { code, lines } = await whileChanged(datesFile, conflict([one, '2026-02-01'], [other, '2026-02-03']), () =>
      run(check),
    )
    expect(code).toBe(1)
    expect(lines.filter((line) => line.includes('.dates.json')).map((line) => line.replace(/:\d+ /, ' '))).toEqual([
      'content/.dates.json  There is a merge conflict here: Git left the dates of both versions in the file. Run npm run stamp, which keeps the newer date of each page and rewrites the file.',
    ])
    expect(lines.at(-1)).toBe('Not ready: correct 1 error.')
  })

  test.each([
    ['the newer of the two dates if one of them belongs to the current text', '', '2026-02-03'],
    [
      'the newer date, even if Git has written the common ancestor',
      '||||||| base\n    "day": "2027-01-01"\n',
      '2026-02-03',
    ],
  ])('stamping keeps %s', async (_, base, day) => {
    const before = await getDates()
    const words = before['/about']?.words ?? ''
    const change = conflict([words, '2026-02-01'], [other, '2026-02-03'], base)
    await whileChanged(datesFile, change, async () => {
      const { code, lines } = await run(stampThen)
      expect([code, lines[0]]).toEqual([
        0,
        'The merge conflict in content/.dates.json is resolved: each page keeps the newer of its two dates.',
      ])
      expect(await getDates()).toEqual({ ...before, '/about': { words, day } })
      expect((await run(check)).lines.join('\n')).not.toContain('.dates.json')
    })
  })

  test('a page whose text the merge has changed gets today’s date', async () => {
    await whileChanged(datesFile, conflict([one, '2026-02-01'], [other, '2026-02-03']), async () => {
      await run(stampThen)
      expect((await getDates())['/about']?.day).toBe('2026-03-05')
    })
  })

  test('stamping repairs a file with a missing comma, and keeps all its dates', async () => {
    const before = await getDates()
    const { code, lines } = await whileChanged(
      datesFile,
      (text) => text.replace('},', '}'),
      async () => {
        const ran = await run(stampThen)
        expect(await getDates()).toEqual(before)
        return ran
      },
    )
    expect([code, lines[0]]).toEqual([
      0,
      'content/.dates.json was damaged, and has been rewritten with every date that could be read.',
    ])
  })

  test('stamping rejects a file without any readable date, and leaves it unchanged', async () => {
    const { code, lines } = await whileChanged(
      datesFile,
      () => '{ "/about": ',
      async () => {
        const ran = await run(stampThen)
        expect(await readFile(datesFile, 'utf8')).toBe('{ "/about": ')
        return ran
      },
    )
    expect([code, lines.at(-1)]).toEqual([1, 'No date was recorded. Correct this, then run npm run stamp again.'])
  })
})

test.each([
  ['front matter that is not closed', about, (text: string) => text.replace('title: ', 'title: [ ')],
  ['a fact that is not a number', 'content/facts.yml', (text: string) => text.replace(/money: \d+/, 'money: x')],
  ['a token that does not exist', about, (text: string) => `${text}\n{{plans.nothing}}\n`],
  ['an invalid row of results', 'content/cases/galaxy/a.csv', (text: string) => text.replace(/\n[^\n]*\n/, '\nx\n')],
  ['an unknown time zone', 'content/site.yml', (text: string) => text.replace(/timeZone: .*/, 'timeZone: Mars')],
])('stamping reports the error and dates nothing: %s', async (_, file, change) => {
  const before = await readFile(datesFile, 'utf8')
  const { code, lines } = await whileChanged(file, change, () => run((args) => stamp(args)))
  expect(code).toBe(1)
  expect(lines.at(-1)).toMatch(/^No date was recorded\. Correct (this|these), then run npm run stamp again\.$/)
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^(content|locales)\/[^[\]]*? {1,2}.*\.$/)
  expect(await readFile(datesFile, 'utf8')).toBe(before)
})
