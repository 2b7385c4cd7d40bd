/**
 * What is mutated, and the tests that should notice. Each target is a part of `npm run test:release`, named
 * `mutation-…`.
 * @typedef {object} Target
 * @property {string} name of the part, in `docs/evidence.md`
 * @property {string[]} files patterns of the files that are mutated
 * @property {string[]} tests patterns of the tests that run
 * @property {string[]} notRun patterns of tests that would fail whatever is mutated, because they count work or pack
 * files, or that take too long to repeat for each mutant
 * @property {RegExp} titles matches the titles of the tests that run
 */

/** The tests of the analysis, which its parts share unless they name their own. */
const gaze = {
  tests: ['packages/gaze/**/*.test.ts'],
  notRun: ['**/packed.test.ts', '**/reading-work.test.ts', '**/entry-points.test.ts', '**/hostile.test.ts'],
  // The test left out reads 10,000 people: counting which lines it reaches would take longer than all other tests.
  titles: /^(?!.*never ends)/,
}

/** @type {Readonly<Record<string, Target>>} */
export const targets = {
  'gaze-statistics': {
    ...gaze,
    name: 'the statistics of `packages/gaze`',
    files: ['packages/gaze/statistics/*.ts', '!**/*.test.ts'],
  },
  'gaze-reading': {
    ...gaze,
    // Nearly every other test reads results before it computes something else, so each mutant would run nearly all of
    // them.
    tests: ['packages/gaze/reading/*.test.ts', 'packages/gaze/read-*.test.ts'],
    name: 'the reading of results in `packages/gaze`',
    files: ['packages/gaze/reading/*.ts', 'packages/gaze/read-*.ts', '!**/*.test.ts'],
  },
  'gaze-figures': {
    ...gaze,
    name: 'the figures in `packages/gaze`',
    files: ['packages/gaze/figures/*.ts', '!**/*.test.ts'],
  },
  'gaze-signal': {
    ...gaze,
    name: 'the rest of `packages/gaze`, from samples to fixations, shares, curves and the report',
    files: ['packages/gaze/*.ts', '!packages/gaze/read-*.ts', '!**/*.test.ts'],
  },
  facts: {
    name: 'the facts, `lib/content/facts`',
    files: ['lib/content/facts/*.ts', '!**/*.test.ts'],
    tests: ['lib/content/facts/*.test.ts'],
    notRun: [],
    titles: /^/,
  },
}
