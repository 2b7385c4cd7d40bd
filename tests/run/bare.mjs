/** The part `bare` of `npm run test:release`: runs both commands of the README on a machine with only Node and Git. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { root } from '../../preview/install.mjs'
import { isRootOnDebian } from './ensure-browser.mjs'
import { runStep } from './run-step.mjs'

const folder = `${root}.cache/bare`
const clone = `${folder}/fresh/home/newcomer/oogwenk`

/** Environment variables with which programs reach the network, passed on to the bare machine. */
const network = /(_proxy|^NODE_EXTRA_CA_CERTS|^SSL_CERT_(FILE|DIR)|^npm_config_(registry|cafile))$/i

mkdirSync(`${root}.cache/reports`, { recursive: true })
const reason = missingRequirement()
if (reason) {
  console.log(`Skipped: ${reason}`)
  report({ passed: 0, failed: 0, skipped: 1, reason })
} else {
  // An earlier run may have left its own folder for inspection.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(`${folder}/fresh/home/newcomer`, { recursive: true })
  execFileSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' })
  // Checks the clone, because someone may be working in this folder.
  const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { cwd: clone, encoding: 'utf8' }).trim()
  const env = Object.entries(process.env).flatMap(([name, value]) => (network.test(name) ? [`${name}=${value}`] : []))
  const machine = ['bash', `${root}tests/run/bare-machine.sh`, folder, ...env]
  const command = ['node', '/home/newcomer/oogwenk/tests/run/newcomer.mjs']
  const isolated = ['unshare', '--mount', '--pid', '--fork', '--kill-child', ...machine, ...command]
  const { ok, how, last } = await runStep('bash', [
    ...['-o', 'pipefail', '-c', '"$@" 2>&1 | tee "$0"'],
    `${root}.cache/bare.log`,
    ...isolated,
  ])
  const found = readReport()
  const head = `Commit ${commit}, Node ${process.versions.node}, ${cpus().length} cores.`
  report(
    found ? { ...found, log: [head, ...found.log] } : { passed: 0, failed: 1, skipped: 0, log: [head, how, ...last] },
  )
  if (ok) rmSync(folder, { recursive: true, force: true })
  process.exitCode = ok ? 0 : 1
}

/** @returns {string | undefined} why this machine cannot provide a bare one */
function missingRequirement() {
  if (!isRootOnDebian()) return 'a bare machine needs root on Debian.'
  const mounted = ['/usr', '/etc', '/var'].filter((folder) => statSync(folder).dev !== statSync('/').dev)
  if (mounted.length > 0) return `a bare machine needs ${mounted.join(' and ')} on the same file system as /.`
  try {
    const trial = `${folder}-trial`
    for (const name of ['upper', 'work', 'root']) mkdirSync(`${trial}/${name}`, { recursive: true })
    const options = `lowerdir=/,upperdir=${trial}/upper,workdir=${trial}/work`
    const mount = ['mount', '-t', 'overlay', 'overlay', '-o', options, `${trial}/root`]
    execFileSync('unshare', ['--mount', '--pid', '--fork', ...mount], { stdio: 'ignore' })
    rmSync(trial, { recursive: true, force: true })
    return undefined
  } catch {
    return 'this machine allows no overlay file system, as most containers do.'
  }
}

function readReport() {
  try {
    return JSON.parse(readFileSync(`${clone}/.cache/newcomer.json`, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {import('./counts.mjs').Counts & { reason?: string, log?: string[] }} outcome */
function report(outcome) {
  writeFileSync(`${root}.cache/reports/bare.json`, JSON.stringify(outcome))
}
