import * as settings from '@oogwenk/gaze/settings'
import { normal } from '../../../lib/images/headline/random'
import { chooseArea, type Memory } from './choose-area'
import { pointIn, pointToRead, somewhere } from './places'
import { clamp, degreesBetween, type Point } from './scale'
import type { Area, Stimulus } from './stimuli'
import type { Random } from './streams'
import type { Viewer } from './viewer'

/** A fixation. The generator knows it exactly; an analysis of a recording must find it. */
export interface Fixation extends Point {
  /** Milliseconds since the stimulus appeared. */
  start: number
  end: number
  /** The id of the intended area; undefined for the first look and for looks without a target. */
  area: string | undefined
}

/**
 * The duration of a fixation in milliseconds, log-normal: its 10th, 50th and 90th percentiles are about 134, 232 and
 * 391. Words are read a little faster.
 */
const LENGTH = { median: 234, spread: 0.41, min: 80, max: 900, reading: 0.93 }
/** The share of looks without a target. */
const NO_TARGET_SHARE = 0.05
/**
 * The first look is near the middle, whatever the picture shows there (Tatler 2007, Journal of Vision 7(14):4).
 * In degrees.
 */
const CENTRE_SPREAD = 1.5

/**
 * Plans where one viewer looks: the true fixations, one after another, with saccades between them.
 * @param duration milliseconds, at which the last fixation is cut off
 */
export function planFixations(stimulus: Stimulus, viewer: Viewer, duration: number, random: Random): Fixation[] {
  const fixations: Fixation[] = []
  const memory: Memory = { looks: 0, left: new Map() }
  let point: Point = {
    x: stimulus.width / 2 + CENTRE_SPREAD * settings.PIXELS_PER_DEGREE * normal(random),
    y: stimulus.height / 2 + CENTRE_SPREAD * settings.PIXELS_PER_DEGREE * normal(random),
  }
  let area: Area | undefined
  let start = 0
  while (start < duration) {
    const end = start + lengthOf(area, viewer, random)
    fixations.push({ ...point, start, end: Math.min(duration, end), area: area?.id })
    const next = nextLook(stimulus, viewer, point, area, memory, end, random)
    start = end + saccadeTime(degreesBetween(point, next.point))
    point = next.point
    area = next.area
  }
  return fixations
}

function lengthOf(area: Area | undefined, { tempo }: Viewer, random: Random): number {
  const median = LENGTH.median * tempo * (area?.text ? LENGTH.reading : 1)
  return clamp(median * Math.exp(LENGTH.spread * normal(random)), LENGTH.min, LENGTH.max)
}

/**
 * Returns the milliseconds that a saccade takes: 2.2 for each degree and 21 more, the main sequence (Carpenter 1988,
 * Movements of the Eyes; Bahill, Clark and Stark 1975, Mathematical Biosciences 24).
 */
export const saccadeTime = (degrees: number): number => 2.2 * degrees + 21

/** Returns the next look: in the same area, in another one, or without a target. */
function nextLook(
  stimulus: Stimulus,
  viewer: Viewer,
  from: Point,
  area: Area | undefined,
  memory: Memory,
  now: number,
  random: Random,
): { point: Point; area: Area | undefined } {
  if (random() < NO_TARGET_SHARE) {
    if (area) memory.left.set(area.id, now)
    return { point: somewhere(stimulus, random), area: undefined }
  }
  // A viewer who has begun to read continues: the square root turns a run of two looks into one of four.
  if (area && random() < (area.text ? Math.sqrt(area.stay) : area.stay)) {
    const point = area.text ? pointToRead(area, from, random) : pointIn(area, from, random)
    if (point) return { point, area }
  }
  const next = chooseArea(stimulus.areas, viewer, from, area, memory, now, random)
  if (area) memory.left.set(area.id, now)
  memory.looks += 1
  const begin = next.text && !memory.left.has(next.id)
  return { point: (begin && pointToRead(next, undefined, random)) || pointIn(next, from, random), area: next }
}
