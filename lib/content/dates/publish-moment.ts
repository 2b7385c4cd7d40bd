import { type FilledMessage, fillMessage } from '../../shared/diagnostic'
import { publishingMessages } from '../content-messages'
import { instantOf, isInvalidTime, type LocalTime, readTime, writeTime } from './local-time'

/** The instant of a `publishAt`, or the message about it. */
type PublishMoment = { at: Date; refused?: never } | { at?: never; refused: FilledMessage }

/**
 * Reads `publishAt`.
 * @param text a text such as `2026-12-01 09:00`; a date alone means the start of that day
 * @param timeZone the time zone in `content/site.yml`
 */
export function publishMoment(text: string, timeZone: string): PublishMoment {
  const read = readTime(text)
  if (isInvalidTime(read)) return { refused: fillMessage(read.message, read.values) }
  const found = instantOf(read, timeZone)
  if ('at' in found) return found
  // In some zones the clocks go forward at midnight, so one day a year starts at one o'clock.
  if (read.isDateOnly && isSameDay(read, found.next)) return { at: found.nextAt }
  const values = { found: text, zone: timeZone, instead: writeTime(found.next) }
  return { refused: fillMessage(publishingMessages['publish-gap'], values) }
}

const isSameDay = (one: LocalTime, other: LocalTime): boolean => one.month === other.month && one.day === other.day
