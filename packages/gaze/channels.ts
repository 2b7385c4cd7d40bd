import type { AreaOfInterest } from './areas'
import { type Curve, type CurveOptions, curveOf } from './curves'
import type { Emotion } from './emotions'
import { looksAt } from './looks'
import type { Session } from './sessions'
import { CLOCK, LOCKED } from './settings'

/** The channels of a session over time. */
export type Channel = Emotion | 'heartrate'

/** Returns the factor between a file and a curve: shares are 0 to 1 in a file, and in points in a curve. */
const factorOf = (channel: Channel) => (channel === 'heartrate' ? 1 : 100)

const valuesOf = ({ person }: Session, channel: Channel): Float64Array =>
  (channel === 'heartrate' ? person.heartrate : person.emotions[channel]).map((value) => value * factorOf(channel))

/**
 * Returns the mean of a channel over clock time, from the appearance of the stimulus, relative to each person's own
 * first second.
 * @param until milliseconds
 * @param options other steps or another baseline; `{ baseline: undefined }` leaves values as measured
 * @returns in points, or in beats per minute
 */
export function clockCurve(
  sessions: readonly Session[],
  channel: Channel,
  until: number,
  options: Partial<CurveOptions> = {},
): Curve {
  const traces = sessions.map((session) => ({
    ...{ time: session.person.time, values: valuesOf(session, channel), zero: 0 },
  }))
  return curveOf(traces, { ...CLOCK, to: until, ...options })
}

/**
 * Returns the mean of a channel around each person's first look at an area, relative to the second before it. A mean over
 * clock time would blur the reaction, because people look there at different moments.
 * @returns in points, or in beats per minute; `usable` of the `of` people looked there and have a baseline
 */
export function lockedCurve(
  sessions: readonly Session[],
  channel: Channel,
  area: AreaOfInterest,
  options: Partial<CurveOptions> = {},
): Curve {
  const traces = sessions.map((session) => ({
    ...{ time: session.person.time, values: valuesOf(session, channel) },
    zero: looksAt(session.fixations, area).firstLook,
  }))
  return curveOf(traces, { ...LOCKED, ...options })
}
