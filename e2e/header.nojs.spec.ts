import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('without JavaScript the menu at 390 px opens and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const header = page.locator('[data-site-header]')
  const about = header.locator('a[href="/about"]:visible')
  await expect(about).toHaveCount(0)
  await header.locator('summary').click()
  await expect(about).toHaveCount(1)
  await about.click()
  await expect(page).toHaveURL(/\/about$/)
})

test('without JavaScript the header shows its links in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/pricing')
  for (const path of ['/about', '/cases']) {
    await expect(page.locator(`[data-site-header] a[href="${path}"]:visible`)).toHaveCount(1)
  }
})
