/** The command line of Playwright, for every caller. */

/** Where it writes its counts, from the project's root: see `playwright.config.ts`. */
export const playwrightReport = '.cache/reports/playwright.json'

/**
 * @param {readonly string[]} [wanted] files and options; everything without any
 * @returns {string[]} what node is called with: not by npx, which may find another copy of it in a folder above, and tests
 *   and runner must be of one
 */
export const playwrightArgs = (wanted = []) => ['node_modules/@playwright/test/cli.js', 'test', ...wanted]
