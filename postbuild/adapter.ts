/** Hooks the project into `next build` and `next dev`: what must exist before, and what happens to `out/` after. */
import type { NextAdapter } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
import { getEdition } from '../lib/content/edition'
import { makeFonts } from '../lib/images/fonts/make-fonts'
import { checkContent } from '../lib/lint/check-content'
import { deliveredFiles } from '../lib/lint/delivered'
import { weights } from '../lib/lint/rules/weights'
import { takeSnapshot } from '../lib/lint/snapshot'
import { checkDates } from '../lib/pages/dates/dates'
import { formatProblem } from '../lib/shared/content-error'
import { sweepKept } from '../lib/shared/kept/kept.mjs'
import { forgetWeights, type Strictness, weigh } from './checks/weigh'
import { plainSteps, postbuild } from './run'

/** @param ship what happens to `out/` once all pages are there */
const makeAdapter = (ship: (root: string) => Promise<void>): NextAdapter => ({
  name: 'oogwenk',
  async modifyConfig(config, { phase, projectDir }) {
    // Before anything is drawn, so that an editor sees every problem at once and not the first page's only.
    if (phase === PHASE_PRODUCTION_BUILD) {
      await forgetWeights(projectDir)
      await checkContent()
      // Continuous integration reads no warnings; whoever builds on a desk may be in the middle of a sentence.
      await checkDates(!/^(|0|false)$/i.test(process.env.CI ?? ''))
    }
    // next/font reads the cuts while it compiles, so they must be there before.
    if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) await makeFonts(projectDir)
    return config
  },
  async onBuildComplete({ projectDir }) {
    await ship(projectDir)
    sweepKept(projectDir, Date.now())
  },
})

const adapter = makeAdapter(async (root) => {
  await postbuild(root)
  const strict = await strictnessFor(root)
  console.log(await weigh(root, strict))
  // Of what was just weighed; what else the check says has been said before the build.
  if (strict === 'code') for (const problem of await weights(await takeSnapshot())) console.warn(formatProblem(problem))
})

/** The words of the specification's content are no editor's: whatever grows there was made by an engineer. */
async function strictnessFor(root: string): Promise<Strictness> {
  if (getEdition().preview) return 'nothing'
  return Object.keys(await deliveredFiles(root)).length === 0 ? 'everything' : 'code'
}

export default adapter

/** Under `SHIP=plain`. */
export const plainAdapter = makeAdapter(async (root) => {
  await postbuild(root, plainSteps)
  console.warn(PLAIN_WARNING)
})

/** Under `SHIP=untouched`: Next's export without a single step, for tests and measurements to compare with. */
export const untouchedAdapter = makeAdapter(async () => {})

const PLAIN_WARNING = `
!!! SHIP=plain: this export is Next's own. Every page loads the framework, no budget is checked, and its policy allows
!!! inline scripts. It is meant for a security release that cannot wait. Mend the steps, and build without SHIP again.
`
