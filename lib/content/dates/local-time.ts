import type { Message } from '../../shared/diagnostic'
import { publishingMessages } from './publishing-messages'

/** What a clock on the wall shows, beside a calendar. */
export interface LocalTime {
  year: number
  /** From 1. */
  month: number
  day: number
  hour: number
  minute: number
}

/** A time as an editor writes it: `2026-12-01 09:00`, or a day alone, which means its first minute. */
export interface WrittenTime extends LocalTime {
  /** Whether there is no time behind the day. */
  dayAlone: boolean
}

/** Why a text is no such time; the names are those of the messages in `lib/content/dates/publishing-messages.ts`. */
export interface Refusal {
  message: Message
  values: Readonly<Record<string, string | number>>
}

const two = (value: number | string) => String(value).padStart(2, '0')

/** Writes a time as an editor would: `2026-12-01 09:00`. */
export function writeTime({ year, month, day, hour, minute }: LocalTime): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

/** Reads `2026-12-01` or `2026-12-01 09:00`. Everything else is refused with what to write: a guess would publish at another time. */
export function readTime(text: string): WrittenTime | Refusal {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/.exec(text)
  if (!match) return refuse(text)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map((part) => Number(part ?? 0))
  if (month < 1 || month > 12)
    return { message: publishingMessages['publish-month'], values: { found: text, month: two(month) } }
  const days = daysIn(year, month)
  const last = `${match[1]}-${match[2]}-${days}`
  if (day < 1 || day > days) return { message: publishingMessages['publish-day'], values: { found: text, last } }
  if (hour > 23 || minute > 59)
    return { message: publishingMessages['publish-time'], values: { found: text, time: `${match[4]}:${match[5]}` } }
  return { year, month, day, hour, minute, dayAlone: match[4] === undefined }
}

/** Whether a reading was refused. */
export const isRefused = (read: WrittenTime | Refusal): read is Refusal => 'message' in read

const daysIn = (year: number, month: number): number => {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Says which of the usual other ways of writing a time it is. */
function refuse(text: string): Refusal {
  const found = text.length > 40 ? `${text.slice(0, 40)}…` : text
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text)
  if (clock)
    return {
      message: publishingMessages['publish-no-day'],
      values: { found, time: `${two(clock[1] ?? '')}:${clock[2]}` },
    }
  const near =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:T| +)(\d{1,2})[:.](\d{2})(:\d{2}(?:\.\d+)?)?\s?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i.exec(
      text,
    )
  const [, year, month = '', day = '', hour, minute, seconds, zone] = near ?? []
  if (!near)
    return {
      message: publishingMessages['publish-form'],
      values: { found, instead: '2026-12-01, or with a time 2026-12-01 09:00' },
    }
  const instead = `${year}-${two(month)}-${two(day)}${hour === undefined ? '' : ` ${two(hour)}:${minute}`}`
  if (zone) return { message: publishingMessages['publish-zone'], values: { found, zone } }
  return seconds
    ? { message: publishingMessages['publish-seconds'], values: { found, instead } }
    : { message: publishingMessages['publish-form'], values: { found, instead } }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Whether it is a time zone that `Intl` knows, by its name in the IANA database. An offset such as `+01:00` is none: it has no summer. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The time on a clock as if it were UTC, in milliseconds: what times of one zone are compared by. */
const onClock = ({ year, month, day, hour, minute }: LocalTime): number => Date.UTC(year, month - 1, day, hour, minute)

/** What a clock of the zone shows, to the minute. */
export function localTimeOf(instant: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  }).formatToParts(instant)
  const number = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return {
    ...{ year: number('year'), month: number('month'), day: number('day') },
    ...{ hour: number('hour'), minute: number('minute') },
  }
}

/** Milliseconds that clocks of the zone are ahead of UTC at an instant, to the minute. */
function offsetAt(instant: number, timeZone: string): number {
  return onClock(localTimeOf(new Date(instant), timeZone)) - Math.floor(instant / MINUTE) * MINUTE
}

/** An instant, or, of a time that no clock of the zone shows, the first one behind it that a clock does show. */
export type Instant = { at: Date } | { next: LocalTime; nextAt: Date }

/**
 * The instant at which a clock of the zone shows a time. Where clocks are put back it shows an hour twice: the first
 * time counts. Where they are put forward it leaves an hour out.
 * @param timeZone as `isTimeZone` takes it
 */
export function instantOf(time: LocalTime, timeZone: string): Instant {
  const shown = onClock(time)
  // No zone changes its clocks twice within two days.
  const [from, to] = [shown - DAY, shown + DAY]
  const found = [offsetAt(from, timeZone), offsetAt(to, timeZone)]
    .map((offset) => shown - offset)
    .filter((instant) => onClock(localTimeOf(new Date(instant), timeZone)) === shown)
  if (found.length > 0) return { at: new Date(Math.min(...found)) }
  const nextAt = changeBetween(from, to, timeZone)
  return { next: localTimeOf(nextAt, timeZone), nextAt }
}

/** The minute in which clocks are changed. */
function changeBetween(from: number, to: number, timeZone: string): Date {
  const before = offsetAt(from, timeZone)
  let [early, late] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)]
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2)
    if (offsetAt(middle * MINUTE, timeZone) === before) early = middle
    else late = middle
  }
  return new Date(late * MINUTE)
}
