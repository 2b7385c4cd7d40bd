import { readdir } from 'node:fs/promises'
import { toCsv } from './csv'
import { type Session, simulate } from './session'
import { readStimuli, STIMULI_FILE } from './stimuli'

/** The file of each simulated test. Different people see A and B of one banner. */
const FILES: Record<string, { name: string; group: string }> = {
  'content/cases/galaxy/a.csv': { name: 'galaxy-a', group: 'a' },
  'content/cases/galaxy/b.csv': { name: 'galaxy-b', group: 'b' },
  'content/cases/bugfoundation/a.csv': { name: 'bugfoundation', group: 'a' },
  'tools/media/sessions/bike-shop.csv': { name: 'bike-shop', group: 'a' },
}

/**
 * Twelve people watch for ten seconds, the viewing time in the specification. The seed is the date on which these files
 * were first made; it was not chosen for its results.
 */
export const SIMULATED_TEST = { people: 12, duration: 10_000, seed: 20_261_121 }

/** The file with the hashes of the inputs and of the results files. */
export const MANIFEST_FILE = 'tools/media/sessions/manifest.json'

/**
 * Simulates one test. With the defaults these are the sessions of the committed files, together with the true
 * fixations.
 * @param name the name of a stimulus in `tools/media/artwork/areas.json`
 * @throws if there is no such stimulus
 */
export async function sessionsOf(name: string, options: Partial<typeof SIMULATED_TEST & { group: string }> = {}) {
  const stimuli = await readStimuli()
  const stimulus = stimuli[name]
  if (!stimulus) throw new Error(`There is no stimulus “${name}”. Name one of: ${Object.keys(stimuli).join(', ')}.`)
  return simulate({ ...SIMULATED_TEST, group: 'a', ...options, name, stimulus })
}

/** Returns the sessions behind each committed file, by path. */
export async function allSessions(): Promise<Record<string, Session[]>> {
  const made = Object.entries(FILES).map(async ([file, { name, group }]) => [file, await sessionsOf(name, { group })])
  return Object.fromEntries(await Promise.all(made))
}

/** Returns the results files by path, as committed: the same bytes from the same inputs. */
export async function resultsFiles(): Promise<Record<string, string>> {
  return Object.fromEntries(Object.entries(await allSessions()).map(([file, sessions]) => [file, toCsv(sessions)]))
}

/**
 * Lists what the files are made from: this folder's code, the random number generator, and the stimuli. Constants from
 * `packages/gaze` are not included: a change to one of them shows in the bytes.
 */
export async function inputs(): Promise<string[]> {
  const code = (await readdir('tools/media/sessions')).filter((name) => /(?<!\.test)\.ts$/.test(name))
  return [...code.map((name) => `tools/media/sessions/${name}`), 'lib/images/headline/random.ts', STIMULI_FILE]
}
