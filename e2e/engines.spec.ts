import { expect, type Page, test } from '@playwright/test'
import { waitForIsland, watchIslands } from './support/islands'
import { notFoundPage, oneOfEachKind } from './support/kinds'
import { scrollThrough } from './support/scroll-through'
import { violations, watchViolations } from './support/violations'

// One test checks everything, because opening a page takes the most time. `all-pages.spec.ts` tests every page.
for (const path of oneOfEachKind) {
  test(`${path} shows its heading and footer, fits the window, changes its header on scroll, and hydrates without script errors or policy violations @engines`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await watchViolations(page)
    await watchIslands(page)
    await page.route('**/404.html', (route) => route.fulfill({ contentType: 'text/html', body: notFoundPage() }))
    await page.goto(path)
    // A missing page would redirect to the home page, which also has a heading.
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('footer a[href="/privacy"]').first()).toBeAttached()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${width} px`).toBeLessThan(1)
    }
    if (path !== '/404.html') await expectHeaderToFollow(page)
    await scrollThrough(page)
    for (const island of await page.locator('[data-island]').all()) {
      await island.locator('input:not([type="hidden"], [tabindex="-1"]), textarea').first().focus()
      await waitForIsland(island, 'ready')
    }
    await page.waitForLoadState('networkidle')
    expect(await violations(page)).toEqual([])
    expect(errors).toEqual([])
  })
}

/** Expects the header to change after 10 px of scrolling, and to change back. */
async function expectHeaderToFollow(page: Page): Promise<void> {
  // Only a page taller than its window can be scrolled.
  await page.setViewportSize({ width: 1440, height: 300 })
  const header = page.locator('[data-site-header]')
  await expect(header).toHaveCount(1)
  for (const [top, scrolled] of [
    [11, true],
    [10, false],
    [11, true],
    [0, false],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
    const change = scrolled ? expect(header) : expect(header).not
    await change.toHaveAttribute('data-scrolled')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('a click on a link opens the linked page at its top @engines-release', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('footer a[href="/terms"]').first().click()
  await expect(page).toHaveURL(/\/terms$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
