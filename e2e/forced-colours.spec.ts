import { expect, test } from '@playwright/test'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('with the reader’s colours no disc is left behind the headline, nor its legend', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[data-word]').first()).toBeHidden()
  await expect(page.locator('main p').first()).toBeHidden()
})

test('large headings have the reader’s colour and no ground that cuts off the line above', async ({ page }) => {
  for (const path of ['/', '/pricing', '/cases/galaxy', '/terms']) {
    await page.goto(path)
    const found = await page.locator('h1, h2').evaluateAll((headings) => {
      const text = getComputedStyle(document.body).color
      return headings.filter((heading) => {
        const { color, forcedColorAdjust } = getComputedStyle(heading)
        return color !== text || forcedColorAdjust === 'auto'
      }).length
    })
    expect(found).toBe(0)
  }
})

test('the arrow of a link that leaves the site keeps its shaft', async ({ page }) => {
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

test('a button that is only words gets no frame', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('main').getByRole('link', { name: 'Contact us' }).first()
  expect(await link.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('0px')
})
