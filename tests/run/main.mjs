/** `npm test`: everything that can be checked on this machine, in order, and one last line that says how it went. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hashSources, rememberBuild } from '../../preview/build.mjs'
import { install, root } from '../../preview/install.mjs'
import { buildVariant } from './build-variant.mjs'
import { countJest, countPlaywright, judge, judgeStep, sum } from './counts.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { findFirefox, findWebKit } from './find-browser.mjs'
import { runStep } from './run-step.mjs'
import { lineOf, listSkipped, noteSkipped } from './skipped.mjs'

const reports = '.cache/reports'
/** @type {{ name: string, counts: import('./counts.mjs').Counts }[]} */
const done = []
const skipped = listSkipped()

try {
  await install()
  await ensureBrowser()
  rmSync(root + reports, { recursive: true, force: true })
  mkdirSync(root + reports, { recursive: true })
  await everything()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  done.push({ name: 'preparation', counts: { passed: 0, failed: 1, skipped: 0, why: message.split('\n') } })
}
const total = sum(done.map(({ counts }) => counts))
console.log('')
for (const reason of skipped()) console.log(lineOf(reason))
for (const { name, counts } of done) {
  const left = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed${left}`)
  for (const line of counts.why ?? []) console.log(`    ${line}`)
}
console.log(`${total.passed} passed, ${total.failed} failed`)
// `npm run test:release` reads it.
mkdirSync(root + reports, { recursive: true })
writeFileSync(`${root}${reports}/all.json`, JSON.stringify(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function everything() {
  await check('lint and format', 'npx', ['biome', 'check', '.'])
  // Next writes the declarations that tsc needs; in an empty clone there are none yet.
  await check('route types', 'npx', ['next', 'typegen'])
  await check('types', 'npx', ['tsc', '--noEmit'])
  const sources = hashSources(root, new Date(), process.env)
  const built = await check('build', 'npm', ['run', '--silent', 'build'])
  await jest('unit tests', ['node', 'jsdom'])
  // There is no export to test; the build has failed already.
  if (!built) return
  rememberBuild(sources)
  // Only now: they read packages that an empty clone does not have yet.
  const { variants } = await import('./variants.mjs')
  for (const variant of variants) await checkVariant(variant)
  await jest('export tests', ['export'])
  if (!findFirefox()) noteSkipped('one page of each kind in it', 'Firefox ESR')
  if (!findWebKit()) noteSkipped('one page of each kind in it', 'WebKitGTK')
  await runner('browser tests', 'npx', ['playwright', 'test'], `${reports}/playwright.json`, countPlaywright)
  // Last and by itself: beside other tests every page would look slow.
  await runner('Lighthouse', 'npm', ['run', '--silent', 'lighthouse'], `${reports}/lighthouse.json`, (counts) => counts)
}

/** @param {string} name @param {string} program @param {string[]} args */
async function check(name, program, args) {
  console.log(`\n— ${name}`)
  const ended = await runStep(program, args)
  done.push({ name, counts: judgeStep(ended) })
  return ended.ok
}

/**
 * Built here, so that the tests that look at it find it there.
 * @param {import('./build-variant.mjs').Variant} variant
 */
async function checkVariant(variant) {
  const name = `build of the variant ${variant.name}`
  console.log(`\n— ${name}`)
  const failed = await buildVariant(variant).then(
    () => undefined,
    (/** @type {Error} */ error) => error,
  )
  if (failed) console.error(failed.message)
  const last = failed ? failed.message.split('\n').slice(-12) : []
  done.push({ name, counts: judgeStep({ ok: !failed, how: 'failed', last }) })
}

/** @param {string} name @param {string[]} projects */
async function jest(name, projects) {
  const report = `${reports}/${projects.join('-')}.json`
  // Most packages of the Markdown pipeline are ES modules, which jest loads behind this flag only.
  const flags = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--json']
  const args = [...flags, `--outputFile=${report}`, '--selectProjects', ...projects]
  await runner(name, 'node', args, report, countJest)
}

/**
 * @param {string} name @param {string} program @param {string[]} args
 * @param {string} report file where it leaves its counts
 * @param {(report: any) => import('./counts.mjs').Counts} count
 */
async function runner(name, program, args, report, count) {
  console.log(`\n— ${name}`)
  const ended = await runStep(program, args)
  done.push({ name, counts: judge(readReport(report, count), ended) })
}

/**
 * @param {string} file
 * @param {(report: any) => import('./counts.mjs').Counts} count
 */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(root + file, 'utf8')))
  } catch {
    return undefined
  }
}
