/**
 * `npm run test:release -- work`: compares the processor time of a build with that of Next's own export, and measures
 * content lint. It empties the build caches, and fills them again.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { cacheKinds } from '../../lib/shared/build-cache/build-cache.mjs'
import { nextBuild } from '../../preview/build.mjs'
import { root } from '../../preview/install.mjs'
import { listCacheEntries, removeBuilds } from '../run/copy-cache.mjs'
import { treeTime } from './tree-time.mjs'

/** The limits: as multiples of the time of plain Next, and for content lint in seconds. */
const MAX = { cold: 1.6, warm: 1.3, check: 2.5 }
/** The number of warm builds of each kind, which alternate. */
const PAIRS = 3

const build = (/** @type {string} */ ship) => treeTime(process.execPath, nextBuild, { SHIP: ship, CI: '' })
const check = () => treeTime(process.execPath, ['run-bundled.mjs', 'lib/lint/cli.ts'])

/** @param {number[]} all */
const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN

/** @param {number} number */
const format = (number) => number.toFixed(number < 10 ? 2 : 1)

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
  removeBuilds(root)
  const coldPlain = await build('untouched')
  removeBuilds(root)
  const cold = await build('')
  /** @type {{ ours: number, plain: number }[]} */
  const pairs = []
  // A warm build adds no cache entries, except that the order of rows in a payload may differ, and each order is
  // canonicalised once.
  const before = cacheEntries()
  for (let pair = 0; pair < PAIRS; pair++) pairs.push({ plain: await build('untouched'), ours: await build('') })
  const remade = [...cacheEntries()].filter((path) => !before.has(path)).map((path) => basename(dirname(path)))
  const checks = [await check(), await check(), await check()]
  const warm = median(pairs.map(({ ours, plain }) => ours / plain))
  const checked = median(checks)
  const results = [
    { isWithinLimit: cold / coldPlain <= MAX.cold, summary: `cold ${format(cold / coldPlain)} times plain Next` },
    { isWithinLimit: warm <= MAX.warm, summary: `warm ${format(warm)} times` },
    {
      isWithinLimit: remade.every((kind) => kind === 'pages'),
      summary: `nothing made again except ${remade.length} payloads in a new order`,
    },
    { isWithinLimit: checked <= MAX.check, summary: `content lint ${format(checked)} s` },
  ]
  const { ours, plain } = {
    ours: median(pairs.map((pair) => pair.ours)),
    plain: median(pairs.map((pair) => pair.plain)),
  }
  const seconds = `cold ${format(cold)} s to ${format(coldPlain)}, warm ${format(ours)} s to ${format(plain)}`
  for (const { isWithinLimit, summary } of results) console.log(`${isWithinLimit ? '✓' : '✗'} ${summary}`)
  console.log(seconds)
  report({
    passed: results.filter(({ isWithinLimit }) => isWithinLimit).length,
    failed: results.filter(({ isWithinLimit }) => !isWithinLimit).length,
    skipped: 0,
    why: results.filter(({ isWithinLimit }) => !isWithinLimit).map(({ summary }) => summary),
    summary: `${results.map(({ summary }) => summary).join(', ')} (${seconds})`,
  })
}

/** @param {import('../run/counts.mjs').Counts & { reason?: string, summary?: string }} outcome */
function report(outcome) {
  mkdirSync('.cache/reports', { recursive: true })
  writeFileSync('.cache/reports/work.json', JSON.stringify(outcome))
  process.exitCode = outcome.failed > 0 ? 1 : 0
}
