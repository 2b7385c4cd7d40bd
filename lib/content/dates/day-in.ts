import { localTimeOf, writeTime } from './local-time'

/**
 * Returns the date of an instant in a time zone.
 * @returns a date such as `2026-12-01`
 */
export const dayIn = (instant: Date, timeZone: string): string => writeTime(localTimeOf(instant, timeZone)).slice(0, 10)

/**
 * Whether a day has not yet begun in any time zone. The default is this computer's clock rather than `BUILD_NOW`, which may
 * be in the past.
 * @param day a date such as `2026-12-01`
 */
export const isInFuture = (day: string, now = new Date()): boolean => day > dayIn(now, 'Pacific/Kiritimati')
