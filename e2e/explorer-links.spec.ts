import { expect, type Page, test } from '@playwright/test'
import { path, startExplorer } from './support/explorer'

/** Returns the distance in pixels from the top of the window to the element that the URL names. */
const offsetOf = (page: Page) =>
  page.evaluate(() => document.querySelector(`[id="${location.hash.slice(1)}"]`)?.getBoundingClientRect().top)

for (const name of ['computed-fixations', 'conclusion', 'your-own-results'])
  test(`a link to #${name} leads to the same place once the explorer has started`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${path}#${name}`)
    const before = await offsetOf(page)
    await startExplorer(page)
    await page.evaluate((to) => {
      location.hash = to
    }, name)
    await expect.poll(() => offsetOf(page)).toBeCloseTo(before as number, 0)
  })
