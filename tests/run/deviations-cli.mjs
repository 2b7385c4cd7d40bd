/** `npm run test:release -- deviations`: checks that the tests of `npm test` find deviations from the specification. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'
import { buildVariant, copyTests } from './build-variant.mjs'
import { listFailed, readReport } from './counts.mjs'
import { deviations } from './deviations.mjs'
import { mergeChanges } from './edits.mjs'
import { jestArgs } from './jest.mjs'
import { playwrightArgs, playwrightReport } from './playwright.mjs'
import { runStep } from './run-step.mjs'

const reports = '.cache/reports'

/** The tests that check statements of the specification: of modules, of the export and in a browser. */
const unitTests = 'lib/i18n/client/|client/header|packages/ship/server/resolve|packages/ship/hosts/'
const exportTests = 'tests/specification/'
const browserTests = ['e2e/home.spec.ts', 'e2e/reveals.spec.ts', '--project=chromium']

const folder = await buildVariant({ name: 'deviating', files: mergeChanges(deviations) })
copyTests(folder)
mkdirSync(`${folder}/${reports}`, { recursive: true })
const unit = { projects: ['node', 'jsdom'], report: `${reports}/unit.json`, files: unitTests }
const exported = { projects: ['export'], report: `${reports}/export.json`, files: exportTests }
await runStep('node', jestArgs(unit), undefined, folder)
await runStep('node', jestArgs(exported), undefined, folder)
await runStep('node', playwrightArgs(browserTests), undefined, folder)
const inBrowser = readReport(`${folder}/${playwrightReport}`, listFailed) ?? []
const failed = [...failuresInJest('unit'), ...failuresInJest('export'), ...inBrowser.map(({ title }) => title)]
const missed = deviations.filter(({ foundBy }) => !failed.some((title) => foundBy.test(title)))
for (const { section, name } of missed) console.log(`No test finds that ${name} (section ${section}).`)
const total = { passed: deviations.length - missed.length, failed: missed.length, skipped: 0 }
console.log(`${total.passed} passed, ${total.failed} failed`)
mkdirSync(root + reports, { recursive: true })
writeFileSync(`${root}${reports}/deviations.json`, JSON.stringify(total))
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * Lists the titles of the tests that failed in Jest.
 * @param {string} name of the report
 * @returns {string[]}
 */
function failuresInJest(name) {
  const { testResults } = JSON.parse(readFileSync(`${folder}/${reports}/${name}.json`, 'utf8'))
  return testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ { status }) => status === 'failed')
      .map((/** @type {any} */ { fullName }) => fullName),
  )
}
