import { expect, type Page, test } from '@playwright/test'

/** Pixels from the top of the window to what the address names. */
const placeOf = (page: Page) =>
  page.evaluate(() => document.querySelector(`[id="${location.hash.slice(1)}"]`)?.getBoundingClientRect().top)

for (const name of ['computed-fixations', 'conclusion', 'your-own-results'])
  test(`a link to #${name} leads to the same place while the stage is awake`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/cases/galaxy#${name}`)
    const asleep = await placeOf(page)
    await page.goto('/cases/galaxy')
    await page.getByRole('slider', { name: 'Moment shown' }).focus()
    await page.locator('[data-awake]').waitFor()
    await page.evaluate((to) => {
      location.hash = to
    }, name)
    await expect.poll(() => placeOf(page)).toBeCloseTo(asleep as number, 0)
  })
