import { type Visit, visitAt } from './gaze'
import type { Stimulus } from './stimuli'
import { autoregressive, type Random } from './streams'
import type { Viewer } from './viewer'

/**
 * A new picture slows the heart for some seconds (orienting response; Graham and Clifton 1966). The depth of the dip in
 * beats per minute, and the seconds until its lowest point.
 */
const ORIENTING = { depth: 1.6, lowest: 1.8 }
/**
 * The beats per minute that full arousal finally adds; the seconds until a heart responds, and those in which it
 * follows.
 */
const AROUSAL = { beats: 7, after: 0.8, follows: 3 }
/** The spread and memory of everything else that changes a heart rate, in beats per minute and seconds. */
const OTHER_VARIATION = { spread: 0.8, memory: 2.5 }
/** A heart rate from a camera is a mean over this many seconds. */
const MEAN_OVER = 1
/** Seconds between the steps of the model. */
const STEP = 0.05

/**
 * Simulates the heart rate of one viewer, in beats per minute, as a camera would report it: rest, breathing
 * (respiratory sinus arrhythmia), the dip after a new picture, arousal by what is looked at, a trend, and random
 * variation.
 * @param duration milliseconds
 * @returns a function of the time in milliseconds
 */
export function heartRates(
  stimulus: Stimulus,
  { heart }: Viewer,
  visits: readonly Visit[],
  duration: number,
  random: Random,
): (time: number) => number {
  const areas = new Map(stimulus.areas.map((area) => [area.id, area]))
  const other = autoregressive(random, OTHER_VARIATION.spread, OTHER_VARIATION.memory)
  const steps = Math.round(MEAN_OVER / STEP)
  const pulse: number[] = []
  let aroused = 0
  // Begins early, so that there is a mean when the picture appears.
  for (let index = -steps; index * STEP <= duration / 1000; index += 1) {
    const seconds = index * STEP
    const visit = visitAt(visits, 1000 * (seconds - AROUSAL.after))
    const goal = AROUSAL.beats * heart.response * ((visit && areas.get(visit.area)?.feel?.arousal) ?? 0)
    aroused += (goal - aroused) * (1 - Math.exp(-STEP / AROUSAL.follows))
    const since = Math.max(0, seconds) / ORIENTING.lowest
    const dip = ORIENTING.depth * since * Math.exp(1 - since)
    const breath = heart.depth * Math.sin(2 * Math.PI * heart.breaths * seconds + heart.phase)
    const trend = (heart.trend * Math.max(0, seconds)) / 10
    pulse.push(heart.rest + breath - dip + aroused + trend + other(STEP))
  }
  return (time) => {
    const index = Math.floor(time / 1000 / STEP) + steps
    const recent = pulse.slice(Math.max(0, index - steps), index + 1)
    return recent.reduce((sum, rate) => sum + rate, 0) / recent.length
  }
}
