import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

for (const slug of ['galaxy', 'bugfoundation']) {
  test(`${slug}: a link below figures opens their formula @engines-release`, async ({ page }) => {
    await page.goto(`/cases/${slug}`)
    const entry = page.locator('#computed-engagement')
    await expect(entry).toBeHidden()
    await page.locator('a[href="#computed-engagement"]').first().click()
    await expect(entry).toBeVisible()
    await expect(entry).toBeInViewport()
    await expect(entry).toContainText('It is not the provider’s method.')
  })
}

test('an entry can be opened and closed by keyboard', async ({ page }) => {
  await page.goto('/cases/galaxy')
  const entry = page.locator('details', { has: page.locator('#computed-fixations') })
  await entry.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#computed-fixations')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('#computed-fixations')).toBeHidden()
})

test('in print every entry is open', async ({ page }) => {
  await page.goto('/cases/galaxy')
  await page.emulateMedia({ media: 'print' })
  for (const body of await page.locator('details > [id^="computed-"]').all()) await expect(body).toBeVisible()
})

test('the results of B are downloaded byte for byte, with a file name that says that they are simulated', async ({
  page,
}) => {
  await page.goto('/cases/galaxy')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Simulated results of B, The melt' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('galaxy-b-simulated.csv')
  expect((await readFile(await download.path())).equals(await readFile('content/cases/galaxy/b.csv'))).toBe(true)
})
