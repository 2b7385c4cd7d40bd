import { expect, test } from '@jest/globals'
import type { Fixation, Gaze } from '@oogwenk/gaze'
import { sessionsOf } from '../../tools/media/sessions/files'
import type { Session } from '../../tools/media/sessions/session'
import { dispersionFixations } from './dispersion-fixations'
import { fixationsIn } from './results-of'
import { scoreFixations } from './score-fixations'
import { velocityFixations } from './velocity-fixations'

const stimuli = ['galaxy-a', 'galaxy-b', 'bugfoundation', 'bike-shop']

/** Fresh seeds: neither that of the committed files, nor those used to compare settings (1 and 2). */
const seeds = [101, 102, 103]

const gazeOf = ({ samples }: Session): Gaze => ({
  time: Float64Array.from(samples, ({ time }) => time),
  x: Float64Array.from(samples, ({ gaze }) => gaze?.x ?? Number.NaN),
  y: Float64Array.from(samples, ({ gaze }) => gaze?.y ?? Number.NaN),
})

function spreadOf(values: readonly number[]): { mean: number; sd: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, sd: Math.sqrt(squares / (values.length - 1)) }
}

test('the analysis finds the true fixations better than a fixed dispersion threshold, and far better than velocity on the raw samples', async () => {
  const made = seeds.flatMap((seed) => stimuli.map((name) => sessionsOf(name, { seed })))
  const sessions = (await Promise.all(made)).flat()
  expect(sessions).toHaveLength(144)
  const score = (find: (gaze: Gaze) => Fixation[]) =>
    spreadOf(sessions.map((session) => scoreFixations(find(gazeOf(session)), session.fixations).f1))

  const [found, dispersion, velocity] = [fixationsIn, dispersionFixations, velocityFixations].map(score) as [
    ReturnType<typeof score>,
    ReturnType<typeof score>,
    ReturnType<typeof score>,
  ]
  // Measured on these seeds: 0.84 with a standard deviation of 0.07 over sessions, against 0.77 and 0.08 with the fixed
  // threshold.
  expect(found.mean).toBeGreaterThan(0.81)
  expect(found.sd).toBeLessThan(0.08)
  expect(found.mean - dispersion.mean).toBeGreaterThan(0.05)
  expect(found.mean - velocity.mean).toBeGreaterThan(0.5)
})

test('a detected fixation counts once, and only if it and a true one overlap for at least half of the longer', () => {
  const truth = [
    { start: 0, end: 200 },
    { start: 250, end: 450 },
  ]
  expect(scoreFixations(truth, truth)).toEqual({ precision: 1, recall: 1, f1: 1 })
  expect(scoreFixations([{ start: 0, end: 450 }], truth)).toEqual({ precision: 0, recall: 0, f1: 0 })
  expect(scoreFixations([{ start: 0, end: 100 }, ...truth], truth)).toEqual({ precision: 2 / 3, recall: 1, f1: 0.8 })
  expect(scoreFixations([], truth)).toEqual({ precision: 0, recall: 0, f1: 0 })
})
