import { expect, test } from '@jest/globals'
import type { Fixation } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { normal, seededRandom } from '../../lib/images/headline/random'
import { downsampleToWebcam, fixationDuration, phases, rowsOf, SAMPLE_INTERVAL_MS } from './datasets'
import { median } from './median'
import { fixationsIn } from './results-of'

/** The largest error of a time, in milliseconds. */
const TOLERANCE = 1.5 * SAMPLE_INTERVAL_MS

/** The earliest and latest time that the frames of the film allow, in milliseconds. */
interface Range {
  min: number
  max: number
}

/** A real person's gaze, with the times from a film of the eye; see the README in the folder of the dataset. */
const gaze = rowsOf('video-timed-shifts/gaze.csv') as [trial: number, sample: number, x: number, y: number][]
const times = rowsOf('video-timed-shifts/times.csv') as [
  trial: number,
  min: number,
  max: number,
  shortest: number,
  longest: number,
][]
const trials = times.map(([trial, min, max, shortest, longest]) => ({
  samples: gaze.filter(([id]) => id === trial).map(([, sample, x, y]) => [sample, x, y] as const),
  began: { min, max },
  ended: { min: min + shortest, max: max + longest },
}))
const [direct, paused] = [trials.slice(0, 4), trials.slice(4, 8)]

/** Returns by how much the nearest of some times differs from the times that the film allows. */
const errorOf = (found: readonly number[], { min, max }: Range) =>
  Math.min(...found.map((time) => Math.max(0, min - time, time - max)))

/** Returns the errors of the times at which fixations end and begin, compared with the movement: ten for each trial. */
const errorsOf = (noise?: () => number) =>
  trials.flatMap((trial) =>
    phases.map((phase) => {
      const fixations = fixationsIn(downsampleToWebcam(trial.samples, phase, noise))
      return {
        end: errorOf(
          fixations.map(({ end }) => end),
          trial.began,
        ),
        start: errorOf(
          fixations.map(({ start }) => start),
          trial.ended,
        ),
      }
    }),
  )

test('the files contain twelve trials of 300 samples', () => {
  expect(trials.map(({ samples }) => samples.length)).toEqual(Array.from({ length: 12 }, () => 300))
  expect(trials.every(({ samples }) => samples.every(([sample], index) => sample === index))).toBe(true)
})

// Measured: 118 and 111 of 120 are within the tolerance; the median is 23 and 25 ms for ends, and 5 ms for starts.
test.each([
  ['an eye tracker', 0, 115],
  // A median distance of 45 pixels between samples, one of `STEPS` in `noisy-sessions.ts`.
  ['a webcam', 45 / Math.sqrt(4 * Math.LN2), 106],
])('with the noise of %s, fixations end and begin when the film shows the eye start and stop', (_, sigma, min) => {
  const random = seededRandom(5)
  const errors = errorsOf(() => sigma * normal(random))
  expect(errors).toHaveLength(120)
  expect(median(errors.map(({ end }) => end))).toBeLessThan(SAMPLE_INTERVAL_MS)
  expect(median(errors.map(({ start }) => start))).toBeLessThan(SAMPLE_INTERVAL_MS / 3)
  expect(errors.filter(({ end, start }) => end <= TOLERANCE && start <= TOLERANCE).length).toBeGreaterThan(min)
})

const distanceOf = (one: Fixation, other: Fixation) => Math.hypot(one.x - other.x, one.y - other.y)

test('a direct shift gives two fixations, and a gap between them as long as the film shows, to within one sample', () => {
  for (const trial of direct)
    for (const phase of phases) {
      const fixations = fixationsIn(downsampleToWebcam(trial.samples, phase))
      const distances = fixations.slice(1).map((fixation, index) => distanceOf(fixation, fixations[index] as Fixation))
      expect(distances.filter((length) => length > 2 * settings.PIXELS_PER_DEGREE)).toHaveLength(1)
      const duration = { min: trial.ended.min - trial.began.min, max: trial.ended.max - trial.began.max }
      expect(errorOf([1000 - fixationDuration(fixations)], duration)).toBeLessThan(SAMPLE_INTERVAL_MS)
    }
})

test('a pause on the way is a fixation of its own', () => {
  for (const trial of paused)
    for (const phase of phases) {
      const between = fixationsIn(downsampleToWebcam(trial.samples, phase)).slice(1, -1)
      expect(Math.max(...between.map(({ start, end }) => end - start))).toBeGreaterThan(300)
    }
})
