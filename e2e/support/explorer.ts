import type { Page } from '@playwright/test'

/** The case whose stage is played with. */
export const path = '/cases/galaxy'

/** The scrubber of the stage. */
export const slider = (page: Page) => page.getByRole('slider', { name: 'Moment shown' })

/** Waits until the explorer has taken over the stage. */
export const awake = (page: Page) => page.locator('[data-awake]').waitFor()

/** Opens the page with its stage awake, by the keyboard's focus or by its address. */
export async function wake(page: Page, hash = ''): Promise<void> {
  await page.goto(path + hash)
  if (!hash) await slider(page).focus()
  await awake(page)
}
