import { type Message, shorten } from '../../shared/diagnostic'
import { publishingMessages } from '../content-messages'

/** A local date and time. */
export interface LocalTime {
  year: number
  /** 1 to 12. */
  month: number
  day: number
  hour: number
  minute: number
}

/** A time as an editor writes it: `2026-12-01 09:00`, or only a date, which means the start of that day. */
interface WrittenTime extends LocalTime {
  /** Whether only a date was written. */
  isDateOnly: boolean
}

/** Why a text is not such a time: a message of `publishingMessages` with its values. */
interface InvalidTime {
  message: Message
  values: Readonly<Record<string, string | number>>
}

const twoDigits = (value: number | string) => String(value).padStart(2, '0')

/** Formats a time as editors write it: `2026-12-01 09:00`. */
export function writeTime({ year, month, day, hour, minute }: LocalTime): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}`
}

/**
 * Reads `2026-12-01` or `2026-12-01 09:00`. Other forms are rejected, because a wrong guess would publish at the wrong
 * time.
 */
export function readTime(text: string): WrittenTime | InvalidTime {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/.exec(text)
  if (!match) return explainInvalid(text)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map((part) => Number(part ?? 0))
  if (month < 1 || month > 12)
    return { message: publishingMessages['publish-month'], values: { found: text, month: twoDigits(month) } }
  const days = daysIn(year, month)
  const last = `${match[1]}-${match[2]}-${days}`
  if (day < 1 || day > days) return { message: publishingMessages['publish-day'], values: { found: text, last } }
  if (hour > 23 || minute > 59)
    return { message: publishingMessages['publish-time'], values: { found: text, time: `${match[4]}:${match[5]}` } }
  return { year, month, day, hour, minute, isDateOnly: match[4] === undefined }
}

/** Whether a text was rejected. */
export const isInvalidTime = (read: WrittenTime | InvalidTime): read is InvalidTime => 'message' in read

/**
 * Returns the last day of the month for a date such as `2026-11-31`, whose month exists and whose day does not;
 * undefined for any other text.
 */
export function lastDayInstead(text: string): string | undefined {
  const read = readTime(text)
  const isAbsent = isInvalidTime(read) && read.message === publishingMessages['publish-day']
  return isAbsent ? String(read.values.last) : undefined
}

const daysIn = (year: number, month: number): number => {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The English names of the months, in order. */
export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** Converts a date with a named month to the form used here: “1 Dec 2026”, “1st December 2026”, “December 1, 2026”. */
function parseNamedMonth(text: string): string | undefined {
  const [, before, name = '', after, year] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)? )?(\p{L}{3,9})\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?,? (\d{4})$/iu.exec(text) ?? []
  const [day, month] = [
    before ?? after,
    MONTHS.findIndex((each) => each.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1,
  ]
  return day === undefined || month === 0 ? undefined : `${year}-${twoDigits(String(month))}-${twoDigits(day)}`
}

/** Converts a date with the year last to the form used here; gives two dates if either number could be the month. */
function reorderDate(text: string): string | undefined {
  const [, first = '', second = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (year === undefined) return undefined
  const [day, month] = [twoDigits(first), twoDigits(second)]
  if (day === month || Number(first) > 12) return `${year}-${month}-${day}`
  return Number(second) > 12
    ? `${year}-${day}-${month}`
    : `${year}-${month}-${day} or ${year}-${day}-${month}, whichever you mean`
}

/**
 * Rewrites a date in another common form as `2026-12-01`, or as two dates if either number could be the month;
 * undefined if the text is not such a date.
 */
export const dateMeant = (text: string): string | undefined => reorderDate(text) ?? parseNamedMonth(text)

/** Recognises other common forms of a time, to suggest the correct one. */
function explainInvalid(text: string): InvalidTime {
  const found = shorten(text, 40)
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text)
  if (clock)
    return {
      message: publishingMessages['publish-no-day'],
      values: { found, time: `${twoDigits(clock[1] ?? '')}:${clock[2]}` },
    }
  const match =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:T| +)(\d{1,2})[:.](\d{2})(:\d{2}(?:\.\d+)?)?\s?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i.exec(
      text,
    )
  const [, year, month = '', day = '', hour, minute, seconds, zone] = match ?? []
  if (!match)
    return {
      message: publishingMessages['publish-form'],
      values: {
        found,
        instead: dateMeant(text) ?? 'a date such as 2026-12-01, or with a time 2026-12-01 09:00',
      },
    }
  const instead = `${year}-${twoDigits(month)}-${twoDigits(day)}${hour === undefined ? '' : ` ${twoDigits(hour)}:${minute}`}`
  if (zone) return { message: publishingMessages['publish-zone'], values: { found, zone } }
  return seconds
    ? { message: publishingMessages['publish-seconds'], values: { found, instead } }
    : { message: publishingMessages['publish-form'], values: { found, instead } }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Whether `Intl` knows a time zone by this IANA name. Offsets such as `+01:00` are rejected, because they ignore summer
 * time.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A local time as milliseconds since 1970, as if it were in UTC, to compare times in one zone. */
const asUtc = ({ year, month, day, hour, minute }: LocalTime): number => Date.UTC(year, month - 1, day, hour, minute)

/** Returns the local time of an instant, to the minute. */
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

/** The offset of a zone from UTC at an instant, in milliseconds, to the minute. */
function offsetAt(instant: number, timeZone: string): number {
  return asUtc(localTimeOf(new Date(instant), timeZone)) - Math.floor(instant / MINUTE) * MINUTE
}

/** An instant; or, for a local time that does not exist in the zone, the next one that does. */
type Instant = { at: Date } | { next: LocalTime; nextAt: Date }

/**
 * Returns the instant of a local time. When clocks go back, an hour is repeated, and the earlier instant is returned.
 * When clocks go forward, an hour is skipped, and the next local time that exists is returned.
 * @param timeZone a name that `isTimeZone` accepts
 */
export function instantOf(time: LocalTime, timeZone: string): Instant {
  const shown = asUtc(time)
  // No zone changes its clocks twice within two days.
  const [from, to] = [shown - DAY, shown + DAY]
  const found = [offsetAt(from, timeZone), offsetAt(to, timeZone)]
    .map((offset) => shown - offset)
    .filter((instant) => asUtc(localTimeOf(new Date(instant), timeZone)) === shown)
  if (found.length > 0) return { at: new Date(Math.min(...found)) }
  const nextAt = changeBetween(from, to, timeZone)
  return { next: localTimeOf(nextAt, timeZone), nextAt }
}

/** The instant of the clock change between two instants, to the minute. */
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
