import { expect, type Locator, type Page } from '@playwright/test'

/** A file for a file field: a path, or a file made by a test. */
type TestFile = string | { name: string; mimeType: string; buffer: Buffer }

/** Returns a CSV file with this text or these bytes. */
export const csv = (name: string, content: string | Buffer): TestFile => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(content as string),
})

/** Returns the section of a case page that shows visitors their own results. */
export const ownResults = (page: Page): Locator => page.locator('#your-own-results')

/** Opens a case and its form for own results. */
export async function openOwn(page: Page, path = '/cases/galaxy'): Promise<Locator> {
  await page.goto(path)
  await ownResults(page).getByRole('button', { name: 'Choose your files' }).click()
  const form = page.getByRole('form', { name: 'Your own results' })
  await expect(form).toBeVisible()
  return form
}

/** Chooses a file for A and, if given, one for B, fills in the size of the picture, and shows the results. */
export async function show(page: Page, first: TestFile, second?: TestFile): Promise<void> {
  await page.locator('#own-a').setInputFiles(first)
  await page.locator('#own-b').setInputFiles(second ?? [])
  await page.getByLabel('Width').fill('1200')
  await page.getByLabel('Height').fill('750')
  await page.getByRole('button', { name: 'Show the results' }).click()
}

/** Returns the visible error message of the form. */
export const errorMessage = (page: Page): Locator => page.locator('.own-error:not([hidden])')

/** Returns the heading above the results. */
export const results = (page: Page): Locator => page.getByRole('heading', { name: 'Your results' })
