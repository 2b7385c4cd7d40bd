/** `npm test`: everything that can be checked on this machine, in order, and one last line that says how it went. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hashSources, rememberBuild } from '../../preview/build.mjs'
import { install, root, run } from '../../preview/install.mjs'
import { buildVariant } from './build-variant.mjs'
import { countJest, countPlaywright, judge, sum } from './counts.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { findFirefox, findWebKit } from './find-browser.mjs'

const reports = '.cache/reports'
/** @type {{ name: string, counts: import('./counts.mjs').Counts }[]} */
const done = []

try {
  await install()
  await ensureBrowser()
  rmSync(root + reports, { recursive: true, force: true })
  mkdirSync(root + reports, { recursive: true })
  await everything()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  done.push({ name: 'preparation', counts: judge(undefined, 1) })
}
const total = sum(done.map(({ counts }) => counts))
console.log('')
for (const { name, counts } of done) {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed${skipped}`)
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
  if (!built) {
    console.log('Skipped: the tests of the export and those in the browser, because there is no export to test.')
    return
  }
  rememberBuild(sources)
  // Only now: they read packages that an empty clone does not have yet.
  const { variants } = await import('./variants.mjs')
  for (const variant of variants) await checkVariant(variant)
  await jest('export tests', ['export'])
  if (!findFirefox()) console.log('Skipped: the tests in Firefox, because there is no firefox-esr on this machine.')
  if (!findWebKit()) {
    console.log('Skipped: the tests in WebKitGTK, because there is no WebKitWebDriver or no Xvfb on this machine.')
  }
  const report = `${reports}/playwright.json`
  const code = await run('npx', ['playwright', 'test'])
  done.push({ name: 'browser tests', counts: judge(readReport(report, countPlaywright), code) })
  // Last and by itself: beside other tests every page would look slow.
  console.log('\n— Lighthouse')
  const judged = await run('npm', ['run', '--silent', 'lighthouse'])
  done.push({
    name: 'Lighthouse',
    counts: judge(
      readReport(`${reports}/lighthouse.json`, (counts) => counts),
      judged,
    ),
  })
}

/** @param {string} name @param {string} program @param {string[]} args */
async function check(name, program, args) {
  console.log(`\n— ${name}`)
  const code = await run(program, args)
  done.push({ name, counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 } })
  return code === 0
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
  done.push({ name, counts: { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 } })
}

/** @param {string} name @param {string[]} projects */
async function jest(name, projects) {
  console.log(`\n— ${name}`)
  const report = `${reports}/${projects.join('-')}.json`
  // Most packages of the Markdown pipeline are ES modules, which jest loads behind this flag only.
  const flags = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--json']
  const code = await run('node', [...flags, `--outputFile=${report}`, '--selectProjects', ...projects])
  done.push({ name, counts: judge(readReport(report, countJest), code) })
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
