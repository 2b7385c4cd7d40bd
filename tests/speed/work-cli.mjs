/**
 * `npm run test:release -- work`: compares the processor time of a build with that of Next's own export, and measures
 * content lint. It empties the build caches, and fills them again.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { cacheKinds } from '../../lib/shared/build-cache/build-cache.mjs'
import { nextBuild } from '../../preview/build.mjs'
import { root } from '../../preview/install.mjs'
import { listCacheEntries } from '../run/copy-cache.mjs'
import { treeTime } from './tree-time.mjs'

/** The limits: as multiples of the time of plain Next, and for content lint in seconds. */
const MAX = { cold: 1.6, warm: 1.3, check: 2.5 }
/** Pairs of warm builds. */
const TURNS = 3

const build = (/** @type {string} */ ship) => treeTime(process.execPath, nextBuild, { SHIP: ship, CI: '' })
const check = () => treeTime(process.execPath, ['load-ts.mjs', 'lib/lint/cli.ts'])

/** Empties the caches, as in a fresh clone. */
function empty() {
  for (const kind of cacheKinds) rmSync(`${root}.cache/${kind}`, { recursive: true, force: true })
  for (const made of ['.next', 'out', '.generated', 'public/media/pictures'])
    rmSync(root + made, { recursive: true, force: true })
}

/** @param {number[]} all */
const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN

/** @param {number} number */
const short = (number) => number.toFixed(number < 10 ? 2 : 1)

/** Lists all cache entries. */
const cacheEntries = () => new Set(cacheKinds.flatMap((kind) => listCacheEntries(root, kind)))

process.chdir(root)
if (existsSync('/proc/self/stat')) await measure()
else
  report({
    passed: 0,
    failed: 0,
    skipped: 1,
    reason: 'this system does not report the time of processes as Linux does.',
  })

async function measure() {
  empty()
  const coldPlain = await build('untouched')
  empty()
  const cold = await build('')
  /** @type {{ ours: number, plain: number }[]} */
  const turns = []
  // A warm build adds no cache entries, except that the order of rows in a payload may differ, and each order is
  // canonicalised once.
  const before = cacheEntries()
  for (let turn = 0; turn < TURNS; turn++) turns.push({ plain: await build('untouched'), ours: await build('') })
  const remade = [...cacheEntries()].filter((path) => !before.has(path)).map((path) => basename(dirname(path)))
  const checks = [await check(), await check(), await check()]
  const warm = median(turns.map(({ ours, plain }) => ours / plain))
  const checked = median(checks)
  const results = [
    { is: cold / coldPlain <= MAX.cold, summary: `cold ${short(cold / coldPlain)} times plain Next` },
    { is: warm <= MAX.warm, summary: `warm ${short(warm)} times` },
    {
      is: remade.every((kind) => kind === 'pages'),
      summary: `nothing made again except ${remade.length} payloads in a new order`,
    },
    { is: checked <= MAX.check, summary: `content lint ${short(checked)} s` },
  ]
  const { ours, plain } = {
    ours: median(turns.map((turn) => turn.ours)),
    plain: median(turns.map((turn) => turn.plain)),
  }
  const seconds = `cold ${short(cold)} s to ${short(coldPlain)}, warm ${short(ours)} s to ${short(plain)}`
  for (const { is, summary } of results) console.log(`${is ? '✓' : '✗'} ${summary}`)
  console.log(seconds)
  report({
    passed: results.filter(({ is }) => is).length,
    failed: results.filter(({ is }) => !is).length,
    skipped: 0,
    why: results.filter(({ is }) => !is).map(({ summary }) => summary),
    summary: `${results.map(({ summary }) => summary).join(', ')} (${seconds})`,
  })
}

/** @param {import('../run/counts.mjs').Counts & { reason?: string, summary?: string }} outcome */
function report(outcome) {
  mkdirSync('.cache/reports', { recursive: true })
  writeFileSync('.cache/reports/work.json', JSON.stringify(outcome))
  process.exitCode = outcome.failed > 0 ? 1 : 0
}
