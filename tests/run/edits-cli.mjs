/** `npm run test:release -- edits-allowed`: no change that the content check allows turns a test red. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'
import { anyContentPattern } from './any-content.mjs'
import { buildVariant, renewTests } from './build-variant.mjs'
import { countJest, judge, readReport, sum } from './counts.mjs'
import { editedVariant, groups } from './edits.mjs'
import { jestArgs } from './jest.mjs'
import { runStep } from './run-step.mjs'

const report = '.cache/reports/edits-allowed.json'

/** @param {string} group */
async function testGroup(group) {
  console.log(`\n— ${group}: ${groups[group]?.map(({ name }) => name).join('; ')}`)
  const folder = await buildVariant(editedVariant([group]))
  renewTests(folder)
  mkdirSync(`${folder}/.cache/reports`, { recursive: true })
  const args = jestArgs({ projects: ['export'], report, files: anyContentPattern })
  const ended = await runStep('node', args, undefined, folder)
  return judge(readReport(`${folder}/${report}`, countJest), ended)
}

const wanted = process.argv.slice(2)
const counts = []
for (const group of wanted.length > 0 ? wanted : Object.keys(groups)) counts.push(await testGroup(group))
const total = sum(counts)
console.log(`${total.passed} passed, ${total.failed} failed`)
mkdirSync(`${root}.cache/reports`, { recursive: true })
writeFileSync(root + report, JSON.stringify(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
