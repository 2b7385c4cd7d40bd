/** Builds the site with changes as editors make them, and runs the tests that pass on any content. */
import { mkdirSync } from 'node:fs'
import { anyContentInBrowser, anyContentPattern } from './any-content.mjs'
import { buildVariant, copyTests } from './build-variant.mjs'
import { correctCounts, countJest, countPlaywright, readReport, sum } from './counts.mjs'
import { editedVariant, groups } from './edits.mjs'
import { jestArgs } from './jest.mjs'
import { playwrightArgs, playwrightReport } from './playwright.mjs'
import { runStep } from './run-step.mjs'

const report = '.cache/reports/edits-allowed.json'

/**
 * Tests a group of changes.
 * @param {string} group see `edits.mjs`
 * @returns {Promise<import('./counts.mjs').Counts>}
 * @throws if the site cannot be built with these changes
 */
export async function testEdits(group) {
  console.log(`\n— ${group}: ${groups[group]?.map(({ name }) => name).join('; ')}`)
  const folder = await buildVariant(editedVariant([group]))
  copyTests(folder)
  mkdirSync(`${folder}/.cache/reports`, { recursive: true })
  const jest = jestArgs({ projects: ['export'], report, files: anyContentPattern })
  const ended = await runStep('node', jest, undefined, folder)
  const endedInBrowser = await runStep('node', playwrightArgs(anyContentInBrowser), undefined, folder)
  return sum([
    correctCounts(readReport(`${folder}/${report}`, countJest), ended),
    correctCounts(readReport(`${folder}/${playwrightReport}`, countPlaywright), endedInBrowser),
  ])
}
