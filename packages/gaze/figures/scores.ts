import { type AreaOfInterest, isInArea } from '../areas'
import { BASIC_EMOTIONS, type BasicEmotion, VALENCE } from '../emotions'
import type { Fixation } from '../fixations'
import { hasFixation } from '../looks'
import { type Grid, isOnGrid, type Person } from '../results'
import { SCORE_DEFAULTS, type ScoreOptions } from '../settings'
import { meanOf } from '../statistics/statistics'

/** Returns the means of one channel before and after the baseline ends, in its unit; NaN if there are too few samples. */
function beforeAndAfter(time: Float64Array, values: Float64Array, options: Partial<ScoreOptions>) {
  const { baselineMs, minSamples } = { ...SCORE_DEFAULTS, ...options }
  const firstAfter = time.findIndex((now) => now >= baselineMs)
  const baselineEnd = firstAfter < 0 ? time.length : firstAfter
  const mean = (part: Float64Array) => {
    const known = part.filter((value) => !Number.isNaN(value))
    return known.length < minSamples ? Number.NaN : meanOf(known)
  }
  return { baselineEnd, before: mean(values.subarray(0, baselineEnd)), after: mean(values.subarray(baselineEnd)) }
}

/**
 * Returns how far a channel rises above its own first second: mean of the rest minus mean of the first second, over samples.
 * @returns in the unit of `values`; NaN if there are too few samples
 */
export function rise(time: Float64Array, values: Float64Array, options: Partial<ScoreOptions> = {}): number {
  const { before, after } = beforeAndAfter(time, values, options)
  return after - before
}

/**
 * **Excitement** (demonstration): heart rate above that of the first second, in beats per minute.
 * @returns NaN if there are too few samples
 */
export function excitement(person: Person, options: Partial<ScoreOptions> = {}): number {
  return rise(person.time, person.heartrate, options)
}

/** Returns how far one emotion rises above its own first second, in points (hundredths of the expression). */
export function emotionRise(person: Person, emotion: BasicEmotion, options: Partial<ScoreOptions> = {}): number {
  return 100 * rise(person.time, person.emotions[emotion], options)
}

/**
 * **Emotional impact** (demonstration): the rises of all seven emotions together, in points. The neutral share of the
 * expression falls by the same amount. The score does not say whether that is good.
 * @returns NaN if there are too few samples
 */
export function emotionalImpact(person: Person, options: Partial<ScoreOptions> = {}): number {
  return BASIC_EMOTIONS.reduce((sum, emotion) => sum + emotionRise(person, emotion, options), 0)
}

/** The inputs of engagement besides the person's samples. */
export interface EngagementInput {
  fixations: readonly Fixation[]
  /** If empty, the whole stimulus counts. */
  areas: readonly AreaOfInterest[]
  grid: Grid
}

/**
 * **Engagement** (demonstration): valence while looking, in percent. Valence is happiness minus sadness, anger,
 * disgust, fear and contempt, above its own first second; it counts while the eyes rest on an area of interest, and
 * counts 0 while they do not. The mean is over all samples after the first second whose emotions are known.
 * @returns positive or negative; NaN if there are too few samples, or no fixation
 */
export function engagement(person: Person, looking: EngagementInput, options: Partial<ScoreOptions> = {}): number {
  const { fixations, areas, grid } = looking
  if (!hasFixation(looking)) return Number.NaN
  const { time, emotions } = person
  const valence = time.map((_, row) =>
    BASIC_EMOTIONS.reduce((sum, emotion) => sum + VALENCE[emotion] * (emotions[emotion][row] as number), 0),
  )
  const { baselineEnd, before, after } = beforeAndAfter(time, valence, options)
  if (Number.isNaN(before) || Number.isNaN(after)) return Number.NaN
  const looks = fixations.filter(({ x, y }) =>
    areas.length > 0 ? areas.some((area) => isInArea(area, x, y)) : isOnGrid(grid, x, y),
  )
  let next = 0
  const counted = valence.map((value, row) => {
    const now = time[row] as number
    while (next < looks.length && (looks[next] as Fixation).end <= now) next++
    const look = looks[next]
    // An unknown valence stays unknown, whether or not it would have counted.
    return Number.isNaN(value) ? Number.NaN : look && look.start <= now ? value - before : 0
  })
  return 100 * meanOf(counted.subarray(baselineEnd))
}
