/** `npm run test:release -- edits-allowed`: checks that no change that the content lint allows makes a test fail. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { root } from '../../preview/install.mjs'
import { sum } from './counts.mjs'
import { groups } from './edits.mjs'
import { testEdits } from './test-edits.mjs'

const wanted = process.argv.slice(2)
const counts = []
for (const group of wanted.length > 0 ? wanted : Object.keys(groups)) counts.push(await testEdits(group))
const total = sum(counts)
console.log(`${total.passed} passed, ${total.failed} failed`)
mkdirSync(`${root}.cache/reports`, { recursive: true })
writeFileSync(`${root}.cache/reports/edits-allowed.json`, JSON.stringify(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
