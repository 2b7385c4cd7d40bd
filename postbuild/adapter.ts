/** Hooks the project into `next build` and `next dev`: what must exist before, and what happens to `out/` after. */
import type { NextAdapter } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
import { checkContent } from '../lib/content/check'
import { makeFonts } from '../lib/fonts/make-fonts'
import { postbuild } from './run'

const adapter: NextAdapter = {
  name: 'oogwenk',
  async modifyConfig(config, { phase, projectDir }) {
    // Before anything is drawn, so that an editor sees every problem at once and not the first page's only.
    if (phase === PHASE_PRODUCTION_BUILD) await checkContent()
    // next/font reads the cuts while it compiles, so they must be there before.
    if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) await makeFonts(projectDir)
    return config
  },
  async onBuildComplete({ projectDir }) {
    await postbuild(projectDir)
  },
}

export default adapter
