import { curveOf, stepMeans, type Trace } from '../../lib/research/curves'
import { type Person, peopleOf, type Results } from '../../lib/research/results'

/** From the appearance of the stimulus to the end, in steps of a quarter of a second. Milliseconds. */
const STEPS = { from: 0, to: 10_000, step: 250 }

/** What is followed: a column of a person's rows. */
export type Channel = (person: Person) => Float64Array

const traceOf = (person: Person, channel: Channel): Trace => ({ time: person.time, values: channel(person), zero: 0 })

/** A channel of each viewer, step by step and smoothed for drawing; where a step is lost, the one before stands. */
export function seriesOf(results: Results, channel: Channel): number[][] {
  return peopleOf(results).map((person) => {
    const { from, to, step } = STEPS
    const means = [...stepMeans(traceOf(person, channel), from, to, step)]
    const first = means.find((value) => !Number.isNaN(value)) ?? 0
    let before = first
    const whole = means.map((value) => {
      before = Number.isNaN(value) ? before : value
      return before
    })
    return smoothed(whole)
  })
}

/** The mean over viewers, step by step, as the analysis makes it, smoothed for drawing. */
export function meanOf(results: Results, channel: Channel): number[] {
  return smoothed(
    curveOf(
      peopleOf(results).map((person) => traceOf(person, channel)),
      STEPS,
    ).mean,
  )
}

/** Each value taken together with its neighbours, 1 : 2 : 1. */
export const smoothed = (values: readonly number[]): number[] =>
  values.map((value, at) => (value * 2 + (values[at - 1] ?? value) + (values[at + 1] ?? value)) / 4)
