import type { Page } from '@playwright/test'

/** The case whose stage is tested. */
export const path = '/cases/galaxy'

/** The scrubber of the stage. */
export const slider = (page: Page) => page.getByRole('slider', { name: 'Moment shown' })

/** Waits until the explorer controls the stage. */
export const waitForExplorer = (page: Page) => page.locator('[data-awake]').waitFor()

/** Opens the page and starts the explorer, by focus or with a state in the URL. */
export async function startExplorer(page: Page, hash = ''): Promise<void> {
  await page.goto(path + hash)
  if (!hash) await slider(page).focus()
  await waitForExplorer(page)
}
