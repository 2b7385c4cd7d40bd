/** Adds up how often the branches of `client/` ran. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sumBranches } from '../sum-branches.mjs'
import { instrument } from './instrument.mjs'

/** @typedef {Record<string, import('../sum-branches.mjs').FileCoverage>} Coverage by path from the project's root */

/**
 * How often each arm of each branch of a module ran, by the module's path from the project's root and the number of the
 * branch.
 * @typedef {Record<string, Record<string, number[]>>} Counts
 */

/**
 * Returns the branches of each module, none of which has run, so that a module which no page loads counts as not
 * covered.
 * @param {string} root the project, absolute
 * @returns {Coverage}
 */
export function noCoverage(root) {
  const paths = readdirSync(join(root, 'client'), { recursive: true }).map(String)
  const modules = paths.filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path)).sort()
  return Object.fromEntries(
    modules.map((path) => {
      const name = `client/${path.replaceAll('\\', '/')}`
      const { b, branchMap } = instrument(name, readFileSync(join(root, name), 'utf8')).coverage
      // Functions need no counts: Istanbul also counts the branches inside those that never run.
      return [name, { b, branchMap, f: {} }]
    }),
  )
}

/**
 * Adds the counts of a page or a worker.
 * @param {Counts} total is changed
 * @param {Counts} added
 */
export function addCounts(total, added) {
  for (const [name, branches] of Object.entries(added)) {
    total[name] ??= {}
    const sums = total[name]
    for (const [branch, counts] of Object.entries(branches))
      sums[branch] = counts.map((count, index) => count + (sums[branch]?.[index] ?? 0))
  }
}

/**
 * Adds counts to a coverage.
 * @param {Coverage} coverage is changed
 * @param {Counts} counts
 * @throws if a counted module is not part of it
 */
export function addToCoverage(coverage, counts) {
  for (const [name, branches] of Object.entries(counts)) {
    const file = coverage[name]
    if (!file)
      throw new Error(`A page has counted ${name}, which is not a module of client/. Build the counting site again.`)
    const sum = { [name]: file.b }
    addCounts(sum, { [name]: branches })
  }
}

/**
 * Describes the coverage of all modules, and then of each folder without those below it.
 * @param {Coverage} coverage
 * @returns {string[]}
 */
export function describeCoverage(coverage) {
  const folderOf = (/** @type {string} */ name) => name.slice(0, name.lastIndexOf('/') + 1)
  const inWords = (/** @type {string} */ title, /** @type {Coverage} */ part) => {
    const { run, all } = sumBranches(part, '')
    return all === 0 ? `${title} has no branches` : `${title} ${((100 * run) / all).toFixed(1)}% (${run} of ${all})`
  }
  const folders = [...new Set(Object.keys(coverage).map(folderOf))].sort()
  return [
    inWords('all', coverage),
    ...folders.map((folder) =>
      inWords(folder, Object.fromEntries(Object.entries(coverage).filter(([name]) => folderOf(name) === folder))),
    ),
  ]
}
