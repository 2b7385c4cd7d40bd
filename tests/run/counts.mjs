/** Reads how many checks passed and failed from each runner's report, and why a run failed without a failed check. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../../preview/install.mjs'

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [why] problems other than failed tests, one line each
 */

/** @param {number} count @param {string} one @param {string} [more] */
const pluralise = (count, one, more = `${one}s`) => `${count} ${count === 1 ? one : more}`

/** @param {string} file */
const relativePath = (file) => relative(root, file).replaceAll('\\', '/')

/** @param {unknown} text */
const firstLine = (text) =>
  String(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('●')) ?? 'it gives no reason'

/**
 * Counts the tests in Jest's report.
 * @param {any} report the output of `jest --json`
 * @returns {Counts}
 */
export function countJest(report) {
  const { snapshot = {}, testResults = [] } = report
  const broken = testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no failed test, but its tests did not run.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    why: [
      ...broken.map(
        (/** @type {any} */ { name, message }) => `${relativePath(name)} could not be run: ${firstLine(message)}`,
      ),
      ...(snapshot.uncheckedKeysByFile ?? []).map(
        (/** @type {any} */ { filePath, keys }) =>
          `${pluralise(keys.length, 'snapshot')} of ${relativePath(filePath)} ${keys.length === 1 ? 'is' : 'are'} obsolete: ${keys.join('; ')}. Remove ${keys.length === 1 ? 'it' : 'them'} with jest -u.`,
      ),
      ...(snapshot.filesRemovedList ?? []).map(
        (/** @type {string} */ file) =>
          `The snapshots ${relativePath(file)} belong to no test. Remove them with jest -u.`,
      ),
      ...(report.wasInterrupted ? ['It was interrupted.'] : []),
    ],
  }
}

/**
 * Counts the tests in Playwright's report.
 * @param {any} report the output of Playwright's JSON reporter
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    // A test that passed only at the second attempt counts as failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    why: [
      ...errors.map((/** @type {any} */ { message }) => firstLine(message)),
      ...(stats.flaky > 0 ? [`${pluralise(stats.flaky, 'test')} passed only when retried.`] : []),
    ],
  }
}

/**
 * Lists the tests that failed in Playwright.
 * @param {any} report the output of Playwright's JSON reporter
 * @returns {{ title: string, file: string }[]} their files are relative to the folder of the tests
 */
export function listFailed({ suites }) {
  const failedIn = (/** @type {any} */ suite) => [
    ...(suite.specs ?? []).filter((/** @type {any} */ { ok }) => !ok),
    ...(suite.suites ?? []).flatMap(failedIn),
  ]
  return suites.flatMap(failedIn)
}

/**
 * Corrects the counts of a run: if it failed without a failed test, or ran no tests, it has failed. If everything was
 * skipped, it has not.
 * @param {Counts | undefined} counts undefined if there is no report
 * @param {import('./run-step.mjs').Ended} ended
 * @returns {Counts & { why: string[] }}
 */
export function correctCounts(counts, { ok, how, last }) {
  const tail = last.length > 0 ? ['Its last lines:', ...last.map((line) => `  ${line}`)] : []
  if (!counts) return { passed: 0, failed: 1, skipped: 0, why: [`It ${how} and left no report.`, ...tail] }
  const { why = [] } = counts
  if (counts.failed > 0) return { ...counts, why }
  if (!ok)
    return { ...counts, failed: 1, why: [`It ${how}, although no test failed.`, ...(why.length > 0 ? why : tail)] }
  const ran = counts.passed + counts.skipped > 0
  return ran ? { ...counts, why: [] } : { ...counts, failed: 1, why: ['It ran no tests.'] }
}

/**
 * Counts a step without tests, which succeeds or fails, as one test.
 * @param {import('./run-step.mjs').Ended} ended
 * @returns {Counts & { why: string[] }}
 */
export function countStep({ ok, how, last }) {
  if (ok) return { passed: 1, failed: 0, skipped: 0, why: [] }
  return { passed: 0, failed: 1, skipped: 0, why: [`It ${how}. Its last lines:`, ...last.map((line) => `  ${line}`)] }
}

/**
 * Adds up counts, without their `why`.
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  const zero = { passed: 0, failed: 0, skipped: 0 }
  return all.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
    }),
    zero,
  )
}

/**
 * Reads the report of a test runner.
 * @template Result
 * @param {string} file its report
 * @param {(report: any) => Result} count
 * @returns {Result | undefined} undefined if there is no readable report, for example because the runner was killed
 */
export function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
