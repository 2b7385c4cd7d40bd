import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { dateMessages } from '../../content/dates/date-messages'
import {
  datesFile,
  hashWords,
  type PageDate,
  type PageDates,
  type StaleDates,
  staleDates,
  stampDates,
} from '../../content/dates/dates'
import { dayIn } from '../../content/dates/day-in'
import { everything } from '../../content/edition'
import { currentFiles } from '../../content/files'
import { parseData } from '../../content/read-data'
import { getSite } from '../../content/site'
import { unlessAbsent } from '../../shared/absent'
import { ContentError, type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import { type ContentItem, list } from '../list'
import { isListedOn } from './lists-others'
import { readWords } from './words'

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
 * @throws ContentError where somebody has written in it, and an error where it is there and cannot be read
 */
export async function getDates(): Promise<PageDates> {
  const text = await currentFiles().readText(datesFile).catch(unlessAbsent(datesFile, '{}'))
  return parseData(datesFile, text, datesSchema)
}

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
 * is among them, since on that day it is published with nobody there to stamp it; until then no list of pages shows it, so
 * each says what it said on the day that it has.
 */
async function readDated() {
  const [all, wordsBy, allDates] = await Promise.all([list(everything), readWords(), getDates()])
  const drafts = new Set(all.filter(({ draft }) => draft).map(({ path }) => path))
  const isDated = ([path]: readonly [string, unknown]) => !drafts.has(path)
  const dates = Object.fromEntries(Object.entries(allDates).filter(isDated))
  const wordsOn = async (dayOf: (path: string) => string) => new Map([...(await wordsBy(dayOf))].filter(isDated))
  return {
    items: all.filter(({ draft }) => !draft),
    dates,
    wordsOn,
    words: await wordsOn((path) => dates[path]?.day ?? ''),
    /** A page that is a draft again keeps its entry until it comes back. */
    kept: Object.entries(allDates).filter((entry) => !isDated(entry)),
  }
}

/** The entries that do not tell the truth any more, as problems. */
export async function dateDiagnostics(): Promise<Diagnostic[]> {
  const { words, dates } = await readDated()
  return problemsOfStale(staleDates(words, dates))
}

function problemsOfStale({ changed, undated, gone }: StaleDates): Diagnostic[] {
  const file = datesFile
  return [
    ...changed.map((path) => diagnosticAt({ file }, dateMessages['date-words-changed'], { path })),
    ...undated.map((path) => diagnosticAt({ file }, dateMessages['date-none'], { path })),
    ...gone.map((path) => diagnosticAt({ file }, dateMessages['date-no-page'], { path })),
  ]
}

/**
 * Says which dates are stale.
 * @param strict whether a stale date ends the build, as it must where nobody reads warnings
 * @throws ContentError with every stale date, where it is strict
 */
export async function checkDates(strict: boolean, warn: (text: string) => void = console.warn): Promise<void> {
  const problems = await dateDiagnostics()
  if (problems.length === 0) return
  const error = new ContentError(problems)
  if (strict) throw error
  warn(error.message)
}

/**
 * Gives every page whose words have changed today's date, and a list of pages the day on which another one appeared in it.
 * @param today such as `2026-11-21`
 * @param how `keepDays`: pages that have a day keep it, and only what is known of their words is written anew
 * @returns the paths of pages whose entry is new
 */
export async function writeDates(today: string, { keepDays = false } = {}): Promise<string[]> {
  const [{ items, words, wordsOn, dates, kept }, { timeZone }] = await Promise.all([readDated(), getSite()])
  const stamped = stampDates(words, dates, today)
  const days = Object.entries(stamped).map(([path, { day }]) => {
    if (keepDays) return [path, dates[path]?.day ?? day] as const
    const appeared = items.filter((item) => isListedOn(path, item.path) && isBetween(item, timeZone, day, today))
    return [path, [day, ...appeared.map((item) => dayOf(item, stamped, timeZone) ?? day)].sort().at(-1) ?? day] as const
  })
  const dayAt = new Map(days)
  const now = await wordsOn((path) => dayAt.get(path) ?? today)
  const fresh = days.map(([path, day]) => [path, { words: hashWords(now.get(path) ?? ''), day }] as const)
  const entries = [...fresh, ...kept].sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(datesFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  const isNew = (path: string, entry: PageDate) => JSON.stringify(dates[path]) !== JSON.stringify(entry)
  return fresh.filter(([path, entry]) => isNew(path, entry)).map(([path]) => path)
}

/** Whether a page was published after one day and not after another. */
function isBetween({ publishAt }: ContentItem, timeZone: string, after: string, until: string): boolean {
  const day = publishAt && dayIn(publishAt, timeZone)
  return day !== undefined && day > after && day <= until
}
