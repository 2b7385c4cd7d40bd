import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * What axe finds, one line per place, so that a failing test says where to look.
 * @param within a selector, where the rest of the page is looked at elsewhere
 */
export async function violationsOf(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated and not inserted: the page's own policy allows no script of ours.
  await page.evaluate(axe)
  return page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    // Only what is wrong is read: axe need not make selectors of what passed.
    const { violations } = await axe.run(within, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
    )
  }, within)
}
