import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

const path = '/docs/rest/reference/projects'
const begins = { cURL: /^curl "/, JavaScript: /^const address/, Python: /^import requests/, R: /^library\(httr2\)/ }

test('without JavaScript cURL is shown first, and each sample has tabs that switch it', async ({ page }) => {
  await page.goto(path)
  const sample = page.locator('fieldset').nth(1)
  const code = sample.locator('pre:visible')
  await expect(code).toHaveText(begins.cURL)
  for (const [label, text] of Object.entries(begins)) {
    await sample.locator('label', { hasText: new RegExp(`^${label}$`) }).click()
    await expect(sample.getByRole('radio', { name: label, exact: true })).toBeChecked()
    await expect(code).toHaveCount(1)
    await expect(code).toHaveText(text)
  }
  await page.keyboard.press('ArrowLeft')
  await expect(code).toHaveText(begins.Python)
  await expect(page.locator('fieldset').first().locator('pre:visible')).toHaveText(begins.cURL)
})

test('in print only the chosen sample is shown, with its name above', async ({ page }) => {
  await page.goto(path)
  const sample = page.locator('fieldset').first()
  await sample.locator('label', { hasText: 'Python' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(sample.locator('pre:visible')).toHaveText(begins.Python)
  await expect(sample.locator('label:visible')).toHaveText('Python')
})

test('without JavaScript, controls that need it are not shown', async ({ page }) => {
  await page.goto(path)
  for (const name of ['Copy', 'Fill in your values'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('the prompt is shown but is not part of the command', async ({ page }) => {
  await page.goto(path)
  const code = page.locator('fieldset pre code').first()
  expect(await code.textContent()).toMatch(begins.cURL)
  expect(await code.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"$ "')
})
