import { expect, type Page, test } from '@playwright/test'
import { violationsInDark, violationsOf } from './support/axe'

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox')

for (const [state, width] of [
  ['with results', 1440],
  ['with results on a phone', 390],
] as const) {
  test(`the search ${state} has no accessibility violation in the light or dark scheme`, {
    tag: width === 390 ? '@release' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto('/docs/rest/reference/results')
    await page.keyboard.press('/')
    await field(page).fill('stimulus')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await violationsInDark(page)).toEqual([])
  })
}

test('a search without results, and one that fails to load, have no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/search-index.json', (route) => route.abort())
  await page.goto('/docs')
  await page.keyboard.press('/')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.unroute('**/search-index.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await field(page).fill('zzzz')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Ask us' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await violationsInDark(page)).toEqual([])
})
