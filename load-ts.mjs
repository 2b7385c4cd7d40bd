/**
 * Imports TypeScript from plain JavaScript, which Node 20 cannot do itself.
 * `load('./x.ts')` imports a module of this project; `node load-ts.mjs x.ts a b` runs one as a program, more slowly
 * than `run-bundled.mjs` does.
 *
 * Compiled modules are cached in `.cache/ts/` under a hash of their source (`lib/shared/build-cache/build-cache.mjs`).
 * `interopDefault: false` leaves default exports as they are written: Next silently ignores an adapter that is wrapped
 * twice.
 */
import { createRequire } from 'node:module'
import { dirname, extname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { createJiti } from 'jiti'
import { cacheKey, readCached, writeCached } from './lib/shared/build-cache/build-cache.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const require = createRequire(import.meta.url)
const packageFile = require.resolve('jiti/package.json')
const compiler = `jiti ${require(packageFile).version}`

/** Absolute paths of the modules that have been compiled, or read from the cache, so far. @type {Set<string>} */
export const loadedFiles = new Set()

/**
 * Compiles a module, or reads it from the cache. Loading the compiler alone takes a quarter of a second.
 * @param {import('jiti').TransformOptions} options
 */
function transform(options) {
  const { source, filename = '', ...how } = options
  loadedFiles.add(filename)
  // The path is compiled into a module that uses `import.meta`. For others only the file name extension matters.
  const path = source.includes('import.meta') ? filename : extname(filename)
  const key = cacheKey([compiler, source, path, JSON.stringify(how)])
  const found = readCached(here, 'ts', key)
  if (found) return { code: found.toString() }
  /** @type {import('jiti').TransformResult} */
  const made = require(resolve(dirname(packageFile), 'dist/babel.cjs'))(options)
  if (!made.error) writeCached(here, 'ts', key, Buffer.from(made.code))
  return made
}

const jiti = createJiti(import.meta.url, {
  fsCache: false,
  transform,
  interopDefault: false,
  jsx: { runtime: 'automatic' },
  // Tried in this order: with JavaScript first, failed attempts took 5% of the time of the content lint.
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs'],
})

/**
 * Imports a TypeScript module.
 * @param {string} file path relative to the project's root
 * @returns {Promise<any>} the module's exports
 */
export const load = (file) => jiti.import(file)

const [, self, program, ...rest] = process.argv
if (program && self && resolve(self) === fileURLToPath(import.meta.url)) {
  // Programs are short: a quarter of their time went into optimising functions that hardly ran again. Those of a long
  // program are still optimised, a little later.
  setFlagsFromString('--interrupt-budget=1000000')
  process.argv = [process.argv[0], resolve(program), ...rest]
  const { main } = await load(resolve(program))
  try {
    process.exitCode = (await main(rest)) ?? 0
  } catch (error) {
    // The message may contain a file name with control characters.
    const { escapeLines } = await load('./lib/shared/escape-controls.ts')
    console.error(escapeLines(inspect(error)))
    process.exitCode = 1
  }
}
