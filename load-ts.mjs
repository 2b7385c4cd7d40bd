/**
 * The one door from plain JavaScript to TypeScript: Node 20 cannot load it by itself.
 * `load('./x.ts')` imports a module of this project; `node load-ts.mjs x.ts a b` runs one as a program.
 *
 * What was compiled is kept in `.cache/ts/` by a hash of its source (`lib/shared/build-cache/build-cache.mjs`).
 * `interopDefault: false`, so that a module's default export arrives as it was written (Next ignores an adapter that is
 * wrapped twice, without a word).
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

/**
 * Compiles a module, or finds it compiled. The compiler itself takes a quarter of a second to load.
 * @param {import('jiti').TransformOptions} options
 */
function transform(options) {
  const { source, filename = '', ...how } = options
  // Its place is written into a module that asks for it; to others nothing but the ending of their names matters.
  const place = source.includes('import.meta') ? filename : extname(filename)
  const key = cacheKey([compiler, source, place, JSON.stringify(how)])
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
})

/**
 * Imports a TypeScript module.
 * @param {string} file path relative to the project's root
 * @returns {Promise<any>} the module's exports
 */
export const load = (file) => jiti.import(file)

const [, self, program, ...rest] = process.argv
if (program && self && resolve(self) === fileURLToPath(import.meta.url)) {
  // A program is short: a quarter of its time went into making functions faster that hardly ran again. What runs for long
  // becomes faster all the same, a little later.
  setFlagsFromString('--interrupt-budget=1000000')
  process.argv = [process.argv[0], resolve(program), ...rest]
  const { main } = await load(resolve(program))
  try {
    process.exitCode = (await main(rest)) ?? 0
  } catch (error) {
    // The message may name a file whose name commands a terminal.
    const { escapeLines } = await load('./lib/shared/escape-controls.ts')
    console.error(escapeLines(inspect(error)))
    process.exitCode = 1
  }
}
