/**
 * `npm run launch-check [-- --json]`: lists what must be done before the site goes live and, without `--json`, the
 * sentences of the specification that today's content no longer contains. A deviation is not a mistake, but should be
 * intended.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { load } from '../../load-ts.mjs'
import { isBuilt } from '../../preview/build.mjs'
import { root } from '../../preview/install.mjs'
import { jestArgs } from './jest.mjs'
import { findMissingSentences } from './missing-sentences.mjs'

const args = process.argv.slice(2)
const { main } = await load('./lib/lint/launch/cli.ts')
const { deliveredFiles } = await load('./lib/lint/delivered.ts')
process.exitCode = await main(args)
if (args.length === 0) for (const line of await specificationReport()) console.log(line)

/**
 * Compares today's content with the specification.
 * @returns {Promise<string[]>} lines to print
 */
async function specificationReport() {
  const changed = Object.keys(await deliveredFiles(root))
  if (changed.length === 0) return ['The content is the same as delivered.']
  if (!(await isBuilt())) {
    return [
      'The content has changed since it was built. Run npm run build, then run this again to compare it with the specification.',
    ]
  }
  const missing = findMissingSentences(runSpecification())
  if (missing.length === 0)
    return [
      `The content has changed in ${changed.length} files, and contains everything that the specification requires.`,
    ]
  return [
    'Today’s content no longer contains these statements of the specification. That is allowed; check that each change is intended:',
    ...missing.map((line) => `- ${line}`),
  ]
}

/** Runs the specification's tests on `out/`, and returns their report. */
function runSpecification() {
  const report = `${root}.cache/reports/specification.json`
  mkdirSync(`${root}.cache/reports`, { recursive: true })
  // Jest's own output is for engineers; it exits with 1 if a sentence is missing.
  spawnSync(process.execPath, jestArgs({ projects: ['export'], report, files: 'tests/specification/' }), {
    cwd: root,
    stdio: 'ignore',
  })
  return JSON.parse(readFileSync(report, 'utf8'))
}
