import { expect, test } from '@playwright/test'
import { path, slider, startExplorer, waitForExplorer } from './support/explorer'
import { waitUntilIdle } from './support/wait-until-idle'

test('a URL with a state starts the explorer in that state, and the back button leads to the previous page', async ({
  page,
}) => {
  await page.goto('/cases')
  await page.goto(`${path}#v=b&t=4.2&p=b1.2&a=640.360.250.72`)
  await waitForExplorer(page)
  await expect(page.locator('[data-version=a]')).toBeHidden()
  await expect(page.locator('[data-now]')).toHaveText('4.2')
  await expect(page.getByRole('table').first()).toContainText('of 2')
  await expect(page.getByRole('button', { name: /^Area of interest on .*, 250 wide and 72 high/ })).toBeVisible()
  await expect(page.locator('[data-explorer]')).toBeInViewport()
  for (const moment of ['1', '2', '3']) await slider(page).fill(moment)
  await expect(page).toHaveURL(/#v=b&t=3&/)
  await page.goBack()
  await expect(page).toHaveURL(/\/cases$/)
})

test('an invalid state in the URL changes nothing, and anchors lead to their sections', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${path}#t=1e9&v=<img src=x onerror=alert(1)>&p=zzz&a=NaN.2.3.4&view=__proto__&t=NaN`)
  await waitUntilIdle(page)
  expect(
    await page.evaluate(() => [scrollY, document.querySelectorAll('[data-awake], script[src*=explorer]').length]),
  ).toEqual([0, 0])
  // Starting the explorer removes an invalid state from the URL.
  await slider(page).focus()
  await waitForExplorer(page)
  await expect(page).toHaveURL(/\/cases\/galaxy$/)
  // Changing only the fragment would not reload the page.
  await page.goto('about:blank')
  await page.goto(`${path}#overall-scores`)
  await expect(page.locator('#overall-scores')).toBeInViewport()
  await expect(page.locator('[data-awake]')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('values out of range are clamped, and the URL is corrected', async ({ page }) => {
  await startExplorer(page, '#t=99&a=-1.20.5000.100&p=a1.99_b99')
  await expect(page.locator('[data-now]')).toHaveText('10.0')
  await expect(page).toHaveURL(/galaxy#p=a1&a=0\.20\.1200\.100$/)
  await page.evaluate(() => {
    location.hash = '#t=NaN'
  })
  await expect(page).toHaveURL(/galaxy#p=a1&a=0\.20\.1200\.100$/)
})
