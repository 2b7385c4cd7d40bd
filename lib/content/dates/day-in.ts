import { localTimeOf, writeTime } from './local-time'

/**
 * Returns the date of an instant in a time zone.
 * @returns a date such as `2026-12-01`
 */
export const dayIn = (instant: Date, timeZone: string): string => writeTime(localTimeOf(instant, timeZone)).slice(0, 10)

/**
 * Whether a day has not yet begun in any time zone.
 * @param day a date such as `2026-12-01`
 * @param now by default the time on this computer's clock, because `BUILD_NOW` may be in the past
 */
export const isInFuture = (day: string, now = new Date()): boolean => day > dayIn(now, 'Pacific/Kiritimati')
