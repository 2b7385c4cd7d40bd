import { expect, type Page, test } from '@playwright/test'
import { asBuiltFor, startChangedSite } from './support/changed-site'
import { startFormService } from './support/form-service'
import { contactValues, defaultMessage, expectedFields, fillContact, openContact, uniqueEmail } from './support/forms'
import { holdRequests } from './support/hold'
import { demoForm, focusIsland, waitForIsland, watchIslands } from './support/islands'
import { readSubmissions } from './support/site'

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('the contact form sends exactly its fields, and the visitor sees the confirmation', { tag: '@engines' }, async ({
  page,
}) => {
  const email = uniqueEmail('contact-sent')
  await openContact(page)
  await expect(page.getByLabel('Message')).toHaveValue(defaultMessage)
  await fillContact(page, email)
  await send(page)
  await page.waitForURL('**/thanks')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for getting in touch!')
  const [submission, ...more] = await readSubmissions(email)
  expect(more).toEqual([])
  expect(submission).toMatchObject({ form: 'contact', spam: false })
  expect(submission?.fields).toEqual(expectedFields(email))
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('the demo form sends exactly its fields, and the visitor sees the confirmation', async ({ page }) => {
  const email = uniqueEmail('demo-sent')
  await watchIslands(page)
  await page.goto('/')
  await focusIsland(demoForm(page))
  await waitForIsland(demoForm(page), 'ready')
  await page.getByPlaceholder('Your email…').fill(email)
  await page.getByRole('button', { name: 'Schedule a demo' }).click()
  await page.waitForURL('**/thanks')
  const [submission, ...more] = await readSubmissions(email)
  expect(more).toEqual([])
  expect(submission).toMatchObject({ form: 'simple-demo', spam: false })
  expect(submission?.fields).toEqual({ fax_number: '', email })
})

test('a form with missing fields or an invalid email address is not sent, and the browser’s message says why', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await openContact(page)
  await send(page)
  for (const name of ['name', 'company', 'email']) {
    const field = page.locator(`[name="${name}"]`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const message = await field.evaluate((input: HTMLInputElement) => input.validationMessage)
    expect(message).not.toBe('')
    await expect(page.locator(`#field-${name}-message`)).toHaveText(message)
  }
  await expect(page.locator('[name="name"]')).toBeFocused()
  await fillContact(page, 'marit@')
  await send(page)
  await expect(page.locator('[name="email"]')).toBeFocused()
  await expect(page.locator('[name="name"]')).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('#field-email-message')).toContainText('@')
  expect(posts).toEqual([])
})

test('a form with a blank name is not sent, and fields are limited to what the receiver accepts', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await openContact(page)
  await fillContact(page, 'blank@example.com')
  await page.getByLabel('Name', { exact: true }).fill(' \u00a0 ')
  await send(page)
  await expect(page.locator('[name="name"]')).toBeFocused()
  await expect(page.locator('#field-name-message')).not.toBeEmpty()
  expect(posts).toEqual([])
  const limits = await page
    .locator('form:has([name="company"]) [maxlength]')
    .evaluateAll((fields) => fields.map((field) => [field.getAttribute('name'), field.getAttribute('maxlength')]))
  expect(Object.fromEntries(limits)).toEqual({
    ...{ name: '200', company: '200', email: '200', phone: '200' },
    message: '20000',
  })
})

test('a form with a filled-in honeypot is sent without an error', async ({ page }) => {
  const email = uniqueEmail('honeypot')
  await openContact(page)
  await fillContact(page, email)
  await page.locator('[name="fax_number"]').evaluate((input: HTMLInputElement) => {
    input.value = '12345'
  })
  await send(page)
  await page.waitForURL('**/thanks')
  const [submission] = await readSubmissions(email)
  expect(submission?.fields.fax_number).toBe('12345')
  expect(submission?.spam).toBe(true)
})

test('a reload keeps what was typed', async ({ page }) => {
  await openContact(page)
  await fillContact(page, 'draft@example.com')
  await page.reload()
  await waitForIsland(page.locator('[data-island="contact"]'), 'ready')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(contactValues.name)
  await expect(page.getByLabel('Message')).toHaveValue(contactValues.message)
})

test('text typed before the scripts have loaded is kept, and so is the focus', {
  tag: '@engines-release',
}, async ({ page }) => {
  await watchIslands(page)
  const release = await holdRequests(page, '**/_next/static/chunks/*.js')
  await page.goto('/contact', { waitUntil: 'commit' })
  const message = page.getByLabel('Message')
  await message.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Early words.')
  await page.getByLabel('Name', { exact: true }).fill('Early name')
  await message.focus()
  release()
  await waitForIsland(page.locator('[data-island="contact"]'), 'ready')
  await expect(message).toHaveValue(`${defaultMessage} Early words.`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Early name')
  await expect(message).toBeFocused()
})

test('while a form is being sent, its button says so, and pressing it again sends nothing', async ({ page }) => {
  const posts: string[] = []
  const release = await holdRequests(page, '**/forms')
  page.on('request', (request) => request.url().endsWith('/forms') && posts.push(request.method()))
  await openContact(page)
  await fillContact(page, 'slow@example.com')
  await send(page)
  const button = page.getByRole('button', { name: 'Sending…' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  // Dispatched like a second press, because Playwright's click waits for an enabled button.
  await button.dispatchEvent('click')
  release()
  await page.waitForURL('**/thanks')
  expect(posts).toEqual(['POST'])
})

test('with the transport native, the form is submitted natively to a service that does not allow other origins', async ({
  page,
}) => {
  const service = await startFormService({ cors: false })
  const site = await startChangedSite(asBuiltFor(service.url, 'native'))
  try {
    const origin = new URL(service.url).origin
    await openContact(page, `${site.url}/contact`)
    await fillContact(page, 'native@example.com')
    await send(page)
    await page.waitForURL(`${origin}/**`)
    expect(service.received).toHaveLength(1)
    expect(Object.fromEntries(new URLSearchParams(service.received[0]?.body))).toEqual({
      'form-name': 'contact',
      ...expectedFields('native@example.com'),
    })
    // Until the confirmation it is not known whether the form was accepted, so the draft is kept until then.
    await openContact(page, `${site.url}/contact`)
    await expect(page.getByLabel('Message')).toHaveValue(contactValues.message)
    await page.goto(`${site.url}/thanks`)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  } finally {
    await site.close()
    await service.close()
  }
})
