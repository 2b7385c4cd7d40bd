import { expect, test } from '@jest/globals'
import { median } from './median'
import { restError, samplesOf, seenError, typicalStep } from './noise-samples'
import { HOME, PLAIN, STEPS } from './noisy-sessions'

const kinds = [
  ['white noise', PLAIN],
  ['noise as at home', HOME],
] as const
const levels = kinds.flatMap(([kind, camera]) => STEPS.map((step) => [kind, step, camera] as const))

/** Compares what the analysis finds with the truth, at every level of noise, for people made from a seed. */
export const testNoiseLevels = (seed: number) =>
  test.each(levels)(
    '%s, median step %i px: rest within 10 points in every sample, “saw it” within 5',
    (_, step, camera) => {
      const samples = samplesOf(seed, camera, step)
      for (const sample of samples) expect(Math.abs(restError(sample))).toBeLessThan(10)
      expect(Math.max(...samples.map((sample) => Math.abs(seenError(sample))))).toBeLessThan(5)
      const recordings = samples.flatMap((sample) => sample.recordings)
      expect(recordings.filter(({ found }) => found.length === 0)).toEqual([])
      // A little above the true step, because some steps lead from one place to another.
      const measured = median(recordings.map(({ gaze }) => typicalStep(gaze)))
      expect(measured / step).toBeGreaterThan(1)
      expect(measured / step).toBeLessThan(1.3)
    },
  )
