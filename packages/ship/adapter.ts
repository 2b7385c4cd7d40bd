import type { NextAdapter } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js'
import { checkSizes, forgetSizes, type Strictness } from './budgets/check-size'
import type { ShipSettings } from './settings'
import { shipExport } from './ship-export'

/** What a project adds to `next build` before and after the steps. */
export interface AdapterOptions {
  /** The project's name, for Next's messages. */
  name: string
  settings: ShipSettings
  /**
   * `all` by default; `plain` leaves the framework in every page, and checks no budget; `none` leaves the export as it
   * is.
   */
  steps?: 'all' | 'plain' | 'none'
  /** Creates what must exist before Next compiles. @param root the project's root, absolute */
  prepare?: (root: string, task: 'build' | 'dev') => Promise<void>
  /** Which budgets fail this build; by default all. */
  strictness?: (root: string) => Promise<Strictness>
  /** Called last, with the budgets that could fail the build. Not called if there are no steps. */
  finish?: (root: string, strictness: Strictness) => Promise<void>
}

/**
 * Creates an adapter for Next (`adapterPath` in `next.config.js`) that processes the export with the steps once all
 * pages are written, and checks their sizes.
 */
export function createAdapter(options: AdapterOptions): NextAdapter {
  const { name, settings, steps = 'all', prepare, strictness, finish } = options
  return {
    name,
    async modifyConfig(config, { phase, projectDir }) {
      if (phase === PHASE_PRODUCTION_BUILD) {
        await forgetSizes(projectDir, settings)
        await prepare?.(projectDir, 'build')
      } else if (phase === PHASE_DEVELOPMENT_SERVER) await prepare?.(projectDir, 'dev')
      return config
    },
    async onBuildComplete({ projectDir }) {
      if (steps === 'none') return
      const strict = steps === 'plain' ? 'nothing' : ((await strictness?.(projectDir)) ?? 'everything')
      await shipExport(projectDir, settings, steps)
      if (steps === 'all') console.log(await checkSizes(projectDir, settings, strict))
      await finish?.(projectDir, strict)
    },
  }
}
