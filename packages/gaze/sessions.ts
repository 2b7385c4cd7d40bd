import type { AreaOfInterest } from './areas'
import { type Fixation, findFixations } from './fixations'
import { ResultsError } from './reading/results-problems'
import { type Person, peopleOf, type Results } from './results'
import type { FixationOptions } from './settings'

/** One stimulus and its measurements. */
export interface Version {
  results: Results
  areas: readonly AreaOfInterest[]
}

/** One person's session with one stimulus. */
export interface Session {
  person: Person
  fixations: Fixation[]
}

/** A version with its sessions. Finding fixations takes most of the time, so they are found only once. */
export interface VersionWithSessions extends Version {
  sessions: Session[]
}

/**
 * Returns each person of a results file with their fixations, in the order of the file.
 * @param options thresholds other than `settings.FIXATION_DEFAULTS`
 */
export function sessionsOf(results: Results, options: Partial<FixationOptions> = {}): Session[] {
  return peopleOf(results).map((person) => ({ person, fixations: findFixations(person, options) }))
}

/** Adds its sessions to each version. */
export function addSessions(
  versions: readonly Version[],
  options: Partial<FixationOptions> = {},
): VersionWithSessions[] {
  return versions.map((version) => ({ ...version, sessions: sessionsOf(version.results, options) }))
}

/** Whether two versions were seen by different people or by the same people. */
export type Design = 'different people' | 'same people'

/**
 * Works out from the ids in two files whether the same people saw both versions. Their order makes no difference.
 * @throws ResultsError if some people saw both and some did not: no interval here is valid for that
 */
export function designOf(first: readonly string[], second: readonly string[]): Design {
  const [a, b] = [new Set(first), new Set(second)]
  const both = first.find((id) => b.has(id))
  const one = first.find((id) => !b.has(id)) ?? second.find((id) => !a.has(id))
  if (both === undefined) return 'different people'
  if (one === undefined) return 'same people'
  throw new ResultsError('results-mixed-people', { column: 'participant' }, { both, one })
}
