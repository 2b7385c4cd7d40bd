import { expect, test } from '@playwright/test'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('in forced-colours mode the headline has no circles and no legend', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[data-word]').first()).toBeHidden()
  await expect(page.locator('main p').first()).toBeHidden()
})

test('in forced-colours mode large headings have no background that would cover the line above', async ({ page }) => {
  for (const path of ['/', '/pricing', '/cases/galaxy', '/terms']) {
    await page.goto(path)
    const withBackground = await page.locator('h1, h2').evaluateAll((headings) => {
      const text = getComputedStyle(document.body).color
      return headings.filter((heading) => {
        // With `auto`, browsers draw a background behind each line.
        const { color, forcedColorAdjust } = getComputedStyle(heading)
        return color !== text || forcedColorAdjust === 'auto'
      }).length
    })
    expect(withBackground).toBe(0)
  }
})

test('in forced-colours mode the arrow of an external link is drawn in the colour of the link', async ({ page }) => {
  await page.goto('/')
  const arrow = await page
    .locator('header nav .external')
    .first()
    .evaluate((link) => {
      const { backgroundImage, forcedColorAdjust, borderTopColor } = getComputedStyle(link, '::after')
      return [backgroundImage !== 'none', forcedColorAdjust, borderTopColor === getComputedStyle(link).color]
    })
  expect(arrow).toEqual([true, 'preserve-parent-color', true])
})

test('in forced-colours mode a text button gets no border', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('main').getByRole('link', { name: 'Contact us' }).first()
  expect(await link.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('0px')
})
