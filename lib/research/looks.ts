import { type AreaOfInterest, isInArea } from './areas'
import type { Fixation } from './fixations'
import type { Person } from './results'

/** What one person did with one area. A look is a fixation whose middle lies in it. */
export interface LooksAtArea {
  looks: number
  /** Milliseconds of all looks together. */
  dwell: number
  /** Of the time in which the eyes rested anywhere, beside the stimulus too: 0 to 1. NaN where they never rested. */
  dwellShare: number
  /** Milliseconds from the appearance of the stimulus to the begin of the first look. NaN where there was none. */
  firstLook: number
}

/**
 * Was the gaze of a person ever measured? Of somebody whose camera never found the eyes it is not known what they looked
 * at: they have no figure of gaze, which is not to say that they never looked.
 */
export const hasGaze = ({ x }: Pick<Person, 'x'>): boolean => x.some((place) => !Number.isNaN(place))

const restOf = (fixations: readonly Fixation[]) => fixations.reduce((sum, { start, end }) => sum + end - start, 0)

/** Sums up the looks of one person at one area. */
export function looksAt(fixations: readonly Fixation[], area: AreaOfInterest): LooksAtArea {
  const looks = fixations.filter(({ x, y }) => isInArea(area, x, y))
  const dwell = restOf(looks)
  return {
    looks: looks.length,
    dwell,
    dwellShare: dwell / restOf(fixations),
    firstLook: looks[0]?.start ?? Number.NaN,
  }
}

/** The share of rest that no area got: 0 to 1, NaN where the eyes never rested. */
export function shareElsewhere(fixations: readonly Fixation[], areas: readonly AreaOfInterest[]): number {
  const elsewhere = fixations.filter(({ x, y }) => !areas.some((area) => isInArea(area, x, y)))
  return restOf(elsewhere) / restOf(fixations)
}

/**
 * How many people look at an area, moment by moment.
 * @param people the fixations of each
 * @param until end of the last step, in milliseconds
 * @param step in milliseconds; each represents the moment in its middle
 */
export function countLooking(
  people: readonly (readonly Fixation[])[],
  area: AreaOfInterest,
  { until, step }: { until: number; step: number },
): number[] {
  const looks = people.map((fixations) => fixations.filter(({ x, y }) => isInArea(area, x, y)))
  return Array.from({ length: Math.ceil(until / step) }, (_, index) => {
    const moment = (index + 0.5) * step
    return looks.filter((own) => own.some(({ start, end }) => start <= moment && moment < end)).length
  })
}
