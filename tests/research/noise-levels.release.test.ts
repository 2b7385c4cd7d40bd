import { expect, test } from '@jest/globals'
import { dispersionFixations } from './dispersion-fixations'
import { testNoiseLevels } from './noise-levels'
import { fixationTimeError, meanOf, samplesOf, seenError } from './noise-samples'
import { HOME } from './noisy-sessions'

const seed = 202

testNoiseLevels(seed)

test('with the noise of real sessions, a fixed threshold misses much fixation time, and areas that were seen', () => {
  const samples = samplesOf(seed, HOME, 90, dispersionFixations)
  expect(meanOf(samples.map(fixationTimeError))).toBeLessThan(-40)
  expect(meanOf(samples.map(seenError))).toBeLessThan(-5)
  expect(meanOf(samplesOf(seed, HOME, 45, dispersionFixations).map(fixationTimeError))).toBeLessThan(-15)
})
