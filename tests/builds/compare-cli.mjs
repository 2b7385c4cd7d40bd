/**
 * `npm run tool -- compare <commit>`: builds the commit and the current tree, and compares their output. Use it for a
 * code change that must not change the site.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../preview/build.mjs'
import { root } from '../../preview/install.mjs'
import { linkFolder } from '../run/copy-project.mjs'
import { compareBuilds } from './compare.mjs'

const all = join(root, '.cache/compared')
const base = commitOf(process.argv[2] ?? 'HEAD')
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
process.exitCode = found.length > 0 ? 1 : 0

/**
 * Returns the full id of a commit.
 * @param {string} name any revision that Git knows, such as `HEAD~3`
 */
function commitOf(name) {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--end-of-options', `${name}^{commit}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    console.error(`There is no commit ${name}. Name one that Git knows, such as HEAD~1.`)
    return process.exit(2)
  }
}

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
