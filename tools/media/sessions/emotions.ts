import type { BasicEmotion } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { type Visit, visitAt } from './gaze'
import { clamp } from './scale'
import type { Stimulus } from './stimuli'
import { autoregressive, type Random } from './streams'
import type { Viewer } from './viewer'

/** Shares of an expression, 0 to 1, in the order of `settings.BASIC_EMOTIONS`; the remainder to 1 is neutral. */
export type Expression = readonly number[]

/** Time constants in seconds: a face follows a feeling, and returns to rest. */
const FACE = { rises: 0.3, falls: 1 }
/** The fraction of the feeling caused by a look that reaches the face of an average person. */
const SHOWN = 0.66
/** Habituation: each return to an area moves people less, down to a minimum. */
const HABITUATION = { each: 0.88, min: 0.6 }
/** The spread of a classifier's drift, relative to the value and absolute, and its memory in seconds. */
const CLASSIFIER_DRIFT = { relative: 0.18, absolute: 0.007, memory: 0.5 }
/** The maximum sum of the shares: a part of every expression stays neutral. */
const MAX_SUM = 0.94

/**
 * Simulates the expression of one viewer over time: what each look adds (`feel`) reaches the face after their reaction
 * time, rises fast and falls slowly (a leaky integrator), and a classifier reads it with some uncertainty.
 * @returns a function to be called with ascending times, in milliseconds
 */
export function expressions(
  stimulus: Stimulus,
  viewer: Viewer,
  visits: readonly Visit[],
  random: Random,
): (time: number) => Expression {
  const areas = new Map(stimulus.areas.map((area) => [area.id, area]))
  const faces = settings.BASIC_EMOTIONS.map((emotion) => ({
    emotion,
    level: 0,
    relativeDrift: autoregressive(random, CLASSIFIER_DRIFT.relative, CLASSIFIER_DRIFT.memory),
    absoluteDrift: autoregressive(random, CLASSIFIER_DRIFT.absolute, CLASSIFIER_DRIFT.memory),
  }))
  let last = 0
  return (time) => {
    const seconds = (time - last) / 1000
    last = time
    const visit = visitAt(visits, time - 1000 * viewer.reaction)
    const feel = visit && areas.get(visit.area)?.feel
    const habituation = visit ? Math.max(HABITUATION.min, integerPower(HABITUATION.each, visit.nth)) : 0
    const shares = faces.map((face) => {
      const goal = SHOWN * habituation * (feel?.[face.emotion] ?? 0) * of(viewer.shows, face.emotion)
      const pace = goal > face.level ? FACE.rises : FACE.falls
      face.level += (goal - face.level) * (1 - Math.exp(-seconds / pace))
      const factor = Math.exp(face.relativeDrift(seconds))
      return clamp((of(viewer.resting, face.emotion) + face.level) * factor + face.absoluteDrift(seconds), 0, 1)
    })
    const sum = shares.reduce((total, share) => total + share, 0)
    return sum > MAX_SUM ? shares.map((share) => (share * MAX_SUM) / sum) : shares
  }
}

const of = (by: ReadonlyMap<BasicEmotion, number>, emotion: BasicEmotion) => by.get(emotion) ?? 0

/** Raises `base` to an integer power by multiplication, because engines differ in the last digit of `**`. */
const integerPower = (base: number, times: number) =>
  Array.from({ length: times }).reduce<number>((product) => product * base, 1)
