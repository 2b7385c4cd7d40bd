import { expect, type Page, test } from '@playwright/test'

const header = (page: Page) => page.locator('[data-site-header]')
const scrollDown = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

/** Short, because only a page taller than its window can be scrolled. `engines.spec.ts` tests each kind of page. */
const shortWindow = { width: 1440, height: 300 }

test('the header looks different once the page is scrolled', async ({ page }) => {
  await page.setViewportSize(shortWindow)
  await page.goto('/about')
  // Clipped from a screenshot of the page, because a screenshot of the element would scroll the page.
  await page.locator('main').evaluate((main) => {
    main.style.visibility = 'hidden'
  })
  const takePicture = () =>
    page.screenshot({ clip: { x: 0, y: 0, width: shortWindow.width, height: 88 }, animations: 'disabled' })
  const before = await takePicture()
  await scrollDown(page, 11)
  await expect(header(page)).toHaveAttribute('data-scrolled', '')
  expect(before.equals(await takePicture())).toBe(false)
})

test('at 390 px the links are a menu that opens, closes and works by keyboard', { tag: '@engines-release' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const summary = header(page).locator('summary')
  const about = header(page).locator('a[href="/about"]:visible')
  await expect(about).toHaveCount(0)
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    if (await summary.evaluate((element) => element === document.activeElement)) break
  }
  await expect(summary).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(about).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(about).toHaveCount(0)
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    if (await about.evaluate((element) => element === document.activeElement)) break
  }
  await expect(about).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/about$/)
})

test('Escape closes the menu and returns the focus to its button', { tag: '@engines-release' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const about = header(page).locator('a[href="/about"]:visible')
  await header(page).locator('summary').click()
  await about.focus()
  await page.keyboard.press('Escape')
  await expect(about).toHaveCount(0)
  await expect(header(page).locator('summary')).toBeFocused()
})

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px the header does not overflow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const summary = header(page).locator('summary')
    if (await summary.isVisible()) await summary.click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
