import { execFileSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { inCopyOfSite, whileChanged } from '../../../tests/fixtures/edited-site'
import { writeDates } from './dates'
import { getDates } from './read-dates'
import { main } from './stamp-cli'

let leave = async () => {}
const log = jest.spyOn(console, 'log').mockImplementation(() => {})
const error = jest.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  jest.clearAllMocks()
})

beforeAll(async () => {
  leave = await inCopyOfSite()
  await writeDates('2026-01-31')
})
afterAll(() => leave())

const otherTitle = (text: string) => text.replace('title: ', 'title: New ')
const late = new Date('2026-12-24T23:30Z')

test('a page gets the date in the time zone of the site', async () => {
  await whileChanged('content/pages/about.md', otherTitle, async () => {
    expect(await main([], late)).toBe(0)
    // At half past eleven at night in UTC, it is already the next day in Amsterdam.
    expect((await getDates())['/about']?.day).toBe('2026-12-25')
    expect(log.mock.calls.join()).toContain('2026-12-25 is now the date of:\n  /about\n')
  })
})

test('with --keep-days, a changed page keeps its date', async () => {
  const before = (await getDates())['/about']
  await main(['--keep-days'], new Date('2027-01-01T12:00Z'))
  expect((await getDates())['/about']).toEqual({ ...before, words: expect.not.stringMatching(before?.words ?? '') })
})

test('an unknown argument is rejected, and nothing is written', async () => {
  expect(await main(['--keep-day'], late)).toBe(2)
  expect(await main(['--keep-days', '/about'], late)).toBe(2)
  expect(error.mock.calls[0]?.join()).toContain('“--keep-day” is not a valid argument.')
  expect(log).not.toHaveBeenCalled()
})

describe('an edit that is undone', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Tests', '-c', 'user.email=tests@oogwenk.example', ...args], {
      stdio: 'ignore',
    })
  const dayOf = async (path: string) => (await getDates())[path]?.day
  const about = 'content/pages/about.md'

  test('gives the page back the date that it had when it was published', async () => {
    git('init', '--quiet', '--initial-branch', 'main')
    git('add', 'content')
    git('commit', '--quiet', '--message', 'Published')
    git('tag', 'published')
    const before = await dayOf('/about')
    await whileChanged(about, otherTitle, async () => {
      await main([], late)
      expect(await dayOf('/about')).toBe('2026-12-25')
      git('commit', '--all', '--quiet', '--message', 'Edited')
    })
    log.mockClear()
    await main([], late)
    expect(await dayOf('/about')).toBe(before)
    expect(log.mock.calls.join()).toContain(`${before} is now the date of:\n  /about\n`)
  })

  test('gives the page today’s date if it was never published with these words', async () => {
    await whileChanged(
      about,
      (text) => text.replace('title: ', 'title: Newer '),
      async () => {
        await main([], late)
        expect(await dayOf('/about')).toBe('2026-12-25')
      },
    )
  })
})
