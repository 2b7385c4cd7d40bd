import { createHash } from 'node:crypto'

/** Written by `npm run stamp` and by nobody else; a build only reads it, so a clone without history has the same dates. */
export const datesFile = 'content/.dates.json'

/** What is written down of one page: a hash of its main words, and the day on which they became what they are. */
export interface PageDate {
  /** The first 16 hexadecimal digits of SHA-256. */
  words: string
  /** Such as `2026-11-21`, in the time zone of the site. */
  day: string
}

/** Pages by their path. */
export type PageDates = Readonly<Record<string, PageDate>>

/** The main words of each page, by its path. */
export type PageWords = ReadonlyMap<string, string>

/** Pages whose entry does not tell the truth any more. */
export interface StaleDates {
  /** They say something else than on the day that is written down. */
  changed: string[]
  /** They have no entry. */
  undated: string[]
  /** There is an entry, and no such page. */
  gone: string[]
}

/** Hashes the words of a page; how they are broken into lines does not count. */
export function hashWords(words: string): string {
  return createHash('sha256').update(words.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16)
}

/** Finds the entries that are stale. */
export function staleDates(words: PageWords, dates: PageDates): StaleDates {
  const dated = [...words].filter(([path]) => Object.hasOwn(dates, path))
  return {
    changed: dated.filter(([path, text]) => dates[path]?.words !== hashWords(text)).map(([path]) => path),
    undated: [...words.keys()].filter((path) => !Object.hasOwn(dates, path)),
    gone: Object.keys(dates).filter((path) => !words.has(path)),
  }
}

/**
 * The entries as they should be: pages whose words are new or changed get today's day, the others keep theirs.
 * @param today such as `2026-11-21`
 */
export function stampDates(words: PageWords, dates: PageDates, today: string): Record<string, PageDate> {
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    sorted.map(([path, text]) => {
      const hash = hashWords(text)
      const before = Object.hasOwn(dates, path) ? dates[path] : undefined
      return [path, before?.words === hash ? before : { words: hash, day: today }]
    }),
  )
}
