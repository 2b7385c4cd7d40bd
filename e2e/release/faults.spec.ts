import { expect, type Page, test } from '@playwright/test'
import { siteConfig } from '../../site.config'
import { neverResponding } from '../support/failing-services'
import { contactValues, defaultMessage, fillContact, openContact, uniqueEmail } from '../support/forms'
import { waitForIsland } from '../support/islands'
import { readSubmissions, startSite } from '../support/site'

const message = (page: Page) => page.getByLabel('Message')
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

/** Records whether the page is later restored from the back/forward cache, with its scripts still running. */
const watchRestores = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { restored: persisted }))
  })

const isRestored = (page: Page) => page.evaluate(() => (window as unknown as { restored: boolean }).restored)

/** Follows a link, as a visitor does, and goes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await page.waitForURL('**/pricing')
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.url()).toMatch(/contact$/)
}

test('a page restored from the back/forward cache still has what was typed, and sends it once', async ({ page }) => {
  const email = uniqueEmail('restored')
  await watchRestores(page)
  await openContact(page)
  await fillContact(page, email)
  await leaveAndReturn(page)
  expect(await isRestored(page)).toBe(true)
  await expect(message(page)).toHaveValue(contactValues.message)
  await send(page)
  await page.waitForURL('**/thanks')
  expect(await readSubmissions(email)).toHaveLength(1)
})

test('going back after sending a message shows a fresh form, which can send another message', async ({ page }) => {
  const email = uniqueEmail('second-message')
  await watchRestores(page)
  await openContact(page)
  await fillContact(page, email)
  await send(page)
  await page.waitForURL('**/thanks')
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.url()).toMatch(/contact$/)
  await expect(message(page)).toHaveValue(defaultMessage)
  await waitForIsland(page.locator('[data-island="contact"]'), 'ready')
  await fillContact(page, email)
  await send(page)
  await page.waitForURL('**/thanks')
  await expect.poll(async () => (await readSubmissions(email)).length).toBe(2)
})

test('a visitor who leaves while a message is being sent finds it again and can try again', async ({ page }) => {
  const email = uniqueEmail('left')
  const site = await startSite({ forms: neverResponding() })
  try {
    await page.clock.install()
    await openContact(page, `${site.url}/contact`)
    await fillContact(page, email)
    const request = page.waitForRequest('**/forms')
    await send(page)
    await request
    await leaveAndReturn(page)
    await expect(message(page)).toHaveValue(contactValues.message)
    await page.clock.runFor(siteConfig.forms.timeoutMs)
    // Either the page was restored and says that the attempt failed, or it was reloaded with the draft.
    await expect(page.getByRole('button', { name: /^(Try again|Send message)$/ })).toBeEnabled()
  } finally {
    await site.close()
  }
})

test('two tabs keep separate drafts, and sending one keeps the other', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()]
  const email = uniqueEmail('first-tab')
  await openContact(one)
  await openContact(two)
  await fillContact(one, email)
  await message(two).fill('A different question, typed in the second tab.')
  await send(one)
  await one.waitForURL('**/thanks')
  await two.reload()
  await two.getByLabel('Name', { exact: true }).focus()
  await waitForIsland(two.locator('[data-island="contact"]'), 'ready')
  await expect(message(two)).toHaveValue('A different question, typed in the second tab.')
  await openContact(one)
  await expect(message(one)).toHaveValue(defaultMessage)
  expect(await readSubmissions(email)).toHaveLength(1)
})

test('pressing the button twice and Enter at the same time sends one message', async ({ page }) => {
  const email = uniqueEmail('pressed-thrice')
  await openContact(page)
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Send message' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
    button.form?.requestSubmit()
  })
  await page.waitForURL('**/thanks')
  expect(await readSubmissions(email)).toHaveLength(1)
})

for (const [change, milliseconds] of [
  ['a day ahead', 86_400_000],
  ['a day back', -86_400_000],
] as const) {
  test(`if the clock is set ${change}, nothing is lost and the message arrives`, async ({ page }) => {
    const email = uniqueEmail(`clock-${milliseconds > 0 ? 'ahead' : 'back'}`)
    await page.clock.install()
    await openContact(page)
    await fillContact(page, email)
    await page.clock.setSystemTime(Date.now() + milliseconds)
    await leaveAndReturn(page)
    await expect(message(page)).toHaveValue(contactValues.message)
    await waitForIsland(page.locator('[data-island="contact"]'), 'ready')
    await send(page)
    await page.waitForURL('**/thanks')
    expect(await readSubmissions(email)).toHaveLength(1)
  })
}

test('if storage is full, typed text stays on the page and can be sent', async ({ page }) => {
  const email = uniqueEmail('full')
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openContact(page)
  await page.evaluate(() => {
    const shortest = 'x'.repeat(64)
    for (
      let piece = shortest.repeat(16_384);
      piece.length >= shortest.length;
      piece = piece.slice(0, piece.length / 2)
    ) {
      for (let index = 0; ; index++) {
        try {
          sessionStorage.setItem(`full ${piece.length} ${index}`, piece)
        } catch {
          break
        }
      }
    }
  })
  await fillContact(page, email)
  expect(await page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('draft:')))).toBe(false)
  await expect(message(page)).toHaveValue(contactValues.message)
  await send(page)
  await page.waitForURL('**/thanks')
  expect(await readSubmissions(email)).toHaveLength(1)
  expect(errors).toEqual([])
})
