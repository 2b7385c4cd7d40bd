/**
 * What is mutated, and the tests that should notice.
 * @typedef {object} Target
 * @property {Record<string, string[]>} groups patterns of the files that are mutated, by the name of a group: each group has
 * a run of its own, whose first run of the tests counts only the lines of these files
 * @property {string[]} tests patterns of the tests that run
 * @property {string[]} notRun patterns of tests that would fail whatever is mutated, because they count work or pack files, or that take too long to repeat for each mutant
 * @property {RegExp} titles the titles of the tests that run
 */

/** @type {Readonly<Record<string, Target>>} */
export const targets = {
  gaze: {
    groups: {
      statistics: ['packages/gaze/statistics/*.ts', '!**/*.test.ts'],
      reading: ['packages/gaze/reading/*.ts', 'packages/gaze/read-*.ts', '!**/*.test.ts'],
      figures: ['packages/gaze/figures/*.ts', '!**/*.test.ts'],
      // Everything else: from samples to fixations, shares, curves and the report.
      signal: ['packages/gaze/*.ts', '!packages/gaze/read-*.ts', '!**/*.test.ts'],
    },
    tests: ['packages/gaze/**/*.test.ts'],
    notRun: ['**/packed.test.ts', '**/reading-work.test.ts', '**/entry-points.test.ts', '**/hostile.test.ts'],
    // This test reads 10,000 people, whose counting would take longer than all other tests of the package.
    titles: /^(?!.*never ends)/,
  },
  facts: {
    groups: { all: ['lib/content/facts/*.ts', '!**/*.test.ts'] },
    tests: ['lib/content/facts/*.test.ts'],
    notRun: [],
    titles: /^/,
  },
}
