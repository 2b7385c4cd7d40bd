import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { type PageDates, type StaleDates, staleDates, stampDates } from '../dates/dates'
import { ContentError, type Problem } from '../errors'
import { parseData } from './read-data'
import { pageWords } from './words'

/** Written by `npm run stamp` and by nobody else; a build only reads it, so a clone without history has the same dates. */
export const datesFile = 'content/.dates.json'

const restamp = 'Run npm run stamp, which writes this file anew.'

const datesSchema = z.record(
  z.string().startsWith('/', restamp),
  z.strictObject({
    words: z.string().regex(/^[0-9a-f]{16}$/, restamp),
    day: z.iso.date(restamp),
  }),
)

/**
 * Reads the dates of all pages; none where the file is not there yet.
 * @throws ContentError where somebody has written in it
 */
export async function getDates(): Promise<PageDates> {
  const text = await readFile(datesFile, 'utf8').catch(() => '{}')
  return parseData(datesFile, text, datesSchema)
}

/** The entries that do not tell the truth any more, as problems. */
export async function dateProblems(): Promise<Problem[]> {
  return problemsOfStale(staleDates(await pageWords(), await getDates()))
}

function problemsOfStale({ changed, undated, gone }: StaleDates): Problem[] {
  const problem = (what: string): Problem => ({ file: datesFile, what, fix: 'Run npm run stamp.' })
  return [
    ...changed.map((path) => problem(`The words of ${path} have changed since its date was written.`)),
    ...undated.map((path) => problem(`The page ${path} has no date.`)),
    ...gone.map((path) => problem(`There is a date for ${path}, which is no page.`)),
  ]
}

/**
 * Says which dates are stale.
 * @param strict whether a stale date ends the build, as it must where nobody reads warnings
 * @throws ContentError with every stale date, where it is strict
 */
export async function checkDates(strict: boolean, warn: (text: string) => void = console.warn): Promise<void> {
  const problems = await dateProblems()
  if (problems.length === 0) return
  const error = new ContentError(problems)
  if (strict) throw error
  warn(error.message)
}

/**
 * Gives every page whose words have changed today's date.
 * @param today such as `2026-11-21`
 * @returns the paths of pages whose date is new
 */
export async function writeDates(today: string): Promise<string[]> {
  const [words, before] = await Promise.all([pageWords(), getDates()])
  const { changed, undated } = staleDates(words, before)
  await writeFile(datesFile, `${JSON.stringify(stampDates(words, before, today), null, 2)}\n`)
  return [...changed, ...undated].sort()
}
