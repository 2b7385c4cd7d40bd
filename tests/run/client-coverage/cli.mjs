/**
 * `npm run test:release -- coverage-client`: reports which branches of `client/` run in the browser during the Chromium
 * tests of `npm test`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { root } from '../../../preview/install.mjs'
import { buildVariant, copyTests } from '../build-variant.mjs'
import { correctCounts, countPlaywright, listFailed, readReport } from '../counts.mjs'
import { playwrightArgs } from '../playwright.mjs'
import { runStep } from '../run-step.mjs'
import { sumBranches } from '../sum-branches.mjs'
import { addToCoverage, describeCoverage, noCoverage } from './counts.mjs'
import { countingVariant } from './variant.mjs'

/** Tests that measure how large the shipped scripts are and how much they run. They fail: counters add to both. */
const measuresScripts = /^(slow-connection|work)\.spec\.ts$/

const folder = await buildVariant(countingVariant)
copyTests(folder)
const [counts, reports] = [`${folder}/.cache/client-coverage`, `${folder}/.cache/reports`]
rmSync(counts, { recursive: true, force: true })
for (const directory of [counts, reports]) mkdirSync(directory, { recursive: true })
const args = playwrightArgs(['-c', 'e2e/release/coverage.config.ts', ...process.argv.slice(2)])
const ended = await runStep('node', args, undefined, folder)
const report = `${reports}/counting-tests.json`
const tests = correctCounts(readReport(report, countPlaywright), ended)
const failed = readReport(report, listFailed) ?? []
const expected = failed.filter(({ file }) => measuresScripts.test(file)).length
const coverage = noCoverage(root)
for (const name of readdirSync(counts)) addToCoverage(coverage, JSON.parse(readFileSync(`${counts}/${name}`, 'utf8')))
const { run, files } = sumBranches(coverage, 'client/')
for (const { path, all, lines } of files)
  console.log(`client/${path}: ${lines.length} of ${all}, on lines ${lines.join(', ')}`)
for (const { file, title } of failed) console.log(`Failed with counters: ${file}: ${title}`)
const summary = [
  ...(expected > 0 ? [`${expected} more measure scripts and fail because of the counters`] : []),
  `branches that ran: ${describeCoverage(coverage).join('; ')}`,
].join(', ')
console.log(summary)
// Without a single count, the build or the tests have lost their counters.
const result = { ...tests, failed: tests.failed - expected + (run === 0 ? 1 : 0), summary }
mkdirSync(`${root}.cache/reports`, { recursive: true })
writeFileSync(`${root}.cache/reports/coverage-client.json`, JSON.stringify(result))
process.exitCode = result.failed > 0 || result.passed === 0 ? 1 : 0
