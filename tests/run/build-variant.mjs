/** Builds a variant of the site in a copy of the project, so that `out/` is unchanged. */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { basename, join } from 'node:path'
import { hashSources, nextBuild } from '../../preview/build.mjs'
import { root } from '../../preview/install.mjs'
import { copyBuildCache, copyNextCache, corruptCacheEntries } from './copy-cache.mjs'
import { copyEntry, copyProject, writeFiles } from './copy-project.mjs'

/**
 * The content of files by path: a text, bytes, a function that changes the existing text, or null to remove the file.
 * @typedef {Record<string, string | Buffer | null | ((text: string) => string)>} Files
 */

/**
 * @typedef {object} Variant
 * @property {string} name the prefix of its folder below `.cache/variants/`, unique among variants
 * @property {string} [ship] the value of `SHIP`; if omitted, the build is the usual one
 * @property {Files} [files] files of the copy that differ
 * @property {Record<string, string>} [env] further environment variables of the build
 * @property {boolean} [stamped] whether `npm run stamp` dates the pages before the build, as editors do
 * @property {Files} [published] files of the copy as published: its pages are stamped, without new dates for pages that
 * had one, and its content gets the Git tag `published`; if omitted, the tag is not set
 * @property {Variant} [shippedFrom] another variant: the steps run on a copy of it, because a new build would give the
 * same result for twice the work
 * @property {boolean} [fresh] whether it begins without the caches of our own code, as in a fresh clone
 * @property {Variant} [corruptedFrom] the variant whose caches it begins with, after every eighth entry has been
 * corrupted
 */

const all = join(root, '.cache/variants')

/**
 * Returns the folder of a variant's copy, with its `out/` and `.next/`. The variant is built only if it does not exist
 * yet for the same sources; two callers at the same time both build, without disturbing each other.
 * @param {Variant} variant
 * @returns {Promise<string>} an absolute path
 * @throws with the build's output if it fails
 */
export async function buildVariant(variant) {
  const {
    name,
    ship = '',
    files = {},
    env = {},
    stamped = false,
    published,
    shippedFrom,
    fresh: isFresh,
    corruptedFrom,
  } = variant
  const [publishedTexts, editedTexts] = [resolveTexts(published), resolveTexts(files)]
  const settings = { ...plainEdition, ...env, SHIP: ship }
  const packages = read('node_modules/.package-lock.json')
  const parts = [hashSources(root, new Date(), { ...process.env, ...settings }), process.version, packages]
  const hash = createHash('sha256').update(parts.join('\0'))
  for (const [path, text] of [...publishedTexts, ...editedTexts]) hash.update(`\0${path}\0`).update(text ?? 'removed')
  const source = shippedFrom ? await buildVariant(shippedFrom) : root
  const corrupted = corruptedFrom ? await buildVariant(corruptedFrom) : undefined
  for (const other of [shippedFrom && source, corrupted]) if (other) hash.update(`\0${basename(other)}`)
  const stamp = hash.digest('hex').slice(0, 12)
  const folder = join(all, `${name}-${stamp}`)
  if (fs.existsSync(folder)) return folder
  removeOld(name, stamp)
  const unfinished = `${folder}.${process.pid}`
  fs.rmSync(unfinished, { recursive: true, force: true })
  // The steps need the build of the other variant, so its `out/` and `.next/` are copied too.
  copyProject(source, unfinished, shippedFrom ? new Set(['node_modules']) : undefined)
  if (corrupted) {
    copyBuildCache(corrupted, unfinished)
    corruptCacheEntries(unfinished)
  } else if (!shippedFrom) {
    if (!isFresh) copyBuildCache(root, unfinished)
    copyNextCache(root, unfinished)
  }
  if (published) {
    writeFiles(unfinished, publishedTexts)
    // Whenever the tests run, the published version differs from today's content only in its text.
    await runNode(unfinished, settings, [...stampArgs, '--keep-days'])
    tagContent(unfinished)
  }
  writeFiles(unfinished, editedTexts)
  if (stamped) await runNode(unfinished, settings, stampArgs)
  await (shippedFrom ? runNode(unfinished, settings, shipArgs) : runNode(unfinished, settings, nextBuild))
  // Only a finished build gets the final name.
  if (fs.existsSync(folder)) fs.rmSync(unfinished, { recursive: true, force: true })
  else fs.renameSync(unfinished, folder)
  return folder
}

/**
 * Copies the current tests, and what they read, into a variant's folder. A build does not depend on these files, so the
 * variant is reused after they have changed.
 * @param {string} folder
 */
export function copyTests(folder) {
  for (const name of ['.ci', 'docs', 'e2e', 'editor', 'preview', 'tests', 'tools']) {
    fs.rmSync(join(folder, name), { recursive: true, force: true })
    copyEntry(root, folder, name)
  }
}

/**
 * Removes copies made from other sources; another caller may still be building the current ones.
 * @param {string} name
 * @param {string} stamp
 */
function removeOld(name, stamp) {
  for (const entry of fs.existsSync(all) ? fs.readdirSync(all) : []) {
    const isOld = entry.startsWith(`${name}-`) && !entry.startsWith(`${name}-${stamp}`)
    if (isOld) fs.rmSync(join(all, entry), { recursive: true, force: true })
  }
}

/** Settings of a variant, which a test with another build time must not change. */
const plainEdition = { EDITION: '', BUILD_NOW: '' }

/**
 * Applies the functions among the files to the texts of this project.
 * @param {Files} [files]
 * @returns {[string, string | Buffer | null][]} the path and content of each file
 */
export function resolveTexts(files = {}) {
  return Object.entries(files).map(([path, text]) => [path, typeof text === 'function' ? text(read(path)) : text])
}

/**
 * Tags the content of a copy as published.
 * @param {string} folder
 */
function tagContent(folder) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  git('init', '--quiet')
  git('add', 'content')
  git('-c', 'user.name=Tests', '-c', 'user.email=tests@oogwenk.example', 'commit', '--quiet', '-m', 'As published')
  git('tag', 'published')
}

/** The arguments that run `npm run stamp` with the copy's own code. */
const stampArgs = ['load-ts.mjs', 'lib/pages/dates/stamp-cli.ts']

/** The arguments that run the steps after Next's export with the copy's own code. */
const shipArgs = [
  ...['--input-type=module', '--eval'],
  `import { load } from './load-ts.mjs'
  const { settings } = await load('./build/settings.ts')
  await (await load('./packages/ship/index.ts')).shipExport(process.cwd(), settings)`,
]

/** @param {string} folder @param {Record<string, string>} settings @param {string[]} args @returns {Promise<void>} */
function runNode(folder, settings, args) {
  return new Promise((done, failed) => {
    // The build must not get settings of the test runner that calls it. In CI, pages without a date would stop it, and
    // those that a variant adds have none.
    const env = { ...process.env, ...settings, NODE_ENV: 'production', NODE_OPTIONS: '', CI: '' }
    const child = spawn(process.execPath, args, { cwd: folder, env: /** @type {NodeJS.ProcessEnv} */ (env) })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
    child.on('error', failed)
    child.on('close', (code) =>
      code === 0 ? done() : failed(new Error(`node ${args.join(' ')} in ${folder} failed:\n${output}`)),
    )
  })
}

/** @param {string} path */
const read = (path) => fs.readFileSync(join(root, path), 'utf8')
