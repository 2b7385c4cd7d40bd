import { type Channel, factorOf } from '../../lib/research/channels'
import { bridge, CLOCK, CURVE_STEP, stepMeans } from '../../lib/research/curves'
import type { Session } from '../../lib/research/sessions'
import { meanOf } from '../../lib/research/statistics/statistics'

/** What each person adds to the mean curve of a group; undefined if half of the first second is unknown. */
export function ownCurve({ person }: Session, channel: Channel, until: number): Float64Array | undefined {
  const values = channel === 'heartrate' ? person.heartrate : person.emotions[channel]
  const steps = stepMeans({ time: person.time, values, zero: 0 }, CLOCK.from, until, CURVE_STEP)
  const first = steps.subarray(0, CLOCK.baseline.to / CURVE_STEP).filter((value) => !Number.isNaN(value))
  if (first.length === 0 || first.length < CLOCK.baseline.to / CURVE_STEP / 2) return undefined
  const ground = meanOf(first)
  return bridge(steps, CURVE_STEP).map((value) => (value - ground) * factorOf(channel))
}

/**
 * The mean of `clockCurve` without its intervals: fast enough to follow a visitor who chooses people.
 * @param own curves of the chosen people
 * @returns in points, or in beats a minute; NaN where nobody has a value
 */
export function meanCurve(own: readonly Float64Array[], until: number): Float64Array {
  return Float64Array.from({ length: Math.ceil(until / CURVE_STEP) }, (_, step) => {
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
