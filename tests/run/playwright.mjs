/** The command line of Playwright, for runs that must use the installed copy. */

/** The file of its report, from the project's root; see `playwright.config.ts`. */
export const playwrightReport = '.cache/reports/playwright.json'

/**
 * Returns the arguments with which node runs Playwright. npx might find a different copy in a folder above, but the
 * tests and the runner must use the same one.
 * @param {readonly string[]} [options] files and options; if omitted, all tests run
 * @returns {string[]} the arguments
 */
export const playwrightArgs = (options = []) => ['node_modules/@playwright/test/cli.js', 'test', ...options]
