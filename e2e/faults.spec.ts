import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from './support/hold'
import { demoForm, focusIsland, waitForIsland, watchIslands } from './support/islands'
import { breakElement, breakIsland, patchResponses } from './support/patch'

const stoppedMessage = 'This part of the page has stopped responding.'
const wordsOf = async (page: Page) => (await page.locator('main').textContent())?.replace(/\s+/g, ' ').trim() ?? ''

test.beforeEach(({ page }) => watchIslands(page))

test('after an error during hydration the island keeps its text and shows a message', {
  tag: '@engines-release',
}, async ({ page }) => {
  await page.goto('/')
  const words = await wordsOf(page)
  const name = await demoForm(page).getAttribute('data-island')
  const changed = await patchResponses(page, breakIsland(String(name)))
  await page.reload()
  await focusIsland(demoForm(page))
  await waitForIsland(demoForm(page), 'fault')
  expect(changed()).toBeGreaterThan(0)
  const alert = demoForm(page).getByRole('alert')
  await expect(alert).toContainText(stoppedMessage)
  const message = (await alert.textContent()) ?? ''
  expect((await wordsOf(page)).replace(message, '')).toBe(words)
})

test('after an error after hydration, what was typed is kept and the form can still be sent', async ({ page }) => {
  const release = await holdRequests(page, '**/locales/en/common.json', async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, body: (await response.text()).replaceAll('"Schedule a demo"', '"Book a demo"') })
  })
  await page.goto('/')
  await focusIsland(demoForm(page))
  await waitForIsland(demoForm(page), 'ready')
  const email = demoForm(page).getByRole('textbox', { name: /email/i })
  await email.fill('ann@example.org')
  // Loaded texts are merged into those of the page during rendering, which now fails.
  await page.evaluate(() => {
    Object.fromEntries = () => {
      throw new Error('An error injected by a test')
    }
  })
  release()
  await waitForIsland(demoForm(page), 'fault')
  await expect(demoForm(page).getByRole('alert')).toContainText(stoppedMessage)
  await expect(email).toHaveValue('ann@example.org')
  await expect(email).toBeFocused()
  const post = page.waitForRequest((request) => request.method() === 'POST')
  await demoForm(page).getByRole('button', { name: 'Schedule a demo' }).click()
  expect(new URLSearchParams((await post).postData() ?? '').get('email')).toBe('ann@example.org')
})

test('an error in the switcher leaves its tabs working', { tag: '@engines-release' }, async ({ page }) => {
  await page.goto('/')
  const switcher = page.locator('[data-island]', { has: page.getByRole('radio', { name: 'Heatmaps' }) })
  const name = await switcher.getAttribute('data-island')
  await patchResponses(page, breakIsland(String(name)))
  await page.reload()
  await focusIsland(switcher)
  await waitForIsland(switcher, 'fault')
  await switcher.getByText('Emotions', { exact: true }).first().click()
  await expect(switcher.getByRole('radio', { name: 'Emotions' })).toBeChecked()
  await expect(switcher.getByRole('alert')).toContainText(stoppedMessage)
})

for (const [where, tag] of [
  ['a page', 'h1'],
  ['the root layout', 'body'],
] as const) {
  test(`an error in ${where} shows an error screen with a link to the home page`, async ({ page }) => {
    const changed = await patchResponses(page, breakElement(tag))
    await page.goto('/contact')
    // Focus hydrates the page, unless it is hydrated already.
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-island] input:not([type="hidden"])')?.focus())
    await expect(page.getByRole('heading', { name: 'This page has stopped working' })).toBeFocused()
    expect(changed()).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')]
    await expect(header.getByRole('link', { name: 'Cases' })).toHaveAttribute('href', '/cases')
    await expect(header.getByRole('link', { name: 'Sign up' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy')
    await expect(footer).toContainText('© 2023')
    const order = await page.evaluate(() =>
      [...document.body.querySelectorAll('.skip, header, main, footer')].map(({ localName }) => localName),
    )
    expect(order).toEqual(['a', 'header', 'main', 'footer'])
    // This is the header of the page, which the loader script still controls.
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }))
    await expect(header).toHaveAttribute('data-scrolled')
    await expect(page).toHaveTitle('This page has stopped working')
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cut your advertising costs')
  })
}

test('a page keeps all its text when none of its scripts load', async ({ page }) => {
  await page.goto('/')
  const words = await wordsOf(page)
  await page.route('**/_next/**/*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await focusIsland(demoForm(page))
  await page.waitForLoadState('networkidle')
  expect(await wordsOf(page)).toBe(words)
  await expect(demoForm(page).getByRole('button', { name: 'Schedule a demo' })).not.toHaveAttribute('aria-busy')
})

test('when the chunk that loads translations is missing, the text stays and there is no exception or warning', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'warning' && problems.push(message.text()))
  const folder = 'out/_next/static/chunks'
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const chunk = chunks.find((name) => readFileSync(`${folder}/${name}`, 'utf8').includes('failedLoading'))
  let missing = 0
  await page.route(`**/${chunk}`, (route) => {
    missing++
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto('/')
  const words = await wordsOf(page)
  await focusIsland(demoForm(page))
  await waitForIsland(demoForm(page), 'ready')
  await expect.poll(() => missing).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(await wordsOf(page)).toBe(words)
  expect(problems).toEqual([])
})
