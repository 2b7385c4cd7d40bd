import { expect, test } from '@playwright/test'

/** One page of each kind; `@engines` marks what runs in every engine that is there. */
const pages = ['/', '/pricing', '/contact', '/cases/galaxy', '/privacy', '/docs/rest/reference/users']

for (const path of pages) {
  test(`${path} opens with its heading and its footer, and no script fails @engines`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(path)
    // A page that is not there would lead to the home page, and that has a heading too.
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('footer a[href="/privacy"]').first()).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
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
