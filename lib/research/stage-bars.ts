import type { AreaOfInterest } from './areas'
import type { Fixation } from './fixations'
import { countLooking } from './looks'

/** Bars over the whole time: as many as fit on a phone with room between them. */
export const BARS = 60

/** Units of the drawing that a bar has with the room behind it, and the height of each version. */
export const BAR = { step: 10, height: 60, room: 3 } as const

/**
 * How many people look at an area in each of the equal parts of the time.
 * @param until milliseconds
 */
export function barsOf(people: readonly (readonly Fixation[])[], area: AreaOfInterest | undefined, until: number) {
  return area ? countLooking(people, area, { until, step: until / BARS }) : Array<number>(BARS).fill(0)
}

/** The bars of one version as a path: upwards from the middle line for the first one, downwards for the second. */
export function barsPath(bars: readonly number[], people: number, down: boolean): string {
  const { step, height, room } = BAR
  const base = height + (down ? room : -room)
  return bars
    .map((count, at) => {
      const tall = people === 0 ? 0 : Math.round((count / people) * (height - room))
      return tall === 0 ? '' : `M${at * step + step / 2} ${base}v${down ? tall : -tall}`
    })
    .join('')
}
