/** Builds the site once more in another way, in a copy of the project, so that `out/` stays as it is. */
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { hashSources } from '../../preview/build.mjs'
import { root } from '../../preview/install.mjs'

/**
 * @typedef {object} Variant
 * @property {string} name with which its folder below `.cache/variants/` begins; no other variant's begins so
 * @property {string} [ship] what `SHIP` is set to; left out, the build is the usual one
 * @property {Record<string, string | Buffer | null | ((text: string) => string)>} [files] paths to what stands in them in
 *   the copy: a text, bytes, what becomes of the text that is there, or nothing, where the file is removed
 * @property {Record<string, string>} [env] what else is set for the build
 * @property {boolean} [stamped] whether `npm run stamp` gives the pages their days before the build, as editors do
 * @property {boolean} [published] whether the content as it is here gets the git tag `published` in the copy
 * @property {Variant} [shippedFrom] an untouched one, over a copy of which the steps are run: what a build of its own would
 *   give, for half of the work
 */

const all = join(root, '.cache/variants')

/** Made by commands, or too big to copy. Drawn pictures and cut fonts come along: they need not be made twice. */
const left = new Set([
  ...['.git', '.next', '.cache', '.hosts', 'node_modules', 'out', 'var', 'shots', 'test-results', 'playwright-report'],
])

/**
 * Gives the folder of a variant's copy, with its `out/` and `.next/`. Built only where it is not there yet for these very
 * sources; two callers at once both build, and neither disturbs the other.
 * @param {Variant} variant
 * @returns {Promise<string>} absolute
 * @throws with all that the build said, when it fails
 */
export async function buildVariant({
  name,
  ship = '',
  files = {},
  env = {},
  stamped = false,
  published = false,
  shippedFrom,
}) {
  /** @type {[string, string | Buffer | null][]} */
  const edited = Object.entries(files).map(([path, text]) => [
    path,
    typeof text === 'function' ? text(read(path)) : text,
  ])
  const settings = { ...plainEdition, ...env, SHIP: ship }
  const packages = read('node_modules/.package-lock.json')
  const parts = [hashSources(root, new Date(), { ...process.env, ...settings }), process.version, packages]
  const hash = createHash('sha256').update(parts.join('\0'))
  for (const [path, text] of edited) hash.update(`\0${path}\0`).update(text ?? 'removed')
  const stamp = hash.digest('hex').slice(0, 12)
  const folder = join(all, `${name}-${stamp}`)
  if (fs.existsSync(folder)) return folder
  removeOld(name, stamp)
  const fresh = `${folder}.${process.pid}`
  fs.rmSync(fresh, { recursive: true, force: true })
  // Already built there; its packages are linked below.
  const source = shippedFrom ? await buildVariant(shippedFrom) : root
  const leaves = (/** @type {string} */ entry) => (shippedFrom ? entry === 'node_modules' : left.has(entry))
  for (const entry of fs.readdirSync(source)) {
    if (!leaves(entry)) fs.cpSync(join(source, entry), join(fresh, entry), { recursive: true })
  }
  linkFolder(join(root, 'node_modules'), join(fresh, 'node_modules'))
  if (published) tagContent(fresh)
  for (const [path, text] of edited) {
    fs.mkdirSync(dirname(join(fresh, path)), { recursive: true })
    if (text === null) fs.rmSync(join(fresh, path))
    else fs.writeFileSync(join(fresh, path), text)
  }
  if (stamped) await runNode(fresh, settings, ['load-ts.mjs', 'lib/content/stamp-cli.ts'])
  await (shippedFrom
    ? runNode(fresh, settings, shipping)
    : runNode(fresh, settings, ['node_modules/next/dist/bin/next', 'build']))
  // Whole or not at all: only what was built to its end gets the name that is looked for.
  if (fs.existsSync(folder)) fs.rmSync(fresh, { recursive: true, force: true })
  else fs.renameSync(fresh, folder)
  return folder
}

/**
 * Puts the tests as they are now into a variant's folder: its build does not depend on them, so that it is used again when
 * they have changed.
 * @param {string} folder
 */
export function renewTests(folder) {
  for (const name of ['.ci', 'docs', 'e2e', 'preview', 'studio', 'tests']) {
    fs.rmSync(join(folder, name), { recursive: true, force: true })
    fs.cpSync(join(root, name), join(folder, name), { recursive: true })
  }
}

/** Those of other sources; what is being built of these may be another caller's. @param {string} name @param {string} stamp */
function removeOld(name, stamp) {
  for (const entry of fs.existsSync(all) ? fs.readdirSync(all) : []) {
    const isOld = entry.startsWith(`${name}-`) && !entry.startsWith(`${name}-${stamp}`)
    if (isOld) fs.rmSync(join(all, entry), { recursive: true, force: true })
  }
}

/** Whoever builds at another moment for a test of their own must not change what a variant is. */
const plainEdition = { EDITION: '', BUILD_NOW: '' }

/** Makes the content of a copy what was published. @param {string} folder */
function tagContent(folder) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  git('init', '--quiet')
  git('add', 'content')
  git('-c', 'user.name=Tests', '-c', 'user.email=tests@oogwenk.example', 'commit', '--quiet', '-m', 'As published')
  git('tag', 'published')
}

/** The steps over Next's export, by the copy's own code. */
const shipping = [
  ...['--input-type=module', '--eval'],
  "import { load } from './load-ts.mjs'; await (await load('./postbuild/run.ts')).postbuild(process.cwd())",
]

/** @param {string} folder @param {Record<string, string>} settings @param {string[]} args @returns {Promise<void>} */
function runNode(folder, settings, args) {
  return new Promise((done, failed) => {
    // Where a test runner calls, its own settings must not reach the build.
    // And nobody has stamped the pages that a variant adds.
    const env = { ...process.env, ...settings, NODE_ENV: 'production', NODE_OPTIONS: '', CI: '' }
    const child = spawn(process.execPath, args, { cwd: folder, env: /** @type {NodeJS.ProcessEnv} */ (env) })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
    child.on('error', failed)
    child.on('close', (code) =>
      code === 0 ? done() : failed(new Error(`node ${args.join(' ')} in ${folder} failed:\n${said}`)),
    )
  })
}

/**
 * Turbopack follows no link out of the project, and a copy of all packages would be half a gigabyte: their files get a
 * second name, where the disk allows it.
 * @param {string} from @param {string} to
 */
function linkFolder(from, to) {
  fs.mkdirSync(to, { recursive: true })
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory() && entry.name !== '.bin') linkFolder(source, target)
    else if (entry.isFile()) linkFile(source, target)
  }
}

/** @param {string} source @param {string} target */
function linkFile(source, target) {
  try {
    fs.linkSync(source, target)
  } catch {
    fs.copyFileSync(source, target)
  }
}

/** @param {string} path */
const read = (path) => fs.readFileSync(join(root, path), 'utf8')
