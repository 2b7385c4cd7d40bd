/**
 * `npm run test:release`: runs `npm test` and everything that takes too long for it, and writes the results into
 * docs/evidence.md.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '../../preview/install.mjs'
import { buildVariant, copyTests } from './build-variant.mjs'
import { correctCounts } from './counts.mjs'
import { putLog, putOutcomes } from './evidence.mjs'
import { findFirefox, findWebKit } from './find-browser.mjs'
import { parts } from './release-parts.mjs'
import { runStep } from './run-step.mjs'
import { listSkipped, noteSkipped } from './skipped.mjs'
import { specificationVariant } from './specification.mjs'

const evidencePath = `${root}docs/evidence.md`
const selectedIds = process.argv.slice(2)
const unknown = selectedIds.filter((id) => !parts.some((part) => part.id === id))
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. Use ${parts.map(({ id }) => id).join(', ')}, or no arguments for all.`,
  )
  process.exit(2)
}

const commit = describeCommit()
/** @type {import('./evidence.mjs').Outcome[]} */
const outcomes = parts
  .filter(({ id }) => selectedIds.length === 0 || selectedIds.includes(id))
  // Parts that never end, because the machine or this process stops, count as interrupted.
  .map(({ id, name }) => ({
    part: `\`${id}\`: ${name}`,
    on: new Date(),
    commit,
    result: 'interrupted',
    summary: 'it did not end',
  }))

/**
 * The running part.
 * @type {import('node:child_process').ChildProcess | undefined}
 */
let running
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(name, () => {
    // The document already records unfinished parts as interrupted.
    stop(name)
    process.exit(130)
  })
}
write()
for (const outcome of outcomes) {
  const part = parts.find(({ id }) => outcome.part.startsWith(`\`${id}\`:`))
  if (part) Object.assign(outcome, await runPart(part))
  write()
}
console.log('')
for (const { part, result, summary, why = [] } of outcomes) {
  console.log(`${result}: ${part}${summary ? ` (${summary})` : ''}`)
  for (const line of why) console.log(`    ${line}`)
}
console.log('Written into docs/evidence.md.')
process.exitCode = outcomes.some(({ result }) => result === 'failed') ? 1 : 0

/** @param {import('./release-parts.mjs').Part} part @returns {Promise<Partial<import('./evidence.mjs').Outcome>>} */
async function runPart({ name, command: [program = '', ...args], report, count, browsers, onDelivered }) {
  console.log(`\n—— ${name}`)
  const folder = onDelivered ? await deliveredFolder() : root
  rmSync(join(folder, report), { force: true })
  mkdirSync(join(folder, '.cache/reports'), { recursive: true })
  const noted = listSkipped()
  const start = performance.now()
  const onStart = (/** @type {import('node:child_process').ChildProcess} */ child) => {
    running = child
  }
  const ended = await runStep(program, args, onStart, folder)
  const outcome = read(join(folder, report))
  const { passed, failed, skipped, why } = correctCounts(outcome && count(outcome), ended)
  if (browsers && !findFirefox()) noteSkipped('all pages', 'Firefox ESR')
  if (browsers && !findWebKit()) noteSkipped('all pages', 'WebKitGTK')
  const without = noted().map((reason) => reason.without)
  const minutes = (performance.now() - start) / 60_000
  if (outcome?.log) writeFileSync(evidencePath, putLog(readFileSync(evidencePath, 'utf8'), outcome.log, new Date()))
  if (passed + failed === 0) return { on: new Date(), result: 'skipped', summary: outcome.reason, minutes }
  const summary = [
    `${passed} passed, ${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(outcome?.summary ? [outcome.summary] : []),
    ...(browsers ? enginesIn(outcome) : []),
    ...(without.length > 0 ? [`without ${without.join(', ')}`] : []),
    // A table row shows how the run ended, but not its last output.
    ...why.slice(0, 1),
  ]
  return { on: new Date(), result: failed > 0 ? 'failed' : 'passed', summary: summary.join(', '), why, minutes }
}

/**
 * Returns the folder of the project with its content as delivered, which is this folder unless the content has been
 * edited.
 */
async function deliveredFolder() {
  const variant = await specificationVariant()
  if (!variant) return root
  const folder = await buildVariant(variant)
  copyTests(folder)
  return folder
}

/**
 * Lists the browser engines that the tests used.
 * @param {any} report of Playwright
 */
function enginesIn(report) {
  const matches = JSON.stringify(report ?? {}).matchAll(/"type":"engine","description":"([^"]+)"/g)
  const engines = [...new Set([...matches].map(([, version]) => version))]
  return engines.length > 0 ? [`in ${engines.join(', ')}`] : []
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (running?.pid === undefined || running.exitCode !== null) return
  if (process.platform === 'win32') running.kill(signal)
  else process.kill(-running.pid, signal)
}

function write() {
  const machine = `Node ${process.versions.node} with ${cpus().length} cores`
  writeFileSync(evidencePath, putOutcomes(readFileSync(evidencePath, 'utf8'), outcomes, machine))
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function describeCommit() {
  try {
    const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
    // This command itself writes the document.
    const changed = git('status', '--porcelain', '--', '.', ':!docs/evidence.md')
    return `${git('rev-parse', '--short=7', 'HEAD')}${changed ? ' with changes' : ''}`
  } catch {
    return 'not known'
  }
}
