import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * The violations that axe finds, one line for each element.
 * @param within a selector, to check only a part of the page
 */
export async function violationsOf(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated and not inserted: the page's own policy allows no script of ours.
  await page.evaluate(axe)
  return page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    // Only violations are used, so axe need not make selectors for the rest.
    const { violations } = await axe.run(within, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
    )
  }, within)
}
