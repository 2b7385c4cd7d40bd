import type { AreaOfInterest } from './areas'
import { type Fixation, type FixationOptions, findFixations } from './fixations'
import { ResultsError } from './reading/results-problems'
import { type Person, peopleOf, type Results } from './results'

/** One stimulus with what was measured on it. */
export interface Version {
  results: Results
  areas: readonly AreaOfInterest[]
}

/** One person looking at one stimulus once. */
export interface Session {
  person: Person
  fixations: Fixation[]
}

/** All sessions of a file, in its order. */
export function sessionsOf(results: Results, options: Partial<FixationOptions> = {}): Session[] {
  return peopleOf(results).map((person) => ({ person, fixations: findFixations(person, options) }))
}

/** Were two versions seen by different people, or all by the same? */
export type Design = 'different people' | 'same people'

/**
 * Works out from the ids in two files who saw what. Their order makes no difference.
 * @throws ResultsError where some people saw both and some did not: no interval here fits that
 */
export function designOf(first: readonly string[], second: readonly string[]): Design {
  const [a, b] = [new Set(first), new Set(second)]
  const both = first.find((id) => b.has(id))
  const one = first.find((id) => !b.has(id)) ?? second.find((id) => !a.has(id))
  if (both === undefined) return 'different people'
  if (one === undefined) return 'same people'
  throw new ResultsError('results-mixed-people', { column: 'participant' }, { both, one })
}
