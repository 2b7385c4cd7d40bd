import { expect, test } from '@playwright/test'
import { notFoundPage, oneOfEachKind } from './support/kinds'

for (const path of oneOfEachKind) {
  test(`${path} opens with its heading and its footer, and no script fails @engines`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.route('**/404.html', (route) => route.fulfill({ contentType: 'text/html', body: notFoundPage() }))
    await page.goto(path)
    // A page that is not there would lead to the home page, and that has a heading too.
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('footer a[href="/privacy"]').first()).toBeAttached()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThan(
        1,
      )
    }
    expect(errors).toEqual([])
  })
}

test('a click on a link opens the next page at its top @engines', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('footer a[href="/terms"]').first().click()
  await expect(page).toHaveURL(/\/terms$/)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
