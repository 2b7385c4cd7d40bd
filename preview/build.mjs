/** Builds the site where the export is not the one of these sources. Plain JavaScript, like what calls it. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './install.mjs'

/** Neither of these changes what is exported: what is made, what tests, what serves. */
const apart = new Set([
  ...[
    '.git',
    '.next',
    '.cache',
    '.generated',
    '.hosts',
    'node_modules',
    'out',
    'var',
    'shots',
    'test-results',
    'playwright-report',
    join('public', 'media', 'pictures'),
  ],
  ...['e2e', 'tests', 'docs', 'preview', 'studio', '.ci', 'next-env.d.ts', 'tsconfig.tsbuildinfo'],
])

/**
 * Builds unless `out/` was built from these very sources today, and no page has fallen due since.
 * @param {(text: string) => void} say where a person reads what goes on
 * @throws when the build fails
 */
export async function build(say = console.log) {
  const sources = hashSources(root, new Date(), process.env)
  if (await isBuilt(sources)) return
  say('Building the site (next build) …')
  const code = await buildNow(sources)
  if (code !== 0) throw new Error(`The build ended with ${code}. Read its messages above, then start again.`)
}

/** Whether `out/` was built from these very sources today, and no page has fallen due since. */
export async function isBuilt(sources = hashSources(root, new Date(), process.env)) {
  return readStamp() === stampOf(sources) && !(await hasFallenDue())
}

/**
 * Builds, and notes which sources the export in `out/` was made from: they are read before, since what changes meanwhile is
 * not in it for certain.
 * @returns the exit code of the build
 */
export async function buildNow(sources = hashSources(root, new Date(), process.env)) {
  const code = await run('node', ['node_modules/next/dist/bin/next', 'build'])
  if (code === 0) rememberBuild(sources)
  return code
}

/** Whether a page has fallen due since the export was built. What cannot be read is told by the build. */
async function hasFallenDue() {
  const { load } = await import('../load-ts.mjs')
  const { hasFallenDueSince } = await load('./lib/pages/preview/due.ts')
  return hasFallenDueSince(statSync(`${root}out/index.html`).mtime).catch(() => true)
}

/** @param {string} sources from `hashSources` */
function rememberBuild(sources) {
  mkdirSync(`${root}.cache`, { recursive: true })
  writeFileSync(`${root}.cache/built`, stampOf(sources) ?? '')
}

/**
 * One number for all that an export depends on: the files, the day, and how the command line wants it built.
 * @param {string} folder the project
 * @param {Date} now
 * @param {Record<string, string | undefined>} env
 * @returns {string}
 */
export function hashSources(folder, now, env) {
  // What next.config.js and lib/content/edition.ts read; Next itself puts NEXT_PUBLIC_… into the bundles.
  const wanted = Object.entries(env).filter(
    ([name, value]) => value && /^(SHIP$|EDITION$|BUILD_NOW$|NEXT_PUBLIC_)/.test(name),
  )
  const hash = createHash('sha256').update(now.toISOString().slice(0, 10)).update(JSON.stringify(wanted.sort()))
  /** @param {string} path */
  const add = (path) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true }).sort(byName)) {
      const name = join(path, entry.name)
      if (apart.has(name)) continue
      if (entry.isDirectory()) add(name)
      else if (entry.isFile()) hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)))
    }
  }
  add('')
  return hash.digest('hex')
}

/** @param {{ name: string }} a @param {{ name: string }} b */
const byName = (a, b) => (a.name < b.name ? -1 : 1)

/** @param {string} sources @returns {string | undefined} undefined when nothing is built */
function stampOf(sources) {
  try {
    // The time of the export stands in it, so that a build by hand in between is noticed.
    return `${sources} ${statSync(`${root}out/index.html`).mtimeMs}`
  } catch {
    return undefined
  }
}

function readStamp() {
  try {
    return readFileSync(`${root}.cache/built`, 'utf8')
  } catch {
    return ''
  }
}
