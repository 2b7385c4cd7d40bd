/** The command line of jest, for every caller. */

/**
 * @param {object} wanted
 * @param {string[]} wanted.projects see `jest.config.js`
 * @param {string} wanted.report file, from the project's root, where it leaves what it counted; its folder must be there
 * @param {string} [wanted.files] a pattern of paths; everything without it
 * @returns {string[]} what node is called with
 */
export function jestArgs({ projects, report, files }) {
  return [
    // Most packages of the Markdown pipeline are ES modules, which jest loads behind this flag only.
    ...['--experimental-vm-modules', '--no-warnings'],
    // Workers inherit it. Fewer and larger collections of young objects save about 6% of their processor time.
    ...['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'],
    // A missing snapshot fails instead of being written. `-u` writes it, for a person to read.
    ...['--ci', '--json', `--outputFile=${report}`, '--selectProjects', ...projects],
    ...(files ? ['--testPathPatterns', files] : []),
  ]
}
