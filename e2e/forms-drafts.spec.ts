import { expect, type Page, test } from '@playwright/test'
import { startChangedSite } from './support/changed-site'
import { contactValues, defaultMessage, fillContact, openContact } from './support/forms'
import { demoForm, focusIsland, waitForIsland, watchIslands } from './support/islands'
import { readSubmissions } from './support/site'

const message = (page: Page) => page.getByLabel('Message')

/** Sends the demo form of the open page and waits for the confirmation. */
async function sendDemo(page: Page, email: string) {
  await page.getByPlaceholder('Your email…').fill(email)
  await page.getByRole('button', { name: 'Schedule a demo' }).click()
  await page.waitForURL('**/thanks')
}

/** Returns a function that rewrites a file as if the site had been built with this transport. */
const withTransport = (transport: string) => (text: string) =>
  text.replaceAll(String.raw`\"transport\":\"fetch\"`, String.raw`\"transport\":\"${transport}\"`)

for (const transport of ['fetch', 'native']) {
  test(`with the transport ${transport}, sending the demo form keeps the draft of the contact form, and sending the contact form deletes it`, {
    // A native submission differs between browsers; with fetch, the same script sends the form in all of them.
    tag: transport === 'native' ? ['@engines-release', '@release'] : [],
  }, async ({ page }) => {
    const site = await startChangedSite(withTransport(transport))
    try {
      await openContact(page, `${site.url}/contact`)
      await fillContact(page, 'letter@example.com')
      await page.goto(site.url)
      await focusIsland(demoForm(page))
      await waitForIsland(demoForm(page), 'ready')
      await sendDemo(page, 'demo@example.com')
      await openContact(page, `${site.url}/contact`)
      await expect(message(page)).toHaveValue(contactValues.message)
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.waitForURL('**/thanks')
      await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
      await openContact(page, `${site.url}/contact`)
      await expect(message(page)).toHaveValue(defaultMessage)
      expect(await readSubmissions('letter@example.com', site.formsFile)).toHaveLength(1)
      expect(await readSubmissions('demo@example.com', site.formsFile)).toHaveLength(1)
    } finally {
      await site.close()
    }
  })
}

test('submitting the demo form natively, before any script has loaded, also keeps the draft of the contact form', {
  tag: '@release',
}, async ({ page }) => {
  await watchIslands(page)
  await openContact(page)
  await fillContact(page, 'letter-stays@example.com')
  const scriptUrls = /\/_next\/static\/(chunks|f)\//
  await page.route(scriptUrls, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  await sendDemo(page, 'demo-early@example.com')
  await page.unroute(scriptUrls)
  await openContact(page)
  await expect(message(page)).toHaveValue(contactValues.message)
})
