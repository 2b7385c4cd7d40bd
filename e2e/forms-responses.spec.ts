import { expect, type Page, test } from '@playwright/test'
import { asBuiltFor, startChangedSite } from './support/changed-site'
import { startFormService } from './support/form-service'
import { contactValues, expectedFields, fillContact, openContact } from './support/forms'

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const failure = (page: Page) => page.locator('[data-island] [data-failure]')

test('if the service responds with a page, the form says that delivery is unclear, and the next attempt shows that page', {
  tag: '@engines-release',
}, async ({ page }) => {
  const service = await startFormService({ cors: true, page: 'Are you human?' })
  const site = await startChangedSite(asBuiltFor(service.url, 'fetch'))
  const email = 'captcha@example.com'
  try {
    await openContact(page, `${site.url}/contact`)
    await fillContact(page, email)
    await send(page)
    await expect(failure(page)).toContainText('We cannot tell whether this was sent')
    await expect(failure(page)).toContainText('Nothing you typed has been lost.')
    await expect(page.getByLabel('Message')).toHaveValue(contactValues.message)
    await page.getByRole('button', { name: 'Send again and see that page' }).click()
    await page.waitForURL(service.url)
    await expect(page.getByText('Are you human?')).toBeVisible()
    const bodies = service.received.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
    expect(bodies).toEqual(Array(2).fill({ 'form-name': 'contact', ...expectedFields(email) }))
    // Going back does not lose anything either.
    await openContact(page, `${site.url}/contact`)
    await expect(page.getByLabel('Message')).toHaveValue(contactValues.message)
  } finally {
    await Promise.all([site.close(), service.close()])
  }
})

test('a redirect from a service on another origin to the confirmation page counts as delivered', {
  tag: '@engines-release',
}, async ({ page }) => {
  // The URL is known only once the site runs, which needs the URL of the service first.
  const where = { location: '' }
  const service = await startFormService({ cors: true, status: 303, where })
  const site = await startChangedSite(asBuiltFor(service.url, 'fetch'))
  where.location = `${site.url}/thanks`
  try {
    await openContact(page, `${site.url}/contact`)
    await fillContact(page, 'leads-back@example.com')
    await send(page)
    await page.waitForURL('**/thanks')
    expect(service.received).toHaveLength(1)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  } finally {
    await Promise.all([site.close(), service.close()])
  }
})
