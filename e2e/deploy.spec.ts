import { readdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { buildVariant } from '../tests/run/build-variant.mjs'
import { untouched } from '../tests/run/variants.mjs'
import { fillContact } from './support/forms'
import { demoForm, focusIsland, waitForIsland, watchIslands } from './support/islands'
import { startSite, type TestSite } from './support/site'
import { visiblePanels } from './support/switcher'

// One worker, which makes the second build once if it is missing.
test.describe.configure({ mode: 'default', timeout: 600_000 })

let nextDir: string
test.beforeAll(async () => {
  test.setTimeout(600_000)
  nextDir = `${await buildVariant(untouched)}/out`
})

/** Opens a page of one deployment without prefetching, then replaces that deployment with another at the same URL. */
async function openAndReplace(page: Page, path: string): Promise<TestSite> {
  await watchIslands(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const before = await startSite()
  await page.goto(before.url + path)
  await before.close()
  return startSite({ outDir: nextDir, port: Number(new URL(before.url).port) })
}

test('the second deployment has none of the payloads of the first', () => {
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true }).filter((path) => /\/f\/\w+\.js$/.test(`${path}`))
  expect(files('out').length).toBeGreaterThan(1)
  expect(files(nextDir)).toEqual([])
})

test('a home page opened before a deployment still switches tabs and sends its form afterwards', {
  tag: '@engines-release',
}, async ({ page }) => {
  const site = await openAndReplace(page, '/')
  try {
    await page.getByText('Emotions', { exact: true }).first().click()
    await expect(page.getByRole('radio', { name: 'Emotions' })).toBeChecked()
    await expect.poll(() => visiblePanels(page)).toEqual(['emotions'])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => visiblePanels(page)).toEqual(['heartRate'])
    await page.getByPlaceholder('Your email…').fill('between@example.com')
    await page.getByRole('button', { name: 'Schedule a demo' }).click()
    await page.waitForURL('**/thanks')
  } finally {
    await site.close()
  }
})

test('a contact page opened before a deployment still sends its form, although its files are gone', {
  tag: '@engines-release',
}, async ({ page }) => {
  const site = await openAndReplace(page, '/contact')
  try {
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    expect(
      await page.getByLabel('Name', { exact: true }).evaluate((field: HTMLInputElement) => field.validity.valueMissing),
    ).toBe(true)
    await fillContact(page, 'between@example.com')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.waitForURL('**/thanks')
  } finally {
    await site.close()
  }
})

test('links on a page without islands that was opened before a deployment lead to the new pages', async ({ page }) => {
  const site = await openAndReplace(page, '/about')
  try {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await site.close()
  }
})

test('once the first deployment is back, the next interaction hydrates the page', { tag: '@release' }, async ({
  page,
}) => {
  const site = await openAndReplace(page, '/')
  await demoForm(page).getByRole('textbox').fill('patient@example.com')
  await site.close()
  const restored = await startSite({ port: Number(new URL(site.url).port) })
  try {
    await expect(async () => {
      await page.locator('h1').click()
      await focusIsland(demoForm(page))
      await waitForIsland(demoForm(page), 'ready')
    }).toPass()
    await expect(demoForm(page).getByRole('textbox')).toHaveValue('patient@example.com')
  } finally {
    await restored.close()
  }
})
