import { expect, test } from '@jest/globals'
import { median } from './median'
import { fixationTimeError, samplesOf, seenError, typicalStep } from './noise-samples'
import { HOME, PLAIN, STEPS } from './noisy-sessions'

const kinds = [
  ['white noise', PLAIN],
  ['noise as in people’s homes', HOME],
] as const
const levels = kinds.flatMap(([kind, camera]) => STEPS.map((step) => [kind, step, camera] as const))

/** Compares the results of the analysis with the truth, at every level of noise, for simulated viewers. */
export const testNoiseLevels = (seed: number) =>
  test.each(levels)(
    '%s, median step %i px: in every sample, the fixation time is within 10 points and “saw it” within 5',
    (_, step, camera) => {
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
