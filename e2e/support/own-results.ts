import { expect, type Locator, type Page } from '@playwright/test'

/** What can be put into a file field: a path, or a file that a test made. */
type Put = string | { name: string; mimeType: string; buffer: Buffer }

/** A results file with this text or these bytes. */
export const csv = (name: string, content: string | Buffer): Put => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(content as string),
})

/** The offer on a case page. */
export const offer = (page: Page): Locator => page.locator('#your-own-results')

/** Opens a case and its form. */
export async function openOwn(page: Page, path = '/cases/galaxy'): Promise<Locator> {
  await page.goto(path)
  await offer(page).getByRole('button', { name: 'Choose your files' }).click()
  const form = page.getByRole('form', { name: 'Your own results' })
  await expect(form).toBeVisible()
  return form
}

/** Chooses files for A and, where there is one, for B, and asks for the results. */
export async function show(page: Page, first: Put, second?: Put): Promise<void> {
  await page.locator('#own-a').setInputFiles(first)
  await page.locator('#own-b').setInputFiles(second ?? [])
  await page.getByLabel('Width').fill('1200')
  await page.getByLabel('Height').fill('750')
  await page.getByRole('button', { name: 'Show the results' }).click()
}

/** The message about a rejected file. */
export const refusal = (page: Page): Locator => page.locator('.own-error:not([hidden])')

/** The heading above the parts that were drawn. */
export const results = (page: Page): Locator => page.getByRole('heading', { name: 'Your results' })
