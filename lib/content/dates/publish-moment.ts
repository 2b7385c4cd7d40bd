import { type FilledMessage, fillMessage } from '../../shared/diagnostic'
import { instantOf, isRefused, type LocalTime, readTime, writeTime } from './local-time'
import { publishingMessages } from './publishing-messages'

/** The instant that `publishAt` stands for, or what is wrong with it. */
export type PublishMoment = { at: Date; refused?: never } | { at?: never; refused: FilledMessage }

/**
 * Reads `publishAt`.
 * @param text such as `2026-12-01 09:00`; of a day alone its first minute counts
 * @param timeZone of `content/site.yml`
 */
export function publishMoment(text: string, timeZone: string): PublishMoment {
  const read = readTime(text)
  if (isRefused(read)) return { refused: fillMessage(read.message, read.values) }
  const found = instantOf(read, timeZone)
  if ('at' in found) return found
  // There are zones in which a day of spring begins at one o'clock.
  if (read.dayAlone && isSameDay(read, found.next)) return { at: found.nextAt }
  const values = { found: text, zone: timeZone, instead: writeTime(found.next) }
  return { refused: fillMessage(publishingMessages['publish-gap'], values) }
}

const isSameDay = (one: LocalTime, other: LocalTime): boolean => one.month === other.month && one.day === other.day
