/** Finds the browsers that tests are run in. Plain JavaScript: it is used before anything is installed. */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first Chromium or Chrome of this machine: `CHROME_PATH`, else one on the path.
 * @param {Record<string, string | undefined>} env where `CHROME_PATH` and `PATH` are read
 * @returns {string | undefined} path of the program
 */
export function findChromium(env = process.env) {
  if (env.CHROME_PATH) return isProgram(env.CHROME_PATH) ? env.CHROME_PATH : undefined
  return onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'], env)
}

/**
 * Firefox ESR as Debian packs it, the one that this Playwright can drive without a build of its own.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined} path of the program
 */
export function findFirefox(env = process.env) {
  return onPath(['firefox-esr'], env)
}

/** @param {string[]} names @param {Record<string, string | undefined>} env */
function onPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
