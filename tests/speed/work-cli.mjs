/**
 * `npm run test:release -- work`: processor time of a build beside that of Next's own export, in turns, and of the content
 * check. It empties what builds keep, and fills it again.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { cacheKinds } from '../../lib/shared/build-cache/build-cache.mjs'
import { root } from '../../preview/install.mjs'
import { listCacheEntries } from '../run/copy-cache.mjs'
import { treeTime } from './tree-time.mjs'

/** How many times as much as plain Next, and seconds. */
const MAX = { cold: 1.6, warm: 1.3, check: 2.5 }
/** Pairs of warm builds. */
const TURNS = 3

const next = ['node_modules/next/dist/bin/next', 'build']
const build = (/** @type {string} */ ship) => treeTime(process.execPath, next, { SHIP: ship, CI: '' })
const check = () => treeTime(process.execPath, ['load-ts.mjs', 'lib/lint/cli.ts'])

/** As in an empty clone. */
function empty() {
  for (const kind of cacheKinds) rmSync(`${root}.cache/${kind}`, { recursive: true, force: true })
  for (const made of ['.next', 'out', '.generated', 'public/media/pictures'])
    rmSync(root + made, { recursive: true, force: true })
}

/** @param {number[]} all */
const median = (all) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN

/** @param {number} number */
const short = (number) => number.toFixed(number < 10 ? 2 : 1)

/** Names of all that is kept. */
const kept = () => new Set(cacheKinds.flatMap((kind) => listCacheEntries(root, kind)))

process.chdir(root)
if (existsSync('/proc/self/stat')) await measure()
else
  report({ passed: 0, failed: 0, skipped: 1, reason: 'this system does not tell the time of processes as Linux does.' })

async function measure() {
  empty()
  const coldPlain = await build('untouched')
  empty()
  const cold = await build('')
  /** @type {{ ours: number, plain: number }[]} */
  const turns = []
  // A warm build makes nothing new. Only the order of the rows in a payload may differ, and each order is canonicalised once.
  const before = kept()
  for (let turn = 0; turn < TURNS; turn++) turns.push({ plain: await build('untouched'), ours: await build('') })
  const remade = [...kept()].filter((path) => !before.has(path)).map((path) => basename(dirname(path)))
  const checks = [await check(), await check(), await check()]
  const warm = median(turns.map(({ ours, plain }) => ours / plain))
  const checked = median(checks)
  const results = [
    { is: cold / coldPlain <= MAX.cold, summary: `cold ${short(cold / coldPlain)} times plain Next` },
    { is: warm <= MAX.warm, summary: `warm ${short(warm)} times` },
    {
      is: remade.every((kind) => kind === 'pages'),
      summary: `nothing made again except ${remade.length} rows of payloads`,
    },
    { is: checked <= MAX.check, summary: `content check ${short(checked)} s` },
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
