import { frameTimes, losses, webcam } from './camera'
import { type Expression, expressions } from './emotions'
import { type Fixation, planFixations } from './fixations'
import { gazeAt, visitsOf } from './gaze'
import { heartRates } from './heart'
import type { Point } from './scale'
import type { Stimulus } from './stimuli'
import { stream } from './streams'
import { makeViewer } from './viewer'

/** One row of a results file; values that the camera did not see are `undefined`. */
export interface Sample {
  /** Whole milliseconds since the stimulus appeared. */
  time: number
  gaze: Point | undefined
  /** Beats per minute. */
  heart: number | undefined
  expression: Expression | undefined
}

/** The behaviour of one simulated viewer, and what the camera recorded. */
export interface Session {
  participant: string
  samples: Sample[]
  /** Where the eye really rested, which no recording contains. For tests of the analysis. */
  fixations: Fixation[]
}

/** The parameters of a simulation. */
export interface Plan {
  /** The name of the stimulus, which is part of every stream's name. */
  name: string
  stimulus: Stimulus
  /** The first letter of the ids: `a` makes a01, a02 … */
  group: string
  people: number
  seed: number
  /** The milliseconds for which each person looks. */
  duration: number
}

/**
 * Simulates a test of one stimulus. The same plan gives the same sessions, and adding people leaves the others
 * unchanged.
 */
export function simulate({ name, stimulus, group, people, seed, duration }: Plan): Session[] {
  return Array.from({ length: people }, (_, index) => {
    const id = `${group}${String(index + 1).padStart(2, '0')}`
    const chance = (purpose: string) => stream(seed, name, id, purpose)
    const viewer = makeViewer(id, stimulus, chance('person'))
    const fixations = planFixations(stimulus, viewer, duration, chance('looks'))
    const visits = visitsOf(fixations)
    const times = frameTimes(duration, chance('times'))
    const lost = losses(times, chance('losses'))
    const measured = webcam(chance('camera'))
    const face = expressions(stimulus, viewer, visits, chance('face'))
    const pulse = heartRates(stimulus, viewer, visits, duration, chance('heart'))
    const samples = times.map((time, index): Sample => {
      // These two also run for lost samples, because the next value depends on this one.
      const gaze = measured(gazeAt(fixations, time), (time - (times[index - 1] ?? time)) / 1000)
      const expression = face(time)
      const seen = lost[index] !== 'face'
      return {
        time,
        gaze: lost[index] ? undefined : gaze,
        heart: seen ? pulse(time) : undefined,
        expression: seen ? expression : undefined,
      }
    })
    return { participant: id, samples, fixations }
  })
}
