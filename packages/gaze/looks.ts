import { type AreaOfInterest, isInArea } from './areas'
import type { Fixation } from './fixations'

/** What one person did with one area. A look is a fixation whose centre is in it. */
export interface LooksAtArea {
  looks: number
  /** Milliseconds of all looks together. */
  dwell: number
  /** Relative to the total fixation time, including outside the stimulus: 0 to 1. NaN if there was none. */
  dwellShare: number
  /** Milliseconds from the appearance of the stimulus to the start of the first look. NaN if there was none. */
  firstLook: number
}

/**
 * Whether anything is known about what a person looked at. People without a single fixation, because the camera never
 * found their eyes or kept losing them, have no gaze figures; that does not mean that they never looked.
 */
export const hasFixation = ({ fixations }: { fixations: readonly Fixation[] }): boolean => fixations.length > 0

const durationOf = (fixations: readonly Fixation[]) => fixations.reduce((sum, { start, end }) => sum + end - start, 0)

/** Sums up the looks of one person at one area. */
export function looksAt(fixations: readonly Fixation[], area: AreaOfInterest): LooksAtArea {
  const looks = fixations.filter(({ x, y }) => isInArea(area, x, y))
  const dwell = durationOf(looks)
  return {
    looks: looks.length,
    dwell,
    dwellShare: dwell / durationOf(fixations),
    firstLook: looks[0]?.start ?? Number.NaN,
  }
}

/** Returns the share of fixation time outside all areas: 0 to 1, NaN if there was none. */
export function shareElsewhere(fixations: readonly Fixation[], areas: readonly AreaOfInterest[]): number {
  const elsewhere = fixations.filter(({ x, y }) => !areas.some((area) => isInArea(area, x, y)))
  return durationOf(elsewhere) / durationOf(fixations)
}

/**
 * Counts how many people look at an area, moment by moment.
 * @param people the fixations of each person
 * @param until end of the last step, in milliseconds
 * @param step in milliseconds; each step represents its midpoint
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
