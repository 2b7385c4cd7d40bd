/** Builds the site as editors have changed it, and tests what is true of any content. */
import { mkdirSync } from 'node:fs'
import { load } from '../../load-ts.mjs'
import { root } from '../../preview/install.mjs'
import { anyContentInBrowser, anyContentPattern, beyondHosts } from './any-content.mjs'
import { buildVariant, renewTests } from './build-variant.mjs'
import { countJest, countPlaywright, judge, readReport, sum } from './counts.mjs'
import { editedVariant, groups } from './edits.mjs'
import { jestArgs } from './jest.mjs'
import { playwrightArgs, playwrightReport } from './playwright.mjs'
import { runStep } from './run-step.mjs'

const report = '.cache/reports/edits-allowed.json'

/** Pages that list other pages, or are read first. */
const lists = ['/', '/cases', '/docs']

/**
 * @param {string} group see `edits.mjs`
 * @param {{ brief?: boolean }} [how] `brief` leaves out what `npm test` tries on `out/` in the same run: hosts, and in
 * the
 *   browser the pages that are there too, but for the lists
 * @returns {Promise<import('./counts.mjs').Counts>}
 * @throws if the site cannot be built with these changes
 */
export async function testEdits(group, { brief = false } = {}) {
  console.log(`\n— ${group}: ${groups[group]?.map(({ name }) => name).join('; ')}`)
  const folder = await buildVariant(editedVariant([group]))
  renewTests(folder)
  mkdirSync(`${folder}/.cache/reports`, { recursive: true })
  const jest = jestArgs({ projects: ['export'], report, files: brief ? beyondHosts : anyContentPattern })
  const ended = await runStep('node', jest, undefined, folder)
  const wanted = brief
    ? [...anyContentInBrowser, '--grep', titlesOf([...lists, ...(await newPages(folder))])]
    : anyContentInBrowser
  const seen = await runStep('node', playwrightArgs(wanted), undefined, folder)
  return sum([
    judge(readReport(`${folder}/${report}`, countJest), ended),
    judge(readReport(`${folder}/${playwrightReport}`, countPlaywright), seen),
  ])
}

/** A pattern of the titles of tests that begin with one of these paths. @param {readonly string[]} paths */
const titlesOf = (paths) => `\\s(?:${paths.join('|')}) is quiet`

/** Paths of pages that `out/` does not have. @param {string} folder the root of a built copy of the project */
async function newPages(folder) {
  const { listPages } = await load('./e2e/support/pages.ts')
  const usual = listPages(`${root}out`)
  return listPages(`${folder}/out`).filter((/** @type {string} */ page) => !usual.includes(page))
}
