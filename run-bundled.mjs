/**
 * `node run-bundled.mjs lib/lint/cli.ts a b` runs a TypeScript program as `load-ts.mjs` does, but in half the time: as
 * one file of all its modules and packages, with the machine code that V8 made of it in an earlier run. Finding and
 * compiling 1,200 modules took more time than the content lint itself.
 *
 * Both are cached in `.cache/programs/` under a hash of every module, of what is installed, and of the version of Node.
 * `import.meta.url` is that of the program in all of its modules, and so are the names of files in a stack: use
 * `load-ts.mjs` to find out where an error comes from.
 */
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'
import { cacheKey, readCached, writeCached } from './lib/shared/build-cache/build-cache.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Packages that read files of their own, which are not in the bundle. */
const unbundled = ['sharp', 'subset-font']

/** What every bundle depends on, besides its modules. npm writes the list of what it has installed. */
const settings = ['run-bundled.mjs', 'tsconfig.json', 'node_modules/.package-lock.json']

/** @typedef {{ key: string, code: string }} Bundle a bundle and its key, which is empty if it must not be cached */

/** @param {readonly string[]} files relative to the project's root */
const readAll = (files) => files.flatMap((file) => [file, readFileSync(join(here, file))])

/**
 * Returns the bundle of the last run if none of its modules has changed.
 * @param {string} listKey the key of the list of its modules
 * @returns {Bundle | undefined}
 */
function readBundle(listKey) {
  const list = readCached(here, 'programs', listKey)
  if (!list) return undefined
  try {
    const key = cacheKey([listKey, ...readAll(JSON.parse(list.toString()))])
    const code = readCached(here, 'programs', key)
    return code && { key, code: code.toString() }
  } catch {
    // A module has been renamed or removed.
    return undefined
  }
}

/**
 * Bundles a program, and caches the bundle.
 * @param {string} program relative to the project's root
 * @param {string} listKey
 * @returns {Promise<Bundle>}
 * @throws if a module cannot be read or compiled
 */
async function makeBundle(program, listKey) {
  const { build } = await import('esbuild')
  const began = Date.now()
  const { metafile, outputFiles } = await build({
    absWorkingDir: here,
    stdin: {
      contents: `export { main } from './${program}'; export { escapeLines } from './lib/shared/escape-controls'`,
      resolveDir: here,
    },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    jsx: 'automatic',
    external: unbundled,
    define: { 'import.meta.url': 'programUrl', CODE_OF_LIB: 'programKey' },
    banner: { js: '(function (module, require, programUrl, programKey) {' },
    footer: { js: '})' },
    logLevel: 'silent',
  })
  const modules = Object.keys(metafile.inputs).filter((file) => !/^<stdin>$|(^|\/)node_modules\//.test(file))
  const code = outputFiles[0]?.text ?? ''
  // A module saved in the meantime may have been bundled as it was before, and would have the key of what it is now.
  if (modules.some((file) => statSync(join(here, file)).mtimeMs >= began)) return { key: '', code }
  const key = cacheKey([listKey, ...readAll(modules)])
  writeCached(here, 'programs', listKey, Buffer.from(JSON.stringify(modules)))
  writeCached(here, 'programs', key, Buffer.from(code))
  return { key, code }
}

/**
 * Runs a program.
 * @param {string} program relative to the project's root, with `/`; it exports `main`
 * @param {readonly string[]} args the arguments of `main`
 */
async function run(program, args) {
  const listKey = cacheKey([program, process.version, process.arch, ...readAll(settings)])
  const { key, code } = readBundle(listKey) ?? (await makeBundle(program, listKey))
  // The first argument usually decides which functions are called.
  const codeKey = cacheKey([key, 'machine code', args[0] ?? ''])
  const cachedData = key === '' ? undefined : readCached(here, 'programs', codeKey)
  const path = resolve(here, program)
  const script = new Script(code, { filename: path, cachedData })
  const module = { exports: /** @type {any} */ ({}) }
  script.runInThisContext()(module, createRequire(path), pathToFileURL(path).href, key)
  const { main, escapeLines } = module.exports
  try {
    process.exitCode = (await main(args)) ?? 0
  } catch (error) {
    // The message may contain a file name with control characters.
    console.error(escapeLines(inspect(error)))
    process.exitCode = 1
  }
  // Only now, because V8 compiles a function when it is first called; a run that fails may not have called most of
  // them.
  if (key !== '' && process.exitCode === 0 && (!cachedData || script.cachedDataRejected))
    writeCached(here, 'programs', codeKey, script.createCachedData())
}

// As in `load-ts.mjs`: programs are short. V8 compares its flags with those of the cached code, so they come first.
setFlagsFromString('--interrupt-budget=1000000')
const [, , program = '', ...rest] = process.argv
await run(program, rest)
