import * as settings from '@oogwenk/gaze/settings'
import { normal } from '../../../lib/images/headline/random'
import type { Point } from './scale'
import { autoregressive, type Random, wait } from './streams'

/**
 * The accuracy of webcams with people at home, as published: 2.4 degrees between gaze and target (Saxena, Fink and
 * Lange 2024, 65 people at their own laptops, Behavior Research Methods 56, doi 10.3758/s13428-023-02190-6). The ratio
 * of scatter to it is from the one study that measured both beside a laboratory eye tracker, 1.1 degrees to 1.4 at 30
 * frames a second (Kaduk, Goeke, Finger and König 2024, Behavior Research Methods 56, doi
 * 10.3758/s13428-023-02237-8). Of a hundred samples five are lost. Offset is read as the mean distance over people;
 * scatter as the standard deviation of the distance around it, in both directions together. None of it was tuned to the
 * analysis.
 */
export const WEBCAM = { offset: 2.4, scatter: (2.4 * 1.1) / 1.4, rate: 30, lost: 0.05 }

/**
 * The share of the scatter's variance from slow movements of the head; the rest is new in each sample. The memory is in
 * seconds.
 */
const WANDER = { share: 0.4, memory: 2 }
/** Milliseconds by which the frames of a webcam come early or late. */
const JITTER = 2
/**
 * The kinds of lost samples: their shares of all losses, the shortest duration, and the mean beyond it, in
 * milliseconds.
 */
const LOSSES = {
  /** Closed eyes, with the face visible. About ten times a minute. */
  blink: { part: 0.6, shortest: 100, mean: 60 },
  /** One frame without eyes. */
  single: { part: 0.2 },
  /** No face: a hand, or a turned head. Face and pulse are then unknown too. */
  noFace: { part: 0.2, shortest: 200, mean: 200 },
}

/** Returns the times of the frames: whole milliseconds, ascending, about 33 apart. */
export function frameTimes(duration: number, random: Random): number[] {
  const interval = 1000 / WEBCAM.rate
  const first = interval * random()
  let last = -1
  return Array.from({ length: Math.round(duration / interval) }, (_, index) => {
    const planned = Math.round(first + index * interval + JITTER * normal(random))
    last = Math.min(duration - 1, Math.max(planned, last + 1))
    return last
  })
}

/** What is missing from a frame. */
export type Loss = 'eyes' | 'face' | undefined

/** Returns what is missing from each frame. @param times milliseconds, ascending */
export function losses(times: readonly number[], random: Random): Loss[] {
  const duration = (times.at(-1) ?? 0) + 1
  const noFace = lossPeriods(LOSSES.noFace, duration, random)
  const blinks = lossPeriods(LOSSES.blink, duration, random)
  return times.map((time) => {
    const alone = random() < WEBCAM.lost * LOSSES.single.part
    if (noFace.some(({ from, to }) => time >= from && time < to)) return 'face'
    return alone || blinks.some(({ from, to }) => time >= from && time < to) ? 'eyes' : undefined
  })
}

/** Returns periods of one kind of loss, as many as its share of the lost time requires. */
function lossPeriods(kind: { part: number; shortest: number; mean: number }, duration: number, random: Random) {
  const interval = (kind.shortest + kind.mean) * (1 / (WEBCAM.lost * kind.part) - 1)
  const found: { from: number; to: number }[] = []
  for (let from = wait(random, interval); from < duration; ) {
    const to = from + kind.shortest + wait(random, kind.mean)
    found.push({ from, to })
    from = to + wait(random, interval)
  }
  return found
}

/**
 * Simulates a webcam's measurement of one person's gaze: with a constant offset, drift of the head, and scatter.
 * @returns a function from the true point to the measured one; `seconds` is the time since its last call
 */
export function webcam(random: Random): (truth: Point, seconds: number) => Point {
  // The length of a vector of two normal deviates has this mean (Rayleigh).
  const off = (WEBCAM.offset * settings.PIXELS_PER_DEGREE) / Math.sqrt(Math.PI / 2)
  const offset = { x: off * normal(random), y: off * normal(random) }
  const each = (WEBCAM.scatter * settings.PIXELS_PER_DEGREE) / Math.sqrt(2)
  const head = each * Math.sqrt(WANDER.share)
  const white = each * Math.sqrt(1 - WANDER.share)
  const across = autoregressive(random, head, WANDER.memory)
  const down = autoregressive(random, head, WANDER.memory)
  return ({ x, y }, seconds) => ({
    x: x + offset.x + across(seconds) + white * normal(random),
    y: y + offset.y + down(seconds) + white * normal(random),
  })
}
