import { expect, test } from '@jest/globals'
import { type Fixation, type Gaze, looksAt } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { readStimuli } from '../../tools/media/sessions/stimuli'
import { dispersionFixations } from './dispersion-fixations'
import { median } from './median'
import { HOME, PLAIN, type Recording, record, STEPS } from './noisy-sessions'
import { fixationsIn } from './results-of'

const stimuli = Object.entries(await readStimuli()).map(([name, stimulus]) => ({ name, stimulus }))

/** Not the seeds that were used to choose a method (1 and 2). */
const seeds = [201, 202]
/** Some areas are seen by everybody in ten seconds, and by some in three. */
const durations = [3000, 10_000]
const people = 120

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const restOf = (fixations: readonly { start: number; end: number }[]) =>
  fixations.reduce((sum, { start, end }) => sum + end - start, 0)

/** Every sample: some people in front of one stimulus for one time. */
const samplesOf = (camera: typeof PLAIN, step: number) =>
  stimuli.flatMap((shown) =>
    seeds.flatMap((seed) =>
      durations.map((duration) => ({
        ...{ duration, stimulus: shown.stimulus },
        recordings: record(shown, { people, seed, duration, camera: { ...camera, step } }),
      })),
    ),
  )

/** The median distance from one known sample to the next, across gaps that end no fixation. */
function typicalStep({ time, x, y }: Gaze): number {
  const known = [...x.keys()].filter((row) => !Number.isNaN(x[row]))
  const valueAt = (of: Float64Array, index: number) => of[known[index] as number] as number
  const near = [...known.keys()]
    .slice(1)
    .filter((index) => valueAt(time, index) - valueAt(time, index - 1) <= settings.FIXATION_DEFAULTS.gapMs)
  return median(
    near.map((index) =>
      Math.hypot(valueAt(x, index) - valueAt(x, index - 1), valueAt(y, index) - valueAt(y, index - 1)),
    ),
  )
}

type Sample = ReturnType<typeof samplesOf>[number]

/** How far the share of time at rest is from the truth, in points. */
function restError({ recordings, duration }: Sample, find: (gaze: Gaze) => Fixation[]): number {
  return meanOf(recordings.map(({ gaze, truth }) => (100 * (restOf(find(gaze)) - restOf(truth))) / duration))
}

/** How far "saw it" is from the truth, in points: the mean over the areas that are large enough for webcams. */
function seenError({ recordings, stimulus }: Sample, find: (gaze: Gaze) => Fixation[]): number {
  const known = recordings.flatMap(({ gaze, truth }): { found: Fixation[]; truth: Recording['truth'] }[] => {
    const found = find(gaze)
    return found.length > 0 ? [{ found, truth }] : []
  })
  const large = stimulus.areas.filter((area) => Math.min(area.width, area.height) >= settings.SMALLEST_DIAMETER.best)
  const errors = large.map((area) =>
    meanOf(
      known.map(
        ({ found, truth }) =>
          100 *
          (Number(looksAt(found, area).looks > 0) -
            Number(truth.some((fixation) => looksAt([{ ...fixation, samples: 2 }], area).looks > 0))),
      ),
    ),
  )
  return large.length === 0 ? 0 : meanOf(errors)
}

const kinds = [
  ['white noise', PLAIN],
  ['noise as at home', HOME],
] as const
const levels = kinds.flatMap(([kind, camera]) => STEPS.map((step) => [kind, step, camera] as const))

test.each(levels)(
  '%s, median step %i px: rest within 10 points in every sample, “saw it” within 5',
  (_, step, camera) => {
    const samples = samplesOf(camera, step)
    for (const sample of samples) expect(Math.abs(restError(sample, fixationsIn))).toBeLessThan(10)
    const seen = samples.map((sample) => seenError(sample, fixationsIn))
    expect(Math.max(...seen.map(Math.abs))).toBeLessThan(5)
    const recordings = samples.flatMap((sample) => sample.recordings)
    expect(recordings.filter(({ gaze }) => fixationsIn(gaze).length === 0)).toEqual([])
    // A little above the true step, because some steps lead from one place to another.
    const measured = median(recordings.map(({ gaze }) => typicalStep(gaze)))
    expect(measured / step).toBeGreaterThan(1)
    expect(measured / step).toBeLessThan(1.3)
  },
)

test('a fixed threshold loses most of the rest, and people with it, where noise is that of real sessions', () => {
  const samples = samplesOf(HOME, 90)
  expect(meanOf(samples.map((sample) => restError(sample, dispersionFixations)))).toBeLessThan(-40)
  expect(meanOf(samples.map((sample) => seenError(sample, dispersionFixations)))).toBeLessThan(-5)
  const usual = samplesOf(HOME, 45)
  expect(meanOf(usual.map((sample) => restError(sample, dispersionFixations)))).toBeLessThan(-15)
})
