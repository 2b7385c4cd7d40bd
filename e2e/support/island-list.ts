import { expect, type Page } from '@playwright/test'
import { expectedFields, fillContact, uniqueEmail } from './forms'
import { readSubmissions } from './site'
import { runningAnimations, tabs, visiblePanels } from './switcher'

/** An island of the site, and how to use it before any script has loaded. */
interface ListedIsland {
  name: string
  page: string
  /** Uses it as a visitor would, and checks that no script was involved. */
  useWithoutScript: (page: Page) => Promise<void>
}

/** Every island of the site; a test compares the list with the export. */
export const islands: readonly ListedIsland[] = [
  { name: 'contact', page: '/contact', useWithoutScript: sendContact },
  { name: 'demo', page: '/', useWithoutScript: askForDemo },
  { name: 'features', page: '/', useWithoutScript: switchPanels },
]

/** Chooses panels by radio buttons: only the style sheet animates them, and leaves no animation or style behind. */
async function switchPanels(page: Page): Promise<void> {
  for (const [label, panel] of [...tabs].reverse()) {
    await page.locator('label', { hasText: label }).click()
    await expect(page.getByRole('radio', { name: label })).toBeChecked()
    await expect.poll(() => visiblePanels(page)).toEqual([panel])
    await expect.poll(() => runningAnimations(page)).toEqual([])
  }
  expect(await page.locator('[data-panel][style]').count()).toBe(0)
}

async function sendContact(page: Page): Promise<void> {
  const email = uniqueEmail('island-contact')
  await fillContact(page, email)
  await submitNatively(page, 'Send message')
  expect((await readSubmissions(email)).map(({ fields }) => fields)).toEqual([expectedFields(email)])
}

async function askForDemo(page: Page): Promise<void> {
  const email = uniqueEmail('island-demo')
  await page.getByPlaceholder('Your email…').fill(email)
  await submitNatively(page, 'Schedule a demo')
  expect((await readSubmissions(email)).map(({ fields }) => fields)).toEqual([{ fax_number: '', email }])
}

/** Presses the button, and checks that the form is submitted natively; a script would use fetch. */
async function submitNatively(page: Page, button: string): Promise<void> {
  const post = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: button }).click()
  expect((await post).isNavigationRequest()).toBe(true)
  await page.waitForURL('**/thanks')
}
