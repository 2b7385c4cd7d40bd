/**
 * `npm run launch-check [-- --json]`: what must be done before the site goes live, and which sentences of the
 * specification today's content no longer contains. A deviation is not a mistake, but should be intended.
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

/** @returns {Promise<string[]>} lines for people */
async function specificationReport() {
  const changed = Object.keys(await deliveredFiles(root))
  if (changed.length === 0) return ['The content is as it was delivered.']
  if (!(await isBuilt())) {
    return [
      'The content has changed since it was built. Run npm run build, then ask again what it says of the specification.',
    ]
  }
  const left = findMissingSentences(runSpecification())
  if (left.length === 0)
    return [`The content has changed in ${changed.length} files, and says what the specification asks for.`]
  return [
    'The specification says these, and today’s content does not. Nothing stops that; look whether each is meant:',
    ...left.map((line) => `- ${line}`),
  ]
}

/** What the specification's tests find in `out/`. */
function runSpecification() {
  const report = `${root}.cache/reports/specification.json`
  mkdirSync(`${root}.cache/reports`, { recursive: true })
  // Its own output is for engineers; it exits with 1 if a sentence is missing.
  spawnSync(process.execPath, jestArgs({ projects: ['export'], report, files: 'tests/specification/' }), {
    cwd: root,
    stdio: 'ignore',
  })
  return JSON.parse(readFileSync(report, 'utf8'))
}
