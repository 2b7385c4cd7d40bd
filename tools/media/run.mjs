/** `npm run tool -- media <clips | sessions | poster>`: draws media, if the packages of this folder are installed. */
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The media that can be drawn, each with the program that draws it. @type {Readonly<Record<string, string>>} */
const programs = {
  clips: './tools/media/clips/run.ts',
  sessions: './tools/media/sessions/run.ts',
  poster: './tools/media/stills/poster.ts',
}

/** @typedef {(options: string[]) => Promise<number | undefined>} Program */

/**
 * Checks that the packages are installed. Otherwise the programs would find the site's own copies, perhaps in other
 * versions, and their output would differ.
 * @param {string} folder the folder of a `package.json`, with a trailing slash
 */
function isInstalled(folder) {
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  return Object.keys(dependencies).every((name) => existsSync(`${folder}node_modules/${name}`))
}

/** @param {string} file @returns {Promise<Program>} */
async function loadProgram(file) {
  const { load } = await import('../../load-ts.mjs')
  return (await load(file)).main
}

/**
 * @param {readonly string[]} args what to draw, and the options of its program
 * @param {{ folder?: string, find?: (file: string) => Promise<Program>, printError?: (text: string) => void }} [overrides]
 * for tests
 * @returns {Promise<number>} the exit code
 */
export async function runMedia([name = '', ...options], overrides = {}) {
  const { folder = here, find = loadProgram, printError = console.error } = overrides
  if (!Object.hasOwn(programs, name)) {
    printError(`There are no media called “${name}”. Name one of: ${Object.keys(programs).join(', ')}.`)
    return 2
  }
  if (!isInstalled(folder)) {
    printError('The packages of tools/media are not installed. Run npm ci --prefix tools/media, then try again.')
    return 1
  }
  const main = await find(programs[name])
  return (await main(options)) ?? 0
}

if (basename(process.argv[1] ?? '') === 'run.mjs') process.exitCode = await runMedia(process.argv.slice(2))
