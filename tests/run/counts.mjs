/** Reads how many checks passed and failed from what each runner wrote. */

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * @param {any} report what `jest --json` writes
 * @returns {Counts}
 */
export function countJest(report) {
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no failed test, and yet nothing in it was tested.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * @param {any} report what Playwright's json reporter writes
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  // Passed at the second try only: something is wrong, so it did not pass.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

/**
 * What a run of a program counts, made honest: a run that failed without a failed test, or that ran nothing, has failed.
 * @param {Counts | undefined} counts undefined when there is no report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function judge(counts, exitCode) {
  if (!counts) return { passed: 0, failed: 1, skipped: 0 }
  const ran = counts.passed + counts.failed > 0
  return { ...counts, failed: counts.failed > 0 ? counts.failed : exitCode !== 0 || !ran ? 1 : 0 }
}

/**
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
