/** Hooks the project into `next build` and `next dev`: what must exist before, and what happens to `out/` after. */
import type { NextAdapter } from 'next'

const adapter: NextAdapter = {
  name: 'oogwenk',
  async modifyConfig(config) {
    return config
  },
  async onBuildComplete() {},
}

export default adapter
