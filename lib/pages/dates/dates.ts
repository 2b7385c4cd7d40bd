import { writeFile } from 'node:fs/promises'
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
import { gonePagesFile, listGonePages } from '../../content/gone-pages'
import { getSite } from '../../content/site'
import { valueIfAbsent } from '../../shared/absent'
import { ContentError, type Diagnostic, diagnosticAt } from '../../shared/diagnostic'
import type { EarlierDates } from '../history/earlier-dates'
import { type ContentItem, list } from '../list'
import { isListedOn } from './lists-others'
import { getDates } from './read-dates'
import { readWords } from './words'

/**
 * Returns the day on which a page last changed: the day its words changed, or the day it was published if that is
 * later.
 * @param timeZone the time zone in `content/site.yml`
 * @returns a date such as `2026-12-01`; undefined for a page that has not been stamped, such as a draft
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
 * Returns the words and dates of all pages except drafts. Scheduled pages are included, because nobody stamps them when
 * they are published. No list shows them before then, so the words of each list are those of its recorded day.
 */
async function readDated() {
  const [all, wordsBy, allDates, goneText] = await Promise.all([
    list(everything),
    readWords(),
    getDates(),
    currentFiles().readText(gonePagesFile).catch(valueIfAbsent(gonePagesFile, '')),
  ])
  const drafts = new Set(all.filter(({ draft }) => draft).map(({ path }) => path))
  const isDated = ([path]: readonly [string, unknown]) => !drafts.has(path)
  const paths = new Set(all.map(({ path }) => path))
  const goneOrRedirected = new Set([...all.flatMap(({ aliases }) => aliases), ...listGonePages(goneText)])
  const dates = Object.fromEntries(Object.entries(allDates).filter(isDated))
  const wordsOn = async (dayOf: (path: string) => string) => new Map([...(await wordsBy(dayOf))].filter(isDated))
  return {
    items: all.filter(({ draft }) => !draft),
    dates,
    wordsOn,
    words: await wordsOn((path) => dates[path]?.day ?? ''),
    /**
     * A page that has been removed, or has become a draft, keeps its entry, which tells the content lint that it was
     * public, until an alias leads from its address or its removal is confirmed. A page that is new in the current
     * changes loses its entry.
     */
    kept: Object.entries(allDates).filter(
      ([path]) => drafts.has(path) || (!paths.has(path) && !goneOrRedirected.has(path)),
    ),
  }
}

/** Returns the pages whose date is stale or missing, as problems. */
export async function dateDiagnostics(): Promise<Diagnostic[]> {
  const { words, dates } = await readDated()
  return problemsOfStale(staleDates(words, dates))
}

function problemsOfStale({ changed, undated }: StaleDates): Diagnostic[] {
  const file = datesFile
  return [
    ...changed.map((path) => diagnosticAt({ file }, dateMessages['date-words-changed'], { path })),
    ...undated.map((path) => diagnosticAt({ file }, dateMessages['date-none'], { path })),
  ]
}

/**
 * Reports stale and missing dates.
 * @param strict whether they stop the build, as in continuous integration, where nobody reads warnings
 * @throws ContentError with each of them, if `strict` is true
 */
export async function checkDates(strict: boolean, warn: (text: string) => void = console.warn): Promise<void> {
  const problems = await dateDiagnostics()
  if (problems.length === 0) return
  const error = new ContentError(problems)
  if (strict) throw error
  warn(error.message)
}

/**
 * Gives every changed page today's date, and every list of pages the day on which its newest page was published.
 * @param today a date such as `2026-11-21`
 * @returns the paths of the pages whose entry has changed
 */
export async function writeDates(today: string, options: DateOptions = {}): Promise<string[]> {
  const { text, changed } = await renewDates(today, options)
  await writeFile(datesFile, text)
  return changed
}

/** How pages are dated. */
interface DateOptions {
  /** Whether pages that have a date keep it, so that only the hashes of their words are updated. */
  keepDays?: boolean
  /** Dates from which a page gets its former date if an edit was undone; by default there are none. */
  earlier?: EarlierDates
}

/** Returns the dates that `writeDates` would write, for a save that writes them together with other files. */
export async function renewDates(
  today: string,
  { keepDays = false, earlier }: DateOptions = {},
): Promise<{ text: string; changed: string[] }> {
  const [{ items, words, wordsOn, dates, kept }, { timeZone }] = await Promise.all([readDated(), getSite()])
  const stamped = stampDates(words, dates, today, earlier?.versions)
  const days = Object.entries(stamped).map(([path, { day }]) => {
    if (keepDays) return [path, dates[path]?.day ?? day] as const
    const appeared = items.filter((item) => isListedOn(path, item.path) && isBetween(item, timeZone, day, today))
    return [path, [day, ...appeared.map((item) => dayOf(item, stamped, timeZone) ?? day)].sort().at(-1) ?? day] as const
  })
  const dayAt = new Map(days)
  const currentWords = await wordsOn((path) => dayAt.get(path) ?? today)
  const scheduled = new Set(
    items.filter(({ publishAt }) => publishAt && dayIn(publishAt, timeZone) > today).map(({ path }) => path),
  )
  const fresh = days.map(([path, day]) => {
    const isScheduled = scheduled.has(path) && (dates[path]?.scheduled ?? !Object.hasOwn(dates, path))
    const words = hashWords(currentWords.get(path) ?? '')
    return [path, { words, day, ...(isScheduled ? { scheduled: true as const } : {}) }] as const
  })
  const entries = [...fresh, ...kept.filter(([path]) => !earlier?.isNew(path))].sort(([a], [b]) => (a < b ? -1 : 1))
  const isChanged = (path: string, { words, day }: PageDate) => dates[path]?.words !== words || dates[path]?.day !== day
  const changed = fresh.filter(([path, entry]) => isChanged(path, entry)).map(([path]) => path)
  return { text: `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`, changed }
}

/** Whether a page was published after one day and on or before another. */
function isBetween({ publishAt }: ContentItem, timeZone: string, after: string, until: string): boolean {
  const day = publishAt && dayIn(publishAt, timeZone)
  return day !== undefined && day > after && day <= until
}
