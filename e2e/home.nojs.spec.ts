import { expect, test } from '@playwright/test'
import { tabs, visiblePanels } from './support/switcher'

test.use({ javaScriptEnabled: false })

test('without JavaScript the text is shown, and the tabs and buttons work', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await visiblePanels(page)).toEqual(['heatmaps'])
  for (const [label, name] of tabs) {
    await page.locator('label', { hasText: label }).click()
    await expect(page.getByRole('radio', { name: label })).toBeChecked()
    await expect.poll(() => visiblePanels(page)).toEqual([name])
    await expect(page.locator(`[data-panel="${name}"]`).getByRole('img')).toBeVisible()
  }
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => visiblePanels(page)).toEqual(['heartRate'])

  await page.getByRole('main').getByRole('link', { name: 'Demo', exact: true }).click()
  await expect(page.locator('#features')).toBeInViewport({ ratio: 0.5 })
})

test('without JavaScript everything below the fold can be seen', async ({ page }) => {
  await page.goto('/')
  for (const text of ['How it works', 'For everyone who has to choose', 'See it on your own ad', 'A/B tests']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText(text, { exact: true })).toHaveCSS('opacity', '1')
  }
})
