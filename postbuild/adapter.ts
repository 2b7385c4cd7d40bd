/** Hooks the project into `next build` and `next dev`: what must exist before, and what happens to `out/` after. */
import type { NextAdapter } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
import { checkContent } from '../lib/content/check'
import { checkDates } from '../lib/content/dates'
import { getEdition } from '../lib/content/edition'
import { makeFonts } from '../lib/fonts/make-fonts'
import { weigh } from './checks/weigh'
import { plainSteps, postbuild } from './run'

/** @param ship what happens to `out/` once all pages are there */
const makeAdapter = (ship: (root: string) => Promise<void>): NextAdapter => ({
  name: 'oogwenk',
  async modifyConfig(config, { phase, projectDir }) {
    // Before anything is drawn, so that an editor sees every problem at once and not the first page's only.
    if (phase === PHASE_PRODUCTION_BUILD) {
      await checkContent()
      // Continuous integration reads no warnings; whoever builds on a desk may be in the middle of a sentence.
      await checkDates(!/^(|0|false)$/i.test(process.env.CI ?? ''))
    }
    // next/font reads the cuts while it compiles, so they must be there before.
    if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) await makeFonts(projectDir)
    return config
  },
  onBuildComplete: ({ projectDir }) => ship(projectDir),
})

const adapter = makeAdapter(async (root) => {
  await postbuild(root)
  console.log(await weigh(root, { strict: !getEdition().preview }))
})

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
