import { expect, type Page, test } from '@playwright/test'
import { fillContact, openContact } from './support/forms'

/** A pattern for the clause of the privacy policy on each item that the site stores, by storage and key. */
const clauseOf: Readonly<Record<string, RegExp>> = {
  'session draft:contact': /type in .* form.* draft .*session storage/,
  'session sent': /send a form.* name of that form .*session storage/,
  'local language': /programming language .*local storage/,
}

/** Returns the keys of everything that the site has stored, in any storage. */
const storedKeys = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ])

test('the privacy policy names everything that the site stores in a browser, and the site sets no cookies', {
  tag: '@engines-release',
}, async ({ page, context }) => {
  const found = new Set<string>()
  const collectKeys = async () => {
    for (const name of await storedKeys(page)) found.add(name)
  }
  await page.route('**/forms', (route) => route.fulfill({ status: 503, body: '' }))
  await openContact(page)
  await fillContact(page, 'policy@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Nothing you typed has been lost.')).toBeVisible()
  await collectKeys()
  await page.goto('/docs/rest/reference/users')
  const python = page.locator('[data-languages]').first().getByRole('radio', { name: 'Python', exact: true })
  await python.check({ force: true })
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBeGreaterThan(0)
  await collectKeys()
  expect(await context.cookies()).toEqual([])
  expect([...found].sort()).toEqual(Object.keys(clauseOf).sort())

  await page.goto('/privacy')
  const clauses = page.locator('[id^="clause-"]')
  for (const pattern of Object.values(clauseOf)) await expect(clauses.filter({ hasText: pattern })).toHaveCount(1)
  await expect(clauses.filter({ hasText: 'sets no cookies' })).toHaveCount(1)
})
