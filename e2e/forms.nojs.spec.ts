import { expect, test } from '@playwright/test'
import { delivered, fillContact, firstSentence } from './support/forms'
import { readArrived } from './support/site'

test('without script the contact form arrives with exactly its fields, and the visitor is thanked', async ({
  page,
}) => {
  const email = 'contact-nojs@example.com'
  await page.goto('/contact')
  await expect(page.getByLabel('Message')).toHaveValue(firstSentence)
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL('**/thanks')
  const [submission, ...more] = await readArrived(email)
  expect(more).toEqual([])
  expect(submission).toMatchObject({ form: 'contact', spam: false })
  expect(submission?.fields).toEqual(delivered(email))
})

test('without script the demo form arrives with exactly its fields', async ({ page }) => {
  const email = 'demo-nojs@example.com'
  await page.goto('/')
  await page.getByPlaceholder('Your email…').fill(email)
  await page.getByRole('button', { name: 'Schedule a demo' }).click()
  await page.waitForURL('**/thanks')
  const [submission] = await readArrived(email)
  expect(submission).toMatchObject({ form: 'simple-demo', spam: false })
  expect(submission?.fields).toEqual({ fax_number: '', email })
})

test('without script the browser itself holds back what is missing or wrong', async ({ page }) => {
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
