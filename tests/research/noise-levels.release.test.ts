import { expect, test } from '@jest/globals'
import { dispersionFixations } from './dispersion-fixations'
import { median } from './median'
import { fixationTimeError, meanOf, samplesOf, seenError, typicalStep } from './noise-samples'
import { HOME, PLAIN, STEPS } from './noisy-sessions'

/** Seeds 1 and 2 were used to choose the method. */
const seeds = [201, 202] as const

const kinds = [
  ['white noise', PLAIN],
  ['noise as in people’s homes', HOME],
] as const
const levels = seeds.flatMap((seed) =>
  kinds.flatMap(([kind, camera]) => STEPS.map((step) => [kind, step, seed, camera] as const)),
)

test.each(levels)(
  '%s, median step %i px, seed %i: in every sample, the fixation time is within 10 points and “saw it” within 5',
  (_, step, seed, camera) => {
    const samples = samplesOf(seed, camera, step)
    for (const sample of samples) expect(Math.abs(fixationTimeError(sample))).toBeLessThan(10)
    expect(Math.max(...samples.map((sample) => Math.abs(seenError(sample))))).toBeLessThan(5)
    const recordings = samples.flatMap((sample) => sample.recordings)
    expect(recordings.filter(({ found }) => found.length === 0)).toEqual([])
    // A little above the true step, because some steps are saccades.
    const measured = median(recordings.map(({ gaze }) => typicalStep(gaze)))
    expect(measured / step).toBeGreaterThan(1)
    expect(measured / step).toBeLessThan(1.3)
  },
)

test('with the noise of real sessions, a fixed threshold misses much fixation time, and areas that were seen', () => {
  const samples = samplesOf(202, HOME, 90, dispersionFixations)
  expect(meanOf(samples.map(fixationTimeError))).toBeLessThan(-40)
  expect(meanOf(samples.map(seenError))).toBeLessThan(-5)
  expect(meanOf(samplesOf(202, HOME, 45, dispersionFixations).map(fixationTimeError))).toBeLessThan(-15)
})
