import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { violationsInDark, violationsOf } from './support/axe'
import { fillContact, openContact } from './support/forms'
import { scrollThrough } from './support/scroll-through'
import { tabs, visiblePanels } from './support/switcher'

const phone = { width: 390, height: 844 }

test('the open menu has no accessibility violation', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await page.locator('[data-site-header] summary').click()
  await expect(page.locator('[data-site-header] a[href="/about"]:visible')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
})

test('the request builder has no accessibility violation, even with an invalid value', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/docs/rest/reference/projects')
  await page.getByRole('button', { name: 'Fill in your values' }).click()
  await page.getByLabel('API secret').fill('geheim')
  await page.getByLabel('project_uuid').fill('..')
  await page.getByLabel('API ID').focus()
  await expect(page.getByText('One or two dots alone')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await violationsInDark(page)).toEqual([])
})

test('a form that could not be sent has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/forms', (route) => route.fulfill({ status: 503, body: 'no' }))
  await openContact(page)
  await fillContact(page, 'axe@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('[data-island] [data-failure]')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('no tab of the switcher has an accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await scrollThrough(page)
  for (const [label, name] of tabs) {
    await page.locator('label', { hasText: label }).click()
    await expect.poll(() => visiblePanels(page)).toEqual([name])
    expect(await violationsOf(page)).toEqual([])
  }
})

test('the not-found page, on a host that shows it, has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const html = readFileSync('out/404.html', 'utf8')
  // The page would refresh to the home page immediately, so this is removed, with the scripts.
  const withoutRedirect = html.replace(/<meta http-equiv="refresh"[^>]*>|<script[^>]*>[\s\S]*?<\/script>/g, '')
  expect(withoutRedirect).not.toBe(html)
  await page.route('**/nothing-here', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: withoutRedirect }),
  )
  await page.goto('/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
