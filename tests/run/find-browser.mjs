/**
 * Finds the browsers and other programs for tests. This is plain JavaScript, because it is used before packages are
 * installed.
 */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Finds Chromium or Chrome on this machine: `CHROME_PATH`, or else Chromium on the PATH, or else Chrome.
 * @param {Record<string, string | undefined>} env has `CHROME_PATH` and `PATH`
 * @returns {string | undefined} the path of the program; if undefined, Playwright uses its own download, if any
 * @throws if `CHROME_PATH` is not a program, because using another browser instead would be a surprise
 */
export function findChromium(env = process.env) {
  if (!env.CHROME_PATH) return onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], env)
  if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH
  throw new Error(
    `CHROME_PATH is ${env.CHROME_PATH}, which is not a program. Set it to Chromium or Chrome, or unset it.`,
  )
}

/**
 * Finds the Chromium for tests of pages: Debian's headless shell, which is the same engine without a browser window and
 * takes little more than half the time. If it is missing, or if `CHROME_PATH` is set, returns the result of
 * `findChromium`.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} the path of the program
 * @throws if `CHROME_PATH` is not a program
 */
export function findHeadlessChromium(env = process.env) {
  return (env.CHROME_PATH ? undefined : onPath(['chromium-headless-shell'], env)) ?? findChromium(env)
}

/**
 * Finds Debian's Firefox ESR, which this version of Playwright can drive without its own build of Firefox.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} the path of the program
 */
export function findFirefox(env = process.env) {
  return onPath(['firefox-esr'], env)
}

/**
 * Finds the driver of WebKitGTK, if there is also a display on which to start it.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} the path of the program
 */
export function findWebKit(env = process.env) {
  return onPath(['Xvfb'], env) && onPath(['WebKitWebDriver'], env)
}

/**
 * Finds Java, for the Nu HTML checker.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} the path of the program
 */
export function findJava(env = process.env) {
  return onPath(['java'], env)
}

/**
 * Finds a program on the PATH.
 * @param {string[]} names of the program, best first
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function onPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** Whether a file exists and can be executed. @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
