/** `npm run test:release`: all that takes too long for every `npm test`; how it went is written into docs/evidence.md. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { root } from '../../preview/install.mjs'
import { judge } from './counts.mjs'
import { putOutcomes } from './evidence.mjs'
import { findFirefox, findWebKit } from './find-browser.mjs'
import { parts } from './release-parts.mjs'

const paper = `${root}docs/evidence.md`
const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !parts.some((part) => part.id === id))
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. Name some of ${parts.map(({ id }) => id).join(', ')}, or none.`,
  )
  process.exit(2)
}

const commit = describeCommit()
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
/** @type {import('./evidence.mjs').Outcome[]} */
const outcomes = parts
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  // What is never reached, because the machine goes down or somebody kills this, has failed.
  .map(({ name }) => ({ part: name, on: new Date(), commit, result: 'interrupted', says: 'it did not end' }))

/** What runs now. @type {import('node:child_process').ChildProcess | undefined} */
let running
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(name, () => {
    // The paper says already that nothing has ended.
    stop(name)
    process.exit(130)
  })
}
write()
for (const outcome of outcomes) {
  const part = parts.find(({ name }) => name === outcome.part)
  if (part) Object.assign(outcome, await runPart(part))
  write()
}
console.log('')
for (const { part, result, says } of outcomes) console.log(`${result}: ${part}${says ? ` (${says})` : ''}`)
console.log('Written into docs/evidence.md.')
process.exitCode = outcomes.some(({ result }) => result === 'failed') ? 1 : 0

/** @param {import('./release-parts.mjs').Part} part @returns {Promise<Partial<import('./evidence.mjs').Outcome>>} */
async function runPart({ name, command: [program = '', ...args], script, report, count, browsers }) {
  console.log(`\n—— ${name}`)
  if (script && !(script in scripts)) {
    console.log(`Skipped: there is no npm run ${script}.`)
    return { result: 'skipped', says: `there is no \`${script}\` yet` }
  }
  rmSync(root + report, { force: true })
  mkdirSync(`${root}.cache/reports`, { recursive: true })
  const start = performance.now()
  const code = await run(program, args)
  const told = read(report)
  const { passed, failed, skipped } = judge(told && count(told), code)
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  const engines = browsers ? enginesIn(told) : ''
  const minutes = (performance.now() - start) / 60_000
  return {
    on: new Date(),
    result: failed > 0 ? 'failed' : 'passed',
    says: `${passed} passed, ${failed} failed${left}${engines}`,
    minutes,
  }
}

/**
 * Which engines the tests met, and which were not here.
 * @param {any} report of Playwright
 */
function enginesIn(report) {
  const told = JSON.stringify(report ?? {}).matchAll(/"type":"engine","description":"([^"]+)"/g)
  const met = [...new Set([...told].map(([, version]) => version))]
  const absent = [...(findFirefox() ? [] : ['Firefox ESR']), ...(findWebKit() ? [] : ['WebKitGTK'])]
  if (absent.length > 0) console.log(`Skipped: ${absent.join(' and ')}, because this machine does not have it.`)
  const [on, without] = [met.join(', '), absent.join(' and ')]
  return `${on && `, in ${on}`}${without && `; without ${without}`}`
}

/** @param {string} program @param {string[]} args @returns {Promise<number>} its exit code */
function run(program, args) {
  return new Promise((done) => {
    const windows = process.platform === 'win32'
    // A group of its own, so that a signal reaches the servers and browsers of a part as well.
    running = spawn(program, args, { cwd: root, stdio: 'inherit', shell: windows, detached: !windows })
    running.once('error', () => done(127))
    running.once('close', (code) => done(code ?? 1))
  })
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (running?.pid === undefined || running.exitCode !== null) return
  if (process.platform === 'win32') running.kill(signal)
  else process.kill(-running.pid, signal)
}

function write() {
  const machine = `Node ${process.versions.node} with ${cpus().length} cores`
  writeFileSync(paper, putOutcomes(readFileSync(paper, 'utf8'), outcomes, machine))
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(root + file, 'utf8'))
  } catch {
    return undefined
  }
}

function describeCommit() {
  try {
    const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
    // The paper itself is written by this command.
    const changed = git('status', '--porcelain', '--', '.', ':!docs/evidence.md')
    return `${git('rev-parse', '--short=7', 'HEAD')}${changed ? ' with changes' : ''}`
  } catch {
    return 'not known'
  }
}
