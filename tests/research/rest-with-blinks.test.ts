import { expect, test } from '@jest/globals'
import * as settings from '@oogwenk/gaze/settings'
import { downsampleToWebcam, fixationDuration, phases, rowsOf, SAMPLE_INTERVAL_MS, type Sample } from './datasets'
import { fixationsIn } from './results-of'

/** A recording of a real person who stares at one point and blinks; see the README in the folder of the dataset. */
const samples = rowsOf('rest-with-blinks/gaze.csv') as unknown as Sample[]
const open = samples.filter(([, x]) => !Number.isNaN(x))

test('the file has as many samples, and as many invalid ones, as were published', () => {
  expect([samples.length, samples.length - open.length]).toEqual([1000, 102])
  expect(samples.every(([sample], index) => sample === index)).toBe(true)
})

test('only blinks divide a long fixation, and the fixation time is the time for which the eyes are open, to within two and a half samples', () => {
  for (const phase of phases) {
    const fixations = fixationsIn(downsampleToWebcam(samples, phase))
    // One of the three blinks is too short to end a fixation; see `gapMs`.
    expect([3, 4]).toContain(fixations.length)
    const expected = (open.length * 1000) / 300
    expect(Math.abs(fixationDuration(fixations) - expected)).toBeLessThan(2.5 * SAMPLE_INTERVAL_MS)
    const [xs, ys] = [fixations.map(({ x }) => x), fixations.map(({ y }) => y)]
    const spread = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
    expect(spread).toBeLessThan(settings.PIXELS_PER_DEGREE)
  }
})
