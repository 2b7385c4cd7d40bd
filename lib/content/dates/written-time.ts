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
