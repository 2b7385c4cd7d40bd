import type { BasicEmotion } from '@oogwenk/gaze'
import * as settings from '@oogwenk/gaze/settings'
import { normal } from '../../../lib/images/headline/random'
import type { Stimulus } from './stimuli'
import { between, factor, type Random } from './streams'

/** One simulated person: how they differ from the others. All values are random; no real person is described. */
export interface Viewer {
  /** The id, such as `a01`. */
  id: string
  /** The duration of their fixations, relative to the others'. */
  tempo: number
  /** How much more than others each area attracts them, by its id. */
  interest: ReadonlyMap<string, number>
  /** How much of each emotion their face shows. */
  shows: ReadonlyMap<BasicEmotion, number>
  /** Their resting expression: the share of each emotion while nothing happens. */
  resting: ReadonlyMap<BasicEmotion, number>
  /** The seconds from a look to its first trace in the face. */
  reaction: number
  /**
   * Their heart rate at rest and its trend over ten seconds, in beats per minute; breaths per second, with the depth
   * (in beats per minute) and phase of their effect; and the response to arousal, relative to others.
   */
  heart: { rest: number; breaths: number; depth: number; phase: number; response: number; trend: number }
}

/**
 * Facial muscles begin to respond to a picture 300 to 400 ms after it appears (Dimberg and Thunberg 1998, Scandinavian
 * Journal of Psychology 39).
 */
const REACTION = { mean: 0.33, spread: 0.05 }
/** The shares of a resting face that a classifier does not call neutral. */
const RESTING: Record<BasicEmotion, number> = {
  happiness: 0.022,
  surprise: 0.014,
  sadness: 0.024,
  anger: 0.014,
  disgust: 0.01,
  fear: 0.008,
  contempt: 0.018,
}
/** Beats per minute at rest: for adults, almost always 54 to 81. */
const HEART_AT_REST = { mean: 66, spread: 4.0 }

/** Makes one person. @param random a separate stream, used for nothing else */
export function makeViewer(id: string, stimulus: Stimulus, random: Random): Viewer {
  const open = factor(random, 0.25)
  return {
    id,
    tempo: factor(random, 0.08),
    reaction: REACTION.mean + REACTION.spread * normal(random),
    heart: {
      rest: HEART_AT_REST.mean + HEART_AT_REST.spread * normal(random),
      breaths: between(random, 0.2, 0.3),
      depth: between(random, 0.8, 1.8),
      phase: between(random, 0, 2 * Math.PI),
      response: factor(random, 0.4),
      trend: 2 * normal(random),
    },
    resting: new Map(settings.BASIC_EMOTIONS.map((emotion) => [emotion, RESTING[emotion] * factor(random, 0.4)])),
    shows: new Map(settings.BASIC_EMOTIONS.map((emotion) => [emotion, open * factor(random, 0.3)])),
    interest: new Map(stimulus.areas.map((area) => [area.id, factor(random, 0.3)])),
  }
}
