import { type Person, personCurve, type Results, sessionsOf } from '@oogwenk/gaze'

/** From the appearance of the stimulus to the end, in steps of a quarter of a second. In milliseconds. */
const STEPS = { from: 0, to: 10_000, step: 250 }

/** A column of a person's rows. */
export type Channel = (person: Person) => Float64Array

const peopleOf = (results: Results) => sessionsOf(results).map(({ person }) => person)

/**
 * Returns the means of one person's samples, step by step.
 * @param maxGap the longest gap that is bridged, in milliseconds
 */
const stepsOf = (person: Person, channel: Channel, maxGap?: number): number[] => {
  const trace = { time: person.time, values: channel(person), zero: 0 }
  return [...(personCurve(trace, { ...STEPS, ...(maxGap !== undefined && { maxGap }) }) ?? [])]
}

/** Returns a channel of each viewer, step by step and smoothed for drawing; a lost step keeps the value before it. */
export function seriesOf(results: Results, channel: Channel): number[][] {
  return peopleOf(results).map((person) => {
    const means = stepsOf(person, channel, 0)
    const first = means.find((value) => !Number.isNaN(value)) ?? 0
    let before = first
    const whole = means.map((value) => {
      before = Number.isNaN(value) ? before : value
      return before
    })
    return smooth(whole)
  })
}

/** Returns the mean over viewers, step by step, as the analysis computes it, smoothed for drawing. */
export function meanOf(results: Results, channel: Channel): number[] {
  const people = peopleOf(results).map((person) => stepsOf(person, channel))
  return smooth(
    (people[0] ?? []).map((_, step) => {
      const known = people.flatMap((steps) => (Number.isNaN(steps[step]) ? [] : [steps[step] as number]))
      return known.reduce((sum, value) => sum + value, 0) / known.length
    }),
  )
}

/** Averages each value with its neighbours, weighted 1 : 2 : 1. */
export const smooth = (values: readonly number[]): number[] =>
  values.map((value, index) => (value * 2 + (values[index - 1] ?? value) + (values[index + 1] ?? value)) / 4)
