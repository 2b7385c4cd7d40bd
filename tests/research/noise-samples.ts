import { type Fixation, type Gaze, looksAt } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { readStimuli } from '../../tools/media/sessions/stimuli'
import { fixationDuration } from './datasets'
import { median } from './median'
import { type PLAIN, record } from './noisy-sessions'
import { fixationsIn } from './results-of'

const stimuli = Object.entries(await readStimuli()).map(([name, stimulus]) => ({ name, stimulus }))

/**
 * Viewing times in milliseconds: some areas are seen by every viewer within ten seconds, but by only some viewers
 * within three.
 */
const durations = [3000, 10_000]
const people = 120

/** Computes the mean; NaN without values. */
export const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Finds the fixations of one viewer. */
type Find = (gaze: Gaze) => Fixation[]

/** Simulates some viewers of one stimulus for one duration, and finds their fixations. */
function makeSample(shown: (typeof stimuli)[0], { find, ...options }: { find: Find } & Parameters<typeof record>[1]) {
  const recordings = record(shown, options).map((recording) => ({ ...recording, found: find(recording.gaze) }))
  return { duration: options.duration, stimulus: shown.stimulus, recordings }
}

/**
 * Makes a sample for every stimulus and duration. `step` is the median distance in pixels between consecutive points.
 */
export const samplesOf = (seed: number, camera: typeof PLAIN, step: number, find: Find = fixationsIn) =>
  stimuli.flatMap((shown) =>
    durations.map((duration) => makeSample(shown, { people, seed, duration, camera: { ...camera, step }, find })),
  )

/** Computes the median distance between consecutive known samples, across gaps that are too short to end a fixation. */
export function typicalStep({ time, x, y }: Gaze): number {
  const known = [...x.keys()].filter((row) => !Number.isNaN(x[row]))
  const valueAt = (column: Float64Array, index: number) => column[known[index] as number] as number
  const consecutive = [...known.keys()]
    .slice(1)
    .filter((index) => valueAt(time, index) - valueAt(time, index - 1) <= settings.FIXATION_DEFAULTS.gapMs)
  return median(
    consecutive.map((index) =>
      Math.hypot(valueAt(x, index) - valueAt(x, index - 1), valueAt(y, index) - valueAt(y, index - 1)),
    ),
  )
}

type Sample = ReturnType<typeof samplesOf>[number]

/** Computes the error in the share of time in fixations, in percentage points. */
export function fixationTimeError({ recordings, duration }: Sample): number {
  return meanOf(
    recordings.map(({ found, truth }) => (100 * (fixationDuration(found) - fixationDuration(truth))) / duration),
  )
}

/** Computes the error in “saw it”, in percentage points: the mean over the areas that are large enough for webcams. */
export function seenError({ recordings, stimulus }: Sample): number {
  const known = recordings.filter(({ found }) => found.length > 0)
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
