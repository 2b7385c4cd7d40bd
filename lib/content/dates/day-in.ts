import { localTimeOf, writeTime } from './local-time'

/**
 * The date of an instant in a time zone.
 * @returns such as `2026-12-01`
 */
export const dayIn = (instant: Date, timeZone: string): string => writeTime(localTimeOf(instant, timeZone)).slice(0, 10)
