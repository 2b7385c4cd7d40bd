/**
 * The one door from plain JavaScript to TypeScript: Node 20 cannot load it by itself.
 * `load('./x.ts')` imports a module of this project; `node load-ts.mjs x.ts a b` runs one as a program.
 *
 * What was compiled is kept in `.cache/ts/`, each file with the hash of its source, and made again where that differs.
 * `interopDefault: false`, so that a module's default export arrives as it was written (Next ignores an adapter that is
 * wrapped twice, without a word).
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { createJiti } from 'jiti'

const jiti = createJiti(import.meta.url, {
  fsCache: fileURLToPath(new URL('.cache/ts', import.meta.url)),
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
  process.argv = [process.argv[0], resolve(program), ...rest]
  const { main } = await load(resolve(program))
  try {
    process.exitCode = (await main(rest)) ?? 0
  } catch (error) {
    // The message may name a file whose name commands a terminal.
    const { escapeLines } = await load('./lib/escape-controls.ts')
    console.error(escapeLines(inspect(error)))
    process.exitCode = 1
  }
}
