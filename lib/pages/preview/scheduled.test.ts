import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { inContentFolder, pageText } from '../../../tests/fixtures/content-folder'
import { isAnyPublishedSince } from './scheduled'
import { main } from './scheduled-cli'

const doc = (more: string) => pageText('A page', `lead: A lead.\norder: 500\n${more}`)
const files = {
  'content/docs/winter.md': doc('publishAt: 2026-12-01 09:00\n'),
  'content/docs/spring.md': doc('publishAt: 2027-03-28 03:00\n'),
  'content/docs/draft.md': doc('draft: true\npublishAt: 2026-11-30\n'),
}
const winter = '/docs/winter: 2026-12-01 09:00 (Europe/Amsterdam), 2026-12-01T08:00:00Z'
const spring = '/docs/spring: 2027-03-28 03:00 (Europe/Amsterdam), 2027-03-28T01:00:00Z'

let output: string[] = []
const before = process.env.BUILD_NOW
beforeEach(() => {
  output = []
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((text) => output.push(text))
})
afterEach(() => {
  jest.restoreAllMocks()
  if (before === undefined) delete process.env.BUILD_NOW
  else process.env.BUILD_NOW = before
})

/** Runs the command as if at a given time, and returns its output and exit code. */
async function scheduled(now: string, ...args: string[]) {
  process.env.BUILD_NOW = now
  const code = await inContentFolder(files, () => main(args))
  return { code, output }
}

test('a second before its publication time, a page is listed as next', async () => {
  expect(await scheduled('2026-12-01T07:59:59Z', '--since', '2026-11-01T00:00:00Z')).toEqual({
    code: 0,
    output: [`Next: ${winter}`],
  })
})

test('a page is listed as published from its publication time on, until a build has been made', async () => {
  const time = '2026-12-01T08:00:00Z'
  expect(await scheduled(time, '--since', '2026-12-01T07:59:59Z')).toEqual({
    code: 3,
    output: [`Published: ${winter}`, `Next: ${spring}`],
  })
  output = []
  expect(await scheduled(time, '--since', time)).toEqual({ code: 0, output: [`Next: ${spring}`] })
})

test('a page scheduled in the hour that clocks skip is published right after it, and --since may be a local time', async () => {
  expect((await scheduled('2027-03-28T00:59:59Z', '--since', '2027-03-01 00:00')).code).toBe(0)
  expect((await scheduled('2027-03-28T01:00:00Z', '--since', '2027-03-28 01:59')).code).toBe(3)
  expect(output.at(-1)).toBe('Next: none. No more pages are scheduled.')
})

test('without --since, only the next page is printed', async () => {
  expect(await scheduled('2027-01-01T00:00:00Z')).toEqual({ code: 0, output: [`Next: ${spring}`] })
})

test.each([
  [['--since'], '“--since” is not a valid argument.'],
  [['--since', ''], '“” is not a time.'],
  [['--since', 'yesterday'], '“yesterday” is not a time.'],
  [['--since', '2027-03-28 02:30'], '“2027-03-28 02:30” is not a time.'],
  [['--since', '2026-02-30T00:00:00Z'], '“2026-02-30T00:00:00Z” is not a time.'],
  [['--since', '2026-02-28T24:00:00Z'], '“2026-02-28T24:00:00Z” is not a time.'],
  [['--since', '2030-01-01T00:00:00Z'], '“2030-01-01T00:00:00Z” is in the future.'],
  [['--until', '2026-01-01'], '“--until 2026-01-01” is not a valid argument.'],
])('invalid arguments exit with 2, so that a mistake in a cron job is noticed: %j', async (args, sentence) => {
  const { code } = await scheduled('2028-01-01T00:00:00Z', ...args)
  expect([code, output[0]]).toEqual([2, `${sentence} ${output[0]?.slice(sentence.length + 1)}`])
})

test('an invalid BUILD_NOW exits with 2 and is named', async () => {
  expect(await scheduled('foo')).toEqual({
    code: 2,
    output: [
      'BUILD_NOW is set to foo, which is not a time with a time zone. Write one such as 2026-12-01T08:00:00Z, or unset it.',
    ],
  })
})

test('content that cannot be read exits with 1, and the problem is printed', async () => {
  process.env.BUILD_NOW = '2026-12-01T08:00:00Z'
  const broken = { 'content/docs/a.md': doc('publishAt: tomorrow\n') }
  expect(await inContentFolder(broken, () => main([]))).toBe(1)
  expect(output[0]).toContain('content/docs/a.md:6:12  publishAt  “tomorrow” is not a time in the form used here.')
})

test('an export made before a page was published is out of date; an export made at that moment is not', async () => {
  process.env.BUILD_NOW = '2026-12-01T08:00:00Z'
  const isOutOfDate = (since: string) => inContentFolder(files, () => isAnyPublishedSince(new Date(since)))
  expect([await isOutOfDate('2026-12-01T07:59:59Z'), await isOutOfDate('2026-12-01T08:00:00Z')]).toEqual([true, false])
})
