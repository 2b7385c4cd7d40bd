import { type Channel, personCurve, type Session } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'

/**
 * Returns what one person adds to the mean curve of a group; undefined if more than half of the first second is
 * unknown.
 */
export function ownCurve({ person }: Session, channel: Channel, until: number): Float64Array | undefined {
  const isHeartRate = channel === 'heartrate'
  const values = isHeartRate ? person.heartrate : person.emotions[channel]
  const curve = personCurve({ time: person.time, values, zero: 0 }, { ...settings.CLOCK, to: until })
  return isHeartRate ? curve : curve?.map((share) => 100 * share)
}

/**
 * Computes the mean of `clockCurve` without its intervals: fast enough to follow a visitor who is choosing people.
 * @param own the curves of the chosen people
 * @returns in points, or in beats per minute; NaN for a step in which nobody has a value
 */
export function meanCurve(own: readonly Float64Array[], until: number): Float64Array {
  return Float64Array.from({ length: Math.ceil(until / settings.CURVE_STEP) }, (_, step) => {
    let [sum, count] = [0, 0]
    for (const curve of own) {
      const value = curve[step] as number
      if (Number.isNaN(value)) continue
      sum += value
      count++
    }
    return sum / count
  })
}
