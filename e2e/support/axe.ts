import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/**
 * Returns the violations that axe finds, one line for each element.
 * @param within a selector, to check only a part of the page
 * @param rules the ids of the rules to run; by default all
 */
export async function violationsOf(page: Page, within = 'html', rules?: readonly string[]): Promise<string[]> {
  // Evaluated, not inserted, because the policy of the page would block it. Only once for each page, because it is half
  // a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  return page.evaluate(
    async ({ within, rules }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      // Only violations are used, so axe does not have to make selectors for the rest.
      const { violations } = await axe.run(within, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: [...rules] }),
      })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
      )
    },
    { within, rules },
  )
}

/**
 * Switches to dark mode and returns the colour violations that axe finds. The page must have been checked in light
 * mode: dark mode changes only colours, so other rules would find the same violations again.
 * @param within a selector, to check only a part of the page
 */
export async function violationsInDark(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  return violationsOf(page, within, ['color-contrast', 'link-in-text-block'])
}
