import { localTimeOf, writeTime } from './local-time'

/**
 * The day that a calendar of a zone shows.
 * @returns such as `2026-12-01`
 */
export const dayIn = (instant: Date, timeZone: string): string => writeTime(localTimeOf(instant, timeZone)).slice(0, 10)
