/** Builds the site, unless the export already matches the sources. Plain JavaScript, like its callers. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './install.mjs'

/** Paths that do not affect the export, such as generated files, tests and documentation. */
const ignored = new Set([
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
  ...['e2e', 'tests', 'docs', 'preview', 'editor', 'tools', '.ci', 'next-env.d.ts', 'tsconfig.tsbuildinfo'],
])

/** Records which sources `out/` was built from; missing unless the last build finished. */
const stampFile = `${root}.cache/built`

/**
 * The command line of a build, for Node. With more room for young objects, a build collects garbage less often
 * (`docs/performance.md`); its workers get the same option.
 */
export const nextBuild = ['--max-semi-space-size=64', 'node_modules/next/dist/bin/next', 'build']

/**
 * Builds the site, unless `out/` was built from the same sources today and no scheduled page has become public since.
 * @param {(text: string) => void} print prints progress
 * @throws if the build fails
 */
export async function build(print = console.log) {
  const sources = hashSources(root, new Date(), process.env)
  if (await isBuilt(sources)) return
  print('Building the site (next build) …')
  const code = await buildNow(sources)
  if (code !== 0) throw new Error(`The build failed with exit code ${code}. Read its messages above, then try again.`)
}

/** Whether `out/` was built from the same sources today, and no scheduled page has become public since. */
export async function isBuilt(sources = hashSources(root, new Date(), process.env)) {
  return readStamp() === stampOf(sources) && !(await isAnyPublished())
}

/** Whether the last build finished, so that `out/` may be uploaded. The sources may have changed since. */
export function isFinished() {
  const [sources = ''] = readStamp().split(' ')
  return sources !== '' && readStamp() === stampOf(sources)
}

/**
 * Builds the site, and records the sources from which it was built. They are hashed first, because the build may miss
 * changes made while it runs.
 * @returns the exit code of the build
 */
export async function buildNow(sources = hashSources(root, new Date(), process.env)) {
  // Next's telemetry is off unless NEXT_TELEMETRY_DISABLED= turns it on. Any value, even 0, turns it off.
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  // A build that fails may leave an export that looks complete.
  rmSync(stampFile, { force: true })
  const code = await run('node', nextBuild)
  if (code === 0) rememberBuild(sources)
  return code
}

/**
 * Whether a scheduled page has become public since the export was built; true if the content cannot be read, which the
 * build then reports.
 */
async function isAnyPublished() {
  const { load } = await import('../load-ts.mjs')
  const { isAnyPublishedSince } = await load('./lib/pages/preview/scheduled.ts')
  return isAnyPublishedSince(statSync(`${root}out/index.html`).mtime).catch(() => true)
}

/** @param {string} sources from `hashSources` */
function rememberBuild(sources) {
  mkdirSync(`${root}.cache`, { recursive: true })
  writeFileSync(stampFile, stampOf(sources) ?? '')
}

/**
 * Hashes everything that an export depends on: the files, the day, and the options of the build.
 * @param {string} folder the project
 * @param {Date} now
 * @param {Record<string, string | undefined>} env
 * @returns {string}
 */
export function hashSources(folder, now, env) {
  // The options that next.config.js and lib/content/edition.ts read; Next itself puts NEXT_PUBLIC_… into the bundles.
  const options = Object.entries(env).filter(
    ([name, value]) => value && /^(SHIP$|EDITION$|BUILD_NOW$|NEXT_PUBLIC_)/.test(name),
  )
  const hash = createHash('sha256').update(now.toISOString().slice(0, 10)).update(JSON.stringify(options.sort()))
  /** @param {string} path */
  const add = (path) => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true }).sort(byName)) {
      const name = join(path, entry.name)
      if (ignored.has(name)) continue
      if (entry.isDirectory()) add(name)
      else if (entry.isFile()) hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)))
    }
  }
  add('')
  // Which budgets fail a build depends on whether the content is still the delivered content, in these folders.
  for (const path of ['tests/specification/content', 'tests/specification/locales'])
    if (existsSync(join(folder, path))) add(path)
  return hash.digest('hex')
}

/** @param {{ name: string }} a @param {{ name: string }} b */
const byName = (a, b) => (a.name < b.name ? -1 : 1)

/** @param {string} sources @returns {string | undefined} undefined if nothing is built */
function stampOf(sources) {
  try {
    // Includes the time of the export, so that a build by hand is noticed.
    return `${sources} ${statSync(`${root}out/index.html`).mtimeMs}`
  } catch {
    return undefined
  }
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return ''
  }
}
