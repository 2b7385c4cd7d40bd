/**
 * Hooks the project into `next build` and `next dev`: what must exist beforehand, and what happens to `out/`
 * afterwards.
 */

import { type AdapterOptions, createAdapter } from '@oogwenk/ship'
import { getEdition } from '../lib/content/edition'
import { makeFonts } from '../lib/images/fonts/make-fonts'
import { checkContent } from '../lib/lint/check-content'
import { deliveredFiles } from '../lib/lint/delivered'
import { hasLargePage, pageSizes, readPageSizes } from '../lib/lint/rules/page-sizes'
import { takeSnapshot } from '../lib/lint/snapshot'
import { checkDates } from '../lib/pages/dates/dates'
import { getContent } from '../lib/pages/get-content'
import { sweepCache } from '../lib/shared/build-cache/build-cache.mjs'
import { collectDiagnostics, type Diagnostic, formatDiagnostic, throwDiagnostics } from '../lib/shared/diagnostic'
import { settings } from './settings'

const options: AdapterOptions = {
  name: 'oogwenk',
  settings,
  async prepare(root, task) {
    // Before any page is rendered, so that an editor sees all mistakes together and not just those of the first page.
    if (task === 'build') {
      // In continuous integration nobody reads warnings, so an outdated date is an error; an editor may still be
      // writing.
      const strict = !/^(|0|false)$/i.test(process.env.CI ?? '')
      let dates: readonly Diagnostic[] = []
      await checkContent(console.warn, async () => {
        dates = await collectDiagnostics(() => checkDates(strict))
      })
      throwDiagnostics(dates)
    }
    // next/font reads the subset fonts while it compiles, so they must exist first.
    await makeFonts(root)
  },
  /**
   * On the content as delivered, every budget counts: no editor has changed a word of it, so any growth comes from
   * code.
   */
  async strictness(root) {
    if (getEdition().preview) return 'nothing'
    return Object.keys(await deliveredFiles(root)).length === 0 ? 'everything' : 'code'
  },
  async finish(root, strict) {
    // Only the warnings about page sizes, which need the export: the content lint reported everything else before the
    // build.
    if (strict === 'code' && hasLargePage(await readPageSizes()))
      for (const problem of await pageSizes.check(await takeSnapshot(await getContent())))
        console.warn(formatDiagnostic(problem))
    sweepCache(root, Date.now(), performance.timeOrigin)
  },
}

export default createAdapter(options)

/** The adapter under `SHIP=plain`: Next's own export, without budgets, for urgent security releases. */
export const plainAdapter = createAdapter({
  ...options,
  steps: 'plain',
  async finish(root, strict) {
    console.warn(PLAIN_WARNING)
    await options.finish?.(root, strict)
  },
})

/** Under `SHIP=untouched`: Next's export without a single step, for tests and measurements to compare with. */
export const untouchedAdapter = createAdapter({ ...options, steps: 'none' })

const PLAIN_WARNING = `
!!! SHIP=plain: this export is Next's own. Every page loads the framework, no budget is checked, and the
!!! content security policy allows inline scripts. It is meant for a security release that cannot wait. Fix the steps,
!!! then build again without SHIP.
`
