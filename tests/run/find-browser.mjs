/**
 * Finds the browsers and other programs for tests. Plain JavaScript, because it is used before anything is installed.
 */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first Chromium or Chrome of this machine: `CHROME_PATH`, else one on the path.
 * @param {Record<string, string | undefined>} env where `CHROME_PATH` and `PATH` are read
 * @returns {string | undefined} path of the program; without one Playwright takes its own download, if it is there
 * @throws if `CHROME_PATH` leads to no program: another browser in its place would be a surprise
 */
export function findChromium(env = process.env) {
  if (!env.CHROME_PATH) return onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], env)
  if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH
  throw new Error(
    `CHROME_PATH is ${env.CHROME_PATH}, where no program is. Set it to Chromium or Chrome, or leave it out.`,
  )
}

/**
 * The Chromium for tests in pages: Debian's headless shell, the same engine without a browser's windows around it,
 * which needs little more than half of the time. Without it, or if `CHROME_PATH` is set, the result of `findChromium`.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} path of the program
 * @throws if `CHROME_PATH` leads to no program
 */
export function findHeadlessChromium(env = process.env) {
  return (env.CHROME_PATH ? undefined : onPath(['chromium-headless-shell'], env)) ?? findChromium(env)
}

/**
 * Firefox ESR as Debian packs it, which this Playwright can drive without a build of its own.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} path of the program
 */
export function findFirefox(env = process.env) {
  return onPath(['firefox-esr'], env)
}

/**
 * The driver of WebKitGTK, where there is also a screen to start it on.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} path of the program
 */
export function findWebKit(env = process.env) {
  return onPath(['Xvfb'], env) && onPath(['WebKitWebDriver'], env)
}

/**
 * Java, for the Nu HTML checker.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} path of the program
 */
export function findJava(env = process.env) {
  return onPath(['java'], env)
}

/**
 * @param {string[]} names best first
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function onPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
