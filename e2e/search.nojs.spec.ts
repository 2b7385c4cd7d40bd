import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

for (const width of [390, 1440]) {
  test(`without JavaScript the search at ${width} px is a link to the list of all pages`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/docs/rest/reference/users')
    await page.locator('a[data-tool=search]:visible').click()
    await expect(page).toHaveURL(/\/docs#all-pages$/)
    const list = page.getByRole('region', { name: 'All pages' })
    await expect(list.getByRole('heading', { name: 'All pages' })).toBeInViewport()
    await list.getByRole('link', { name: 'Terms and conditions' }).click()
    await expect(page).toHaveURL(/\/terms$/)
  })
}
