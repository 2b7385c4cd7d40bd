import type { Fixation } from '@oogwenk/gaze'
import { linePath } from './paths'

/** A fixation as a circle on the stimulus, in pixels of the grid. */
export interface GazeCircle {
  x: number
  y: number
  radius: number
  /** From 1, in chronological order. */
  order: number
  /** Milliseconds. */
  start: number
  end: number
}

/** The eye movements of one person. */
export interface Scanpath {
  circles: GazeCircle[]
  /** The saccades, from circle to circle, as a `d` attribute; empty for fewer than two circles. */
  line: string
}

/**
 * Lays out one person's fixations. The area of a circle is proportional to the fixation's duration.
 * @param radius the radius of a fixation of one second, in pixels of the grid
 * @param until milliseconds; later fixations are left out, and one in progress is as large as its duration so far
 */
export function scanpathOf(fixations: readonly Fixation[], radius: number, until = Number.POSITIVE_INFINITY): Scanpath {
  const circles = fixations
    .filter(({ start }) => start < until)
    .map(({ x, y, start, end }, index): GazeCircle => {
      const lasts = Math.min(end, until) - start
      return { x, y, start, end, order: index + 1, radius: radius * Math.sqrt(lasts / 1000) }
    })
  return { circles, line: circles.length > 1 ? linePath(circles.map(({ x, y }) => [x, y])) : '' }
}
