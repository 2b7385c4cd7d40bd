import { expect, test } from '@jest/globals'
import { dispersionFixations } from './dispersion-fixations'
import { testNoiseLevels } from './noise-levels'
import { meanOf, restError, samplesOf, seenError } from './noise-samples'
import { HOME } from './noisy-sessions'

const seed = 202

testNoiseLevels(seed)

test('a fixed threshold loses most of the rest, and people with it, where noise is that of real sessions', () => {
  const samples = samplesOf(seed, HOME, 90, dispersionFixations)
  expect(meanOf(samples.map(restError))).toBeLessThan(-40)
  expect(meanOf(samples.map(seenError))).toBeLessThan(-5)
  expect(meanOf(samplesOf(seed, HOME, 45, dispersionFixations).map(restError))).toBeLessThan(-15)
})
