import { expect, test } from '@playwright/test'
import { asBuiltFor, startChangedSite } from './support/changed-site'
import { startFormService } from './support/form-service'
import { defaultMessage, expectedFields, fillContact, uniqueEmail } from './support/forms'
import { readSubmissions } from './support/site'

test.use({ javaScriptEnabled: false })

test('without JavaScript the contact form sends exactly its fields, and the visitor sees the confirmation', async ({
  page,
}) => {
  const email = uniqueEmail('contact-nojs')
  await page.goto('/contact')
  await expect(page.getByLabel('Message')).toHaveValue(defaultMessage)
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL('**/thanks')
  const [submission, ...more] = await readSubmissions(email)
  expect(more).toEqual([])
  expect(submission).toMatchObject({ form: 'contact', spam: false })
  expect(submission?.fields).toEqual(expectedFields(email))
})

test('without JavaScript the demo form sends exactly its fields', async ({ page }) => {
  const email = uniqueEmail('demo-nojs')
  await page.goto('/')
  await page.getByPlaceholder('Your email…').fill(email)
  await page.getByRole('button', { name: 'Schedule a demo' }).click()
  await page.waitForURL('**/thanks')
  const [submission] = await readSubmissions(email)
  expect(submission).toMatchObject({ form: 'simple-demo', spam: false })
  expect(submission?.fields).toEqual({ fax_number: '', email })
})

test('without JavaScript the browser does not send a form with missing or invalid fields', async ({ page }) => {
  await page.goto('/contact')
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('[name="name"]')).toBeFocused()
  await fillContact(page, 'no address')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('[name="email"]')).toBeFocused()
  await expect(page).toHaveURL(/\/contact$/)
  expect(posts).toEqual([])
})

test('without JavaScript a form with a filled-in honeypot is sent without an error', async ({ page }) => {
  const email = uniqueEmail('honeypot-nojs')
  await page.goto('/contact')
  await fillContact(page, email)
  await page.locator('[name="fax_number"]').fill('12345', { force: true })
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL('**/thanks')
  const [submission] = await readSubmissions(email)
  expect(submission?.spam).toBe(true)
})

test('without JavaScript a rejected form says why and links back to the form', async ({ page }) => {
  // Turn off validation by the browser.
  await page.route('**/contact', async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, body: (await response.text()).replaceAll(' required=""', '') })
  })
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL('**/forms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent.')
  await expect(page.locator('main')).toContainText('Go back and fill in: name, company, email.')
  await page.getByRole('link', { name: 'Go to the form' }).click()
  await page.waitForURL('**/contact')
  await expect(page.getByLabel('Message')).toHaveValue(defaultMessage)
})

test('without JavaScript a form service on another origin receives exactly the fields', async ({ page }) => {
  const service = await startFormService({ cors: false })
  const site = await startChangedSite(asBuiltFor(service.url, 'native'))
  const email = uniqueEmail('elsewhere-nojs')
  try {
    await page.goto(`${site.url}/contact`)
    await fillContact(page, email)
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.waitForURL(service.url)
    expect(service.received).toHaveLength(1)
    expect(Object.fromEntries(new URLSearchParams(service.received[0]?.body))).toEqual({
      'form-name': 'contact',
      ...expectedFields(email),
    })
  } finally {
    await Promise.all([site.close(), service.close()])
  }
})
