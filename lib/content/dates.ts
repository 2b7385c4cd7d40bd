import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { datesFile, type PageDates, type StaleDates, staleDates, stampDates } from '../dates/dates'
import { writeTime } from '../dates/written-time'
import { localTimeOf } from '../dates/zone'
import { ContentError } from '../errors'
import { type Problem, problemAt } from '../messages/problem'
import { everything } from './edition'
import { type ContentItem, list } from './list'
import { parseData } from './read-data'
import { pageWords } from './words'

const restamp = 'Run npm run stamp, which writes this file anew.'

/** What stands in that file. */
export const datesSchema = z.record(
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

/**
 * The day that a calendar of a zone shows.
 * @returns such as `2026-12-01`
 */
export const dayIn = (instant: Date, timeZone: string): string => writeTime(localTimeOf(instant, timeZone)).slice(0, 10)

/**
 * The day on which a page became what it is: that of its words, or the later one on which it was published.
 * @param timeZone of `content/site.yml`
 * @returns such as `2026-12-01`; nothing for a page that nobody has stamped, as a draft is
 */
export function dayOf(
  { path, publishAt }: Pick<ContentItem, 'path' | 'publishAt'>,
  dates: PageDates,
  timeZone: string,
): string | undefined {
  const stamped = Object.hasOwn(dates, path) ? dates[path]?.day : undefined
  const published = publishAt && dayIn(publishAt, timeZone)
  return stamped !== undefined && published !== undefined && published > stamped ? published : stamped
}

/**
 * Words and dates of all pages but drafts, which have neither to tell: nobody has read them. A page that waits for a day
 * is among them, since on that day it is published with nobody there to stamp it.
 */
async function readDated() {
  const [items, words, dates] = await Promise.all([list(everything), pageWords(), getDates()])
  const drafts = new Set(items.filter(({ draft }) => draft).map(({ path }) => path))
  const isDated = ([path]: readonly [string, unknown]) => !drafts.has(path)
  return {
    words: new Map([...words].filter(isDated)),
    dates: Object.fromEntries(Object.entries(dates).filter(isDated)),
    /** A page that is a draft again keeps its entry until it comes back. */
    kept: Object.entries(dates).filter((entry) => !isDated(entry)),
  }
}

/** The entries that do not tell the truth any more, as problems. */
export async function dateProblems(): Promise<Problem[]> {
  const { words, dates } = await readDated()
  return problemsOfStale(staleDates(words, dates))
}

function problemsOfStale({ changed, undated, gone }: StaleDates): Problem[] {
  const file = datesFile
  return [
    ...changed.map((path) => problemAt({ file }, 'date-words-changed', { path })),
    ...undated.map((path) => problemAt({ file }, 'date-none', { path })),
    ...gone.map((path) => problemAt({ file }, 'date-no-page', { path })),
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
 * @param how `keepDays`: pages that have a day keep it, and only what is known of their words is written anew
 * @returns the paths of pages whose entry is new
 */
export async function writeDates(today: string, { keepDays = false } = {}): Promise<string[]> {
  const { words, dates, kept } = await readDated()
  const { changed, undated } = staleDates(words, dates)
  const stamped = Object.entries(stampDates(words, dates, today)).map(([path, entry]) => {
    const before = keepDays && Object.hasOwn(dates, path) ? dates[path] : undefined
    return [path, before ? { ...entry, day: before.day } : entry] as const
  })
  const entries = [...stamped, ...kept].sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(datesFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  return [...changed, ...undated].sort()
}
