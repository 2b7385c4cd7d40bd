/**
 * What is mutated, and the tests that should notice.
 * @typedef {object} Target
 * @property {string[]} files patterns of the files that are mutated
 * @property {string[]} tests patterns of the tests that run
 * @property {string[]} notRun patterns of tests that would fail whatever is mutated, because they count work or pack files, or that take too long to repeat for each mutant
 */

/** @type {Readonly<Record<string, Target>>} */
export const targets = {
  gaze: {
    files: ['packages/gaze/**/*.ts', '!packages/gaze/**/*.test.ts'],
    tests: ['packages/gaze/**/*.test.ts'],
    notRun: ['**/packed.test.ts', '**/reading-work.test.ts', '**/entry-points.test.ts', '**/hostile.test.ts'],
  },
  facts: {
    files: ['lib/content/facts/*.ts', '!lib/content/facts/*.test.ts'],
    tests: ['lib/content/facts/*.test.ts'],
    notRun: [],
  },
}
