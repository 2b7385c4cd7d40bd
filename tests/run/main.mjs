/** `npm test`: runs all checks except those of `npm run test:release`, and prints the total as the last line. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { install, root } from '../../preview/install.mjs'
import { anyContentInBrowser, anyContentPattern } from './any-content.mjs'
import { buildVariant, copyTests } from './build-variant.mjs'
import { correctCounts, countJest, countPlaywright, countStep, readReport, sum } from './counts.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { findFirefox, findWebKit } from './find-browser.mjs'
import { jestArgs } from './jest.mjs'
import { playwrightArgs } from './playwright.mjs'
import { runStep } from './run-step.mjs'
import { lineOf, listSkipped, noteSkipped } from './skipped.mjs'

const reports = '.cache/reports'
/** @type {{ name: string, counts: import('./counts.mjs').Counts, seconds?: number }[]} */
const results = []
const skipped = listSkipped()

/** Whether this is a copy of the project that has been built and checked, so that only its tests are run. */
const isBuilt = process.argv.includes('--built')

try {
  await install()
  await ensureBrowser()
  rmSync(root + reports, { recursive: true, force: true })
  mkdirSync(root + reports, { recursive: true })
  await (isBuilt ? testAll(async () => true) : checkEverything())
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  results.push({ name: 'preparation', counts: { passed: 0, failed: 1, skipped: 0, why: message.split('\n') } })
}
const total = sum(results.map(({ counts }) => counts))
console.log('')
for (const reason of skipped()) console.log(lineOf(reason))
for (const { name, counts, seconds } of results) {
  const skippedNote = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  const time = seconds === undefined ? '' : ` (${seconds} s)`
  console.log(
    `${counts.failed > 0 ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed${skippedNote}${time}`,
  )
  for (const line of counts.why ?? []) console.log(`    ${line}`)
}
console.log(`${total.passed} passed, ${total.failed} failed`)
// `npm run test:release` reads this report.
mkdirSync(root + reports, { recursive: true })
writeFileSync(`${root}${reports}/all.json`, JSON.stringify({ ...total, parts: results }))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function checkEverything() {
  // Imported only now, like the variants below, because a fresh clone does not have their packages yet.
  const { specificationVariant } = await import('./specification.mjs')
  const specification = await specificationVariant()
  // The content was not edited, so one run of all tests is enough.
  if (!specification) await testAll(checkCode)
  else if (await checkCode()) await testSeparately(specification)
  else await testUnits()
}

/** Checks the code and builds the site. @returns whether there is an export */
async function checkCode() {
  await check('lint and format', 'npx', ['biome', 'check', '.'])
  // Next writes the declarations that tsc needs, which are missing from a fresh clone.
  await check('route types', 'npx', ['next', 'typegen'])
  // The build info is stored where Next expects it, so that its build checks only the rest.
  await check('types', 'npx', ['tsc', '--noEmit', '--tsBuildInfoFile', '.next/cache/.tsbuildinfo'])
  return check('build', 'npm', ['run', '--silent', 'build'])
}

/**
 * Runs tests that contain texts and prices of the content on the content as delivered, and on today's content only
 * those that pass on any content.
 * @param {import('./build-variant.mjs').Variant} specification
 */
async function testSeparately(specification) {
  const folder = await checkVariant(specification)
  if (folder) {
    copyTests(folder)
    const ended = await runStep('node', ['tests/run/main.mjs', '--built'], undefined, folder)
    const report = readReport(`${folder}/${reports}/all.json`, (all) => all)
    const nameDelivered = (/** @type {{ name: string }} */ part) => ({
      ...part,
      name: `${part.name}, on the content as delivered`,
    })
    if (report) results.push(...report.parts.map(nameDelivered))
    else results.push({ name: 'tests on the content as delivered', counts: correctCounts(undefined, ended) })
  }
  await jest('tests of today’s content', ['export'], anyContentPattern)
  const inBrowser = playwrightArgs(anyContentInBrowser)
  await runWithReport('today’s pages in a browser', 'node', inBrowser, 'playwright.json', countPlaywright)
}

/**
 * Runs all tests on the content of this folder.
 * @param {() => Promise<boolean>} build returns whether there is an export
 */
async function testAll(build) {
  // A build computes on one core most of the time, and leaves the other to the unit tests, which need no export.
  const [built] = await Promise.all([buildAll(build), testUnits()])
  // Without an export, only unit tests can run; the failed build has been recorded.
  if (built) await testExport()
}

async function testUnits() {
  await jest('unit tests', ['node', 'jsdom'])
}

/**
 * Builds the site, and then the variants.
 * @param {() => Promise<boolean>} build
 * @returns whether there is an export
 */
async function buildAll(build) {
  if (!(await build())) return false
  const { rows } = await import('./variants.mjs')
  await Promise.all(
    rows.map(async (row) => {
      for (const variant of row) await checkVariant(variant)
    }),
  )
  return true
}

/** Runs the tests that need the export, in `out/` and in browsers. */
async function testExport() {
  await jest('export tests', ['export'])
  if (!findFirefox()) noteSkipped('one page of each kind in it', 'Firefox ESR')
  if (!findWebKit()) noteSkipped('one page of each kind in it', 'WebKitGTK')
  await runWithReport('browser tests', 'node', playwrightArgs(), 'playwright.json', countPlaywright)
}

/** @param {string} name @param {string} program @param {string[]} args */
async function check(name, program, args) {
  console.log(`\n— ${name}`)
  const { failed } = await record(name, async () => countStep(await runStep(program, args)))
  return failed === 0
}

/**
 * Adds the result of a part, with its duration, to those printed at the end, so that slow parts are visible.
 * @param {string} name @param {() => Promise<import('./counts.mjs').Counts>} run
 */
async function record(name, run) {
  const start = Date.now()
  const counts = await run()
  results.push({ name, counts, seconds: Math.round((Date.now() - start) / 1000) })
  return counts
}

/**
 * Builds a variant, so that the tests find it ready.
 * @param {import('./build-variant.mjs').Variant} variant
 * @returns its folder; undefined if it could not be built
 */
async function checkVariant(variant) {
  const name = `build of the variant ${variant.name}`
  console.log(`\n— ${name}`)
  /** @type {string | undefined} */
  let folder
  await record(name, async () => {
    try {
      folder = await buildVariant(variant)
      return countStep({ ok: true, how: 'ended', last: [] })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      console.error(message)
      return countStep({ ok: false, how: 'failed', last: message.split('\n').slice(-12) })
    }
  })
  return folder
}

/** @param {string} name @param {string[]} projects @param {string} [files] */
async function jest(name, projects, files) {
  const report = `${projects.join('-')}.json`
  await runWithReport(name, 'node', jestArgs({ projects, report: `${reports}/${report}`, files }), report, countJest)
}

/**
 * @param {string} name @param {string} program @param {string[]} args
 * @param {string} report the name of its report file
 * @param {(report: any) => import('./counts.mjs').Counts} count
 */
async function runWithReport(name, program, args, report, count) {
  console.log(`\n— ${name}`)
  await record(name, async () => {
    const ended = await runStep(program, args)
    return correctCounts(readReport(`${root}${reports}/${report}`, count), ended)
  })
}
