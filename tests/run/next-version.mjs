/**
 * `npm run tool -- next-version <version>`: tests whether a different version of Next works, on a copy of this project.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../preview/install.mjs'

const version = process.argv[2] ?? ''
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
  console.error('Give a version of Next: npm run tool -- next-version 16.4.7')
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'oogwenk-next-'))
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root })
for (const path of listed.toString().split('\0').filter(Boolean)) {
  if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path))
}

/** The browser tests that depend on how Next writes a page. */
const specs = ['same-as-next', 'use-client', 'islands', 'hydration', 'csp', 'faults', 'forms', 'home', 'header']

/**
 * The commands that must succeed, in order; the first failure is the result.
 * @type {[string, string[]][]}
 */
const steps = [
  ['npm', ['ci', '--no-audit', '--no-fund']],
  ['npm', ['install', '--no-save', '--no-audit', '--no-fund', `next@${version}`]],
  ['npm', ['run', 'build']],
  ['npm', ['run', 'test:export']],
  ['npx', ['playwright', 'test', '--project=chromium', ...specs]],
]
const env = { ...process.env, NODE_OPTIONS: '' }
const failed = steps.find(([program, args]) => {
  console.log(`\n— ${program} ${args.join(' ')}`)
  return (
    spawnSync(program, args, { cwd: folder, stdio: 'inherit', env, shell: process.platform === 'win32' }).status !== 0
  )
})
if (failed) {
  console.log(
    `\nNext ${version} does not work: ${failed[0]} ${failed[1].join(' ')} failed, in ${folder}. See docs/upgrading.md.`,
  )
  process.exitCode = 1
} else {
  console.log(`\nNext ${version} works. Set it in package.json, and run npm install and npm test.`)
  rmSync(folder, { recursive: true, force: true })
}
