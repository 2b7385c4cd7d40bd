/** Builds the site as editors have changed it, and holds it to what is true of any content. */
import { mkdirSync } from 'node:fs'
import { anyContentInBrowser, anyContentPattern } from './any-content.mjs'
import { buildVariant, renewTests } from './build-variant.mjs'
import { countJest, countPlaywright, judge, readReport, sum } from './counts.mjs'
import { editedVariant, groups } from './edits.mjs'
import { jestArgs } from './jest.mjs'
import { playwrightArgs, playwrightReport } from './playwright.mjs'
import { runStep } from './run-step.mjs'

const report = '.cache/reports/edits-allowed.json'

/**
 * @param {string} group see `edits.mjs`
 * @param {string} [tests] a pattern of the paths of export tests
 * @returns {Promise<import('./counts.mjs').Counts>}
 * @throws where the site cannot be built with these changes
 */
export async function testEdits(group, tests = anyContentPattern) {
  console.log(`\n— ${group}: ${groups[group]?.map(({ name }) => name).join('; ')}`)
  const folder = await buildVariant(editedVariant([group]))
  renewTests(folder)
  mkdirSync(`${folder}/.cache/reports`, { recursive: true })
  const jest = jestArgs({ projects: ['export'], report, files: tests })
  const ended = await runStep('node', jest, undefined, folder)
  const seen = await runStep('node', playwrightArgs(anyContentInBrowser), undefined, folder)
  return sum([
    judge(readReport(`${folder}/${report}`, countJest), ended),
    judge(readReport(`${folder}/${playwrightReport}`, countPlaywright), seen),
  ])
}
