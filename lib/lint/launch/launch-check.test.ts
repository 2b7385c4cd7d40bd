import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { inContentFolder } from '../../../tests/fixtures/content-folder'
import { filledSite, siteWith } from '../../../tests/fixtures/messages/filled-site'
import { writeDates } from '../../pages/dates/dates'
import { main } from './cli'
import { launchMessages } from './launch-messages'
import { runLaunchCheck } from './run-launch-check'

let printed: string[] = []
beforeEach(() => {
  printed = []
  const keep = (text: unknown) => void printed.push(String(text))
  jest.spyOn(console, 'log').mockImplementation(keep)
  jest.spyOn(console, 'error').mockImplementation(keep)
})
afterEach(() => void jest.restoreAllMocks())

type Files = Parameters<typeof inContentFolder>[0]

/** Runs the launch check on a site with these files, whose pages were stamped on a given date. */
const check = (files: Files, args: readonly string[] = [], stampedOn = '2026-01-31') =>
  inContentFolder(files, async () => {
    await writeDates(stampedOn)
    return { code: await main(args), lines: printed.join('\n').split('\n') }
  })

test('a site with nothing left to do can go live', async () => {
  const { code, lines } = await check({ 'content/site.yml': filledSite })
  expect([code, lines]).toEqual([0, ['Nothing left to do: the site can go live.']])
  expect(await check({ 'content/site.yml': filledSite }, ['--json'])).toMatchObject({ code: 0 })
  expect(printed.at(-1)).toBe('[]')
})

test('anything left to do keeps the site from going live, and is reported on its own line with its location', async () => {
  const { code, lines } = await check(siteWith('"00000000"', '"[number to come]"'))
  expect(code).toBe(1)
  expect(lines).toEqual([
    'content/site.yml:9:22  company.chamberOfCommerce  “[number to come]” is a placeholder for company data that the law, or a legal text of this site, requires. Ask the company or its lawyer, and write it without brackets.',
    '1 thing left to do before the site can go live.',
  ])
})

test('programs get the same report as JSON', async () => {
  const { code, lines } = await check(siteWith('website', 'website # placeholder'), ['--json'])
  expect([code, JSON.parse(lines.join('\n'))]).toMatchObject([1, [{ id: 'launch-marked', line: 24 }]])
})

test('a legal text that changed after its review, or has no date, keeps the site from going live', async () => {
  const { lines } = await check({ 'content/site.yml': filledSite }, [], '2026-02-01')
  expect(lines.filter((line) => line.includes('after the review on 2026-01-31'))).toHaveLength(2)
  const unstamped = await inContentFolder({ 'content/site.yml': filledSite }, runLaunchCheck)
  expect(unstamped.map(({ id, what }) => [id, what])).toEqual([
    ['date-none', 'The page /privacy has no date.'],
    ['date-none', 'The page /terms has no date.'],
  ])
})

test('a security.txt that has expired, or soon will, is reported', async () => {
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  for (const [day, id] of [
    [soon, 'security-expiring'],
    ['2026-01-31', 'security-expired'],
  ] as const) {
    printed = []
    const { code, lines } = await check(siteWith('2099-10-31', day), ['--json'])
    expect([code, JSON.parse(lines.join('\n'))]).toMatchObject([1, [{ id, field: 'security.expires' }]])
  }
})

test('every placeholder left on this site is reported with its line', async () => {
  const problems = await runLaunchCheck()
  const source = readFileSync('content/site.yml', 'utf8').split('\n')
  const marked = source.flatMap((line, index) =>
    /^\s*[^#\s].*(?:# placeholder|"\[.*\]"|\.example\b)/.test(line) ? [index + 1] : [],
  )
  const found = problems.filter(({ file, id }) => file === 'content/site.yml' && Object.hasOwn(launchMessages, id))
  expect(found.map(({ line }) => line)).toEqual(expect.arrayContaining(marked))
}, 120_000)

test('content that cannot be read is reported instead, as it is in a build', async () => {
  expect(await inContentFolder(siteWith('2023', '"2023"'), () => main([]))).toBe(1)
  expect(printed.join('\n')).toContain('content/site.yml:11:18  company.copyrightYear  The quotation marks make')
})

test.each([[['--jsn']], [['--json', '--json']], [['now']]])('invalid arguments are rejected: %j', async (args) => {
  expect(await main(args)).toBe(2)
  expect(printed).toEqual([`“${args.join(' ')}” is not a report format. Use --json, or no option.`])
})
