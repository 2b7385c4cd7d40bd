import { type Page, test } from '@playwright/test'
import { waitForIsland, watchIslands } from './islands'

/** What a visitor types into the contact form. Each test adds its own email address, which identifies its message. */
export const contactValues = {
  name: 'Marit de Boer',
  company: 'Example Biscuits',
  phone: '+31 20 000 00 00',
  message: 'Hello, we have two boxes.\nWhich one?',
}

/**
 * Returns an email address that no other run of a test uses. All browsers of one `playwright test` write to the same
 * file, so a message from another run would count as one too many.
 * @param name identifies the test
 */
export function uniqueEmail(name: string): string {
  const { project, repeatEachIndex, retry } = test.info()
  return `${name}-${project.name}-${repeatEachIndex}-${retry}@example.com`
}

/** The initial value of the message field. */
export const defaultMessage = 'Hello, I am interested in Oogwenk and would like to know more.'

/** Opens the contact page and waits until its form has hydrated. */
export async function openContact(page: Page, url = '/contact'): Promise<void> {
  await watchIslands(page)
  await page.goto(url)
  await page.getByLabel('Name', { exact: true }).focus()
  await waitForIsland(page.locator('[data-island="contact"]'), 'ready')
}

/** Fills in the contact form as a visitor would. */
export async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(contactValues.name)
  await page.getByLabel('Company').fill(contactValues.company)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone').fill(contactValues.phone)
  await page.getByLabel('Message').fill(contactValues.message)
}

/** Returns the fields that the contact form posts, apart from the name of the form. Line breaks arrive as CRLF. */
export const expectedFields = (email: string) => ({
  fax_number: '',
  name: contactValues.name,
  company: contactValues.company,
  email,
  phone: contactValues.phone,
  message: contactValues.message.replace('\n', '\r\n'),
})
