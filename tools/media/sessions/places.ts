import * as settings from '@oogwenk/gaze/settings'
import { normal } from '../../../lib/images/headline/random'
import { clamp, degreesBetween, type Point } from './scale'
import type { Area, Stimulus } from './stimuli'
import { between, type Random } from './streams'

/** The smallest step of the eye, in degrees. */
const MIN_STEP = 1.8
/** Words are assumed to be in two lines. The step of a reader's eye, and its distance from the line, are in degrees. */
const READING = { lines: 2, step: 2.6, spread: 0.7, off: 0.25 }
/** One in five looks without a target leaves the picture, by at most this many degrees. */
const OUTSIDE = { share: 0.2, max: 4 }

/**
 * Returns a point within an area, more often near its middle than near its edge. Within a few attempts, it avoids
 * points closer to `from` than the smallest step.
 */
export function pointIn(area: Area, from: Point, random: Random): Point {
  let point = from
  for (let attempt = 0; attempt < 6 && degreesBetween(from, point) < MIN_STEP; attempt += 1)
    point = { x: area.x + area.width * around(random), y: area.y + area.height * around(random) }
  return point
}

/**
 * Returns where a reader looks next: further along the line, or at the beginning of the next one; `undefined` after the
 * last line.
 * @param from the position of the eye in the text; `undefined` starts reading
 */
export function pointToRead(area: Area, from: Point | undefined, random: Random): Point | undefined {
  const height = area.height / READING.lines
  const step = settings.PIXELS_PER_DEGREE * (READING.step + READING.spread * normal(random))
  const off = settings.PIXELS_PER_DEGREE * READING.off * normal(random)
  const begin = area.x + area.width * between(random, 0.06, 0.18)
  const line = from ? clamp(Math.floor((from.y - area.y) / height), 0, READING.lines - 1) : 0
  const x = from ? from.x + Math.max(step, settings.PIXELS_PER_DEGREE) : begin
  const wraps = x > area.x + area.width
  if (wraps && line === READING.lines - 1) return undefined
  return { x: wraps ? begin : x, y: area.y + height * ((wraps ? line + 1 : line) + 0.5) + off }
}

/** Returns a point anywhere in the picture, sometimes a little outside it. */
export function somewhere({ width, height }: Stimulus, random: Random): Point {
  const point = { x: width * random(), y: height * random() }
  if (random() >= OUTSIDE.share) return point
  const beyond = settings.PIXELS_PER_DEGREE * between(random, 0.5, OUTSIDE.max)
  return random() < 0.5
    ? { x: random() < 0.5 ? -beyond : width + beyond, y: point.y }
    : { x: point.x, y: random() < 0.5 ? -beyond : height + beyond }
}

const around = (random: Random) => clamp(0.5 + 0.22 * normal(random), 0.04, 0.96)
