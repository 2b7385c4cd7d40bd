/**
 * `npm run test:release -- coverage`: measures which branches of `lib/` and `packages/` are run by the unit tests, the
 * tests of the export, and those that are in a release only because they take long. It needs a built `out/`. Every
 * module counts except those that contain only types, which have no branches.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { transformFileSync } from '@swc/core'
import { root } from '../../preview/install.mjs'
import { jestArgs } from './jest.mjs'
import { longTests } from './release-parts.mjs'
import { runStep } from './run-step.mjs'
import { sumBranches } from './sum-branches.mjs'

/** The smallest share of branches that must run, in each folder. */
const MIN_SHARE = 0.95
const FOLDERS = ['lib', 'packages']
/**
 * Tests of builds that differ from this project. They also load modules compiled in another way, whose offsets V8
 * reports under the same address, so that functions would seem never to run.
 */
const OTHER_BUILDS = '((new-case|publishing|other-facts|shipping|use-client)\\.export|run/deliver)\\.test'
/** How many files are listed for each folder. */
const LISTED = 40

const reports = '.cache/reports'
mkdirSync(`${root}${reports}`, { recursive: true })
const { ok, how } = await runStep(process.execPath, [
  ...jestArgs({
    projects: ['node', 'jsdom', 'export', 'release'],
    report: `${reports}/coverage-tests.json`,
    files: `^(?!.*${OTHER_BUILDS}|.*\\.release\\.)|${longTests}`,
  }),
  ...['--coverage', '--coverageProvider=v8', '--coverageReporters=json', `--coverageDirectory=${reports}/coverage`],
  `--collectCoverageFrom={${FOLDERS.join(',')}}/**/*.{ts,tsx,mjs}`,
  ...['--collectCoverageFrom=!**/*.d.ts', '--collectCoverageFrom=!**/*.test.{ts,tsx}'],
])
/** @type {Record<string, import('./sum-branches.mjs').FileCoverage>} */
const found = JSON.parse(readFileSync(`${root}${reports}/coverage/coverage-final.json`, 'utf8'))
const coverage = Object.fromEntries(Object.entries(found).filter(([path]) => !path.endsWith('.ts') || hasCode(path)))
const results = FOLDERS.map((folder) => {
  const { run, all, files } = sumBranches(coverage, `${root}${folder}/`)
  for (const { path, all, lines } of files.slice(0, LISTED))
    console.log(`${folder}/${path}: ${lines.length} of ${all}, on lines ${lines.join(', ')}`)
  return { isMet: run / all >= MIN_SHARE, text: `${folder}/ ${((100 * run) / all).toFixed(1)}% (${run} of ${all})` }
})
const failed = [...results, { isMet: ok, text: `Jest ${how}` }].filter(({ isMet }) => !isMet)
const summary = `branches that ran: ${results.map(({ text }) => text).join(', ')}`
writeFileSync(
  `${root}${reports}/coverage.json`,
  JSON.stringify({
    passed: FOLDERS.length + 1 - failed.length,
    failed: failed.length,
    skipped: 0,
    why: failed.map(({ text }) => text),
    summary,
  }),
)
console.log(summary)
process.exitCode = failed.length > 0 ? 1 : 0

/** @param {string} path of a TypeScript module */
function hasCode(path) {
  const { code } = transformFileSync(path, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } })
  return code.replace(/export \{\s*\};?|\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() !== ''
}
