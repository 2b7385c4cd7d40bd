import { createHash } from 'node:crypto'

/**
 * `npm run stamp` and the editor write this file. Builds only read it, so a clone without history has the same dates.
 */
export const datesFile = 'content/.dates.json'

/** The entry of a page: a hash of its main words, and the day on which they last changed. */
export interface PageDate {
  /** The first 16 hexadecimal digits of SHA-256. */
  words: string
  /** A date such as `2026-11-21`, in the time zone of the site. */
  day: string
  /** Whether the page was not yet public when it was stamped. Removing such a page breaks no links. */
  scheduled?: true | undefined
}

/** The entries of all pages, by path. */
export type PageDates = Readonly<Record<string, PageDate>>

/** The main words of each page, by its path. */
type PageWords = ReadonlyMap<string, string>

/** The pages whose entry is stale or missing. */
export interface StaleDates {
  /** Pages whose words have changed since the recorded day. */
  changed: string[]
  /** Pages without an entry. */
  undated: string[]
}

/** Hashes the words of a page. Any whitespace between two words counts as one space. */
export function hashWords(words: string): string {
  return createHash('sha256').update(words.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16)
}

/** Finds the pages whose entry is stale or missing. */
export function staleDates(words: PageWords, dates: PageDates): StaleDates {
  const dated = [...words].filter(([path]) => Object.hasOwn(dates, path))
  return {
    changed: dated.filter(([path, text]) => dates[path]?.words !== hashWords(text)).map(([path]) => path),
    undated: [...words.keys()].filter((path) => !Object.hasOwn(dates, path)),
  }
}

/**
 * Returns the updated entries: new and changed pages get today's date, and so do those whose date is in the future; the
 * others keep theirs. A page under a new address has the words of a page that is gone, and takes its date. A page whose
 * words are again those of an earlier version, because an edit was undone, gets the date of that version.
 * @param today a date such as `2026-11-21`
 * @param earlier the dates of earlier versions, in order of precedence
 */
export function stampDates(
  words: PageWords,
  dates: PageDates,
  today: string,
  earlier: readonly PageDates[] = [],
): Record<string, PageDate> {
  const sorted = [...words].sort(([a], [b]) => (a < b ? -1 : 1))
  const gone = groupByWords(Object.entries(dates).filter(([path]) => !words.has(path)))
  const undated = groupByWords(
    sorted.flatMap(([path, text]) =>
      Object.hasOwn(dates, path) ? [] : [[path, { words: hashWords(text), day: today }]],
    ),
  )
  /** The entry of the page that has moved here, if it is certain which page that was. */
  const moved = (hash: string) =>
    undated.get(hash)?.length === 1 && gone.get(hash)?.length === 1 ? gone.get(hash)?.[0] : undefined
  return Object.fromEntries(
    sorted.map(([path, text]) => {
      const hash = hashWords(text)
      const known = [Object.hasOwn(dates, path) ? dates[path] : moved(hash), ...earlier.map((version) => version[path])]
      const same = known.find((entry) => entry?.words === hash && entry.day <= today)
      return [path, { words: hash, day: same?.day ?? today }]
    }),
  )
}

function groupByWords(entries: readonly (readonly [path: string, entry: PageDate])[]): Map<string, PageDate[]> {
  const groups = new Map<string, PageDate[]>()
  for (const [, entry] of entries) groups.set(entry.words, [...(groups.get(entry.words) ?? []), entry])
  return groups
}
