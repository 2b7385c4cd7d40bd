/** Builds the commit in `tests/house-base`, and compares what it ships with the current `out/` and `.hosts/`. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../preview/build.mjs'
import { root } from '../../preview/install.mjs'
import { linkFolder } from '../run/copy-project.mjs'
import { compareBuilds } from './compare.mjs'

const all = join(root, '.cache/house')
const base = readFileSync(`${root}tests/house-base`, 'utf8').trim()
const folder = join(all, base)

if (!existsSync(folder)) buildBase()
await build()
const found = []
for (const shipped of ['out', '.hosts']) {
  const lines = await compareBuilds(join(folder, shipped), join(root, shipped))
  found.push(...lines.map((line) => `${shipped}/${line}`))
}
for (const line of found) console.log(line)
console.log(`${found.length} differences from ${base}.`)
mkdirSync(join(root, '.cache/reports'), { recursive: true })
const counts = { passed: found.length === 0 ? 1 : 0, failed: found.length, skipped: 0, why: found.slice(0, 12) }
writeFileSync(join(root, '.cache/reports/house.json'), JSON.stringify(counts))
process.exitCode = found.length > 0 ? 1 : 0

function buildBase() {
  for (const old of existsSync(all) ? readdirSync(all) : []) rmSync(join(all, old), { recursive: true, force: true })
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const files = execFileSync('git', ['archive', base], { cwd: root, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x'], { cwd: fresh, input: files })
  const lockOf = (/** @type {string} */ path) => readFileSync(join(path, 'package-lock.json'), 'utf8')
  if (lockOf(fresh) === lockOf(root)) linkFolder(join(root, 'node_modules'), join(fresh, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: fresh, stdio: 'inherit' })
  execFileSync('npm', ['run', 'build'], { cwd: fresh, stdio: 'inherit' })
  renameSync(fresh, folder)
}
