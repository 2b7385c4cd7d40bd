/**
 * Follows the README as a newcomer would, twice in a row, in the current clone: `npm start` until the server responds,
 * Ctrl-C, `npm test`. Needs no package, and records its results in `.cache/newcomer.json`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { root } from '../../preview/install.mjs'
import { correctCounts, sum } from './counts.mjs'
import { runStep } from './run-step.mjs'

/** The pages that are requested as soon as the server reports that it is ready. */
const PAGES = ['/', '/pricing', '/docs/rest/reference/results']

/** @type {import('./counts.mjs').Counts[]} */
const all = []
/** @type {string[]} */
const log = []

for (const round of ['First', 'Second']) {
  log.push(`${round} time`)
  await step('npm start', start)
  await step('npm test', test)
}
mkdirSync(`${root}.cache`, { recursive: true })
writeFileSync(`${root}.cache/newcomer.json`, JSON.stringify({ ...sum(all), log }))
process.exitCode = sum(all).failed > 0 ? 1 : 0

/** @param {string} name @param {() => Promise<{ counts: import('./counts.mjs').Counts, lines: string[] }>} work */
async function step(name, work) {
  console.log(`\n—— ${name}`)
  const start = performance.now()
  const { counts, lines } = await work()
  all.push(counts)
  log.push(`${name} (${Math.ceil((performance.now() - start) / 60_000)} min)`, ...lines.map((line) => `  ${line}`))
}

/** Serves the site until each of `PAGES` has been requested, and stops it as Ctrl-C does. */
async function start() {
  const port = await freePort()
  const env = { ...process.env, PORT: `${port}` }
  const child = spawn('npm', ['start'], { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((done) => child.once('close', done))
  /** @type {Promise<boolean>} */
  const ready = new Promise((done) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text)
      output = (output + text).slice(-1000)
      if (output.includes(`The site is at http://localhost:${port}`)) done(true)
    })
    void ended.then(() => done(false))
  })
  /** @type {string[]} */
  const lines = []
  let succeeded = await ready
  if (!succeeded) lines.push(`It exited with code ${child.exitCode} and served nothing.`)
  for (const page of succeeded ? PAGES : []) {
    const { status } = await fetch(`http://127.0.0.1:${port}${page}`)
    lines.push(`GET ${page}: ${status}`)
    succeeded &&= status === 200
  }
  if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGINT')
  await ended
  const counts = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 }
  return { counts, lines }
}

async function test() {
  const report = `${root}.cache/reports/all.json`
  rmSync(report, { force: true })
  const ended = await runStep('npm', ['test'])
  const counts = correctCounts(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, ended)
  // The result comes after the last empty line of the output.
  return { counts, lines: ended.output.trimEnd().split('\n\n').at(-1)?.split('\n') ?? [] }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => done(port))
    })
  })
}
