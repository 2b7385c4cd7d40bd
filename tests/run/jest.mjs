/** The command line of Jest, for runs that need its report. */

/**
 * Returns the arguments with which node runs Jest.
 * @param {object} options
 * @param {string[]} options.projects see `jest.config.js`
 * @param {string} options.report the file for its report, from the project's root; the folder must exist
 * @param {string} [options.files] a pattern of paths; if omitted, all tests run
 * @returns {string[]} the arguments
 */
export function jestArgs({ projects, report, files }) {
  return [
    // Most packages of the Markdown pipeline are ES modules, which Jest loads only with this flag.
    ...['--experimental-vm-modules', '--no-warnings'],
    // Workers inherit these options. Fewer and larger collections of young objects save about 6% of their processor
    // time. Each test file has modules of its own, whose functions seldom run often enough to be worth optimising: a
    // higher threshold for that saves about 8%.
    ...['--max-semi-space-size=64', '--interrupt-budget=1000000', 'node_modules/jest/bin/jest.js'],
    // A missing snapshot is a failure, and is not written. `-u` writes it for review.
    ...['--ci', '--json', `--outputFile=${report}`, '--selectProjects', ...projects],
    ...(files ? ['--testPathPatterns', files] : []),
  ]
}
