/**
 * `npm run test:release -- mutation-facts`, or another target of `targets.mjs`: changes one operator or value at a
 * time, and counts the changes that tests notice. The others are listed in `survivors/`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { install, root, run } from '../../preview/install.mjs'
import { copyProject, linkFolder } from '../run/copy-project.mjs'
import { listSurvivors, summariseMutants } from './read-mutants.mjs'

/** Tests must notice at least this share of the mutants. */
const MIN_SCORE = 0.85

const [target = ''] = process.argv.slice(2)
const folder = `${root}.cache/mutation-${target}`
const mutation = 'tests/mutation/'

await install(console.log, root + mutation)
rmSync(folder, { recursive: true, force: true })
mkdirSync(`${folder}/.cache/reports`, { recursive: true })
copyProject(root, folder)
linkFolder(`${root}${mutation}node_modules`, `${folder}/${mutation}node_modules`)
process.env.MUTATED = target
const code = await run(
  process.execPath,
  [`${mutation}node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', `${mutation}stryker.config.mjs`],
  folder,
)
if (code !== 0) throw new Error(`Stryker failed with exit code ${code}. Read its messages above, then try again.`)
/** @type {{ files: import('./read-mutants.mjs').MutatedFiles }} */
const { files } = JSON.parse(readFileSync(`${folder}/.cache/reports/mutants.json`, 'utf8'))
const { killed, all, ignored } = summariseMutants(files)
writeFileSync(`${root}${mutation}survivors/${target}.md`, listSurvivors(target, files))
const isEnough = killed / all >= MIN_SCORE
const summary = `${killed} of ${all} changes noticed, ${((100 * killed) / all).toFixed(1)}%; ${ignored} not tried, because they run only while a module loads`
mkdirSync(`${root}.cache/reports`, { recursive: true })
writeFileSync(
  `${root}.cache/reports/mutation-${target}.json`,
  JSON.stringify({ passed: isEnough ? 1 : 0, failed: isEnough ? 0 : 1, skipped: 0, summary }),
)
console.log(summary)
process.exitCode = isEnough ? 0 : 1
