import * as settings from '@oogwenk/gaze/settings'

/** A point on the grid: pixels from the upper left corner, to the right and down. */
export interface Point {
  x: number
  y: number
}

/** Returns the degrees of visual angle between two points. */
export function degreesBetween(from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  return Math.sqrt(x * x + y * y) / settings.PIXELS_PER_DEGREE
}

/** Limits a number to the range from `min` to `max`. */
export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))
