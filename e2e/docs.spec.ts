import { expect, type Page, test } from '@playwright/test'
import { waitUntilIdle } from './support/wait-until-idle'

const reference = '/docs/rest/reference/experiment_setup'
const samples = (page: Page) => page.locator('[data-languages]')
/** Returns the tab of a language in one sample. */
const tab = (page: Page, index: number, language: string) =>
  samples(page).nth(index).getByRole('radio', { name: language, exact: true })
const shown = (page: Page, index: number) => samples(page).nth(index).locator('pre:visible')

test('samples start with cURL; choosing a language changes all samples, including those on the next page and after a reload', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto(reference)
  await expect(shown(page, 0)).toHaveCount(1)
  await expect(shown(page, 0)).toContainText('curl')
  await tab(page, 2, 'Python').check({ force: true })
  for (const index of [0, 2, 16]) await expect(shown(page, index)).toContainText('requests')
  await page.goto('/docs/rest/reference/users')
  await expect(shown(page, 0)).toContainText('requests')
  await page.reload()
  await expect(shown(page, 4)).toContainText('requests')
})

test('choosing a language does not move the sample in the window', { tag: '@engines-release' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(reference)
  const last = samples(page).nth(16)
  // Smooth scrolling is off, because nothing may move while positions are compared.
  await last.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  const top = () => last.evaluate((element) => element.getBoundingClientRect().top)
  for (const language of ['JavaScript', 'R', 'cURL', 'Python']) {
    const before = await top()
    // Playwright's own click would scroll the element into view.
    await tab(page, 16, language).evaluate((radio: HTMLInputElement) => radio.click())
    await expect(tab(page, 3, language)).toBeChecked()
    expect(Math.abs((await top()) - before), language).toBeLessThanOrEqual(1)
  }
})

test('a sample is copied ready to paste, without its prompt', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(reference)
  const copy = samples(page).first().getByRole('button', { name: 'Copy' })
  await copy.click()
  await expect(samples(page).first().getByRole('button')).toHaveText('Copied')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^curl "https:\/\/[^"]+\/v1\/experiments" \\\n {2}--user /)
  await expect(copy).toHaveText('Copy')
})

test('a whole page is copied as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/rest')
  await page.getByRole('button', { name: 'Copy page' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copy = await (await page.request.get('/docs/rest.md')).text()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copy)
})

test('if the script of a button fails to load, the button says so, and the next click tries again', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route('**/_next/static/client/**', (route) => route.abort())
  await page.goto(reference)
  const button = samples(page).first().getByRole('button')
  await button.click()
  await expect(button).toHaveText('Not loaded. Try again')
  await page.unroute('**/_next/static/client/**')
  await button.click()
  await expect(button).toHaveText('Copied')
})

test('the table of contents marks the section being read', { tag: '@engines-release' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(reference)
  const marked = page.locator('[data-contents] [aria-current]')
  await expect(marked).toHaveCount(0)
  for (const id of ['protocol', 'get-experiments-experiment_uuid-protocol', 'post-stimuli']) {
    await page.evaluate((name) => document.getElementById(name)?.scrollIntoView({ behavior: 'instant' }), id)
    await expect(marked).toHaveAttribute('href', `#${id}`)
  }
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(marked).toHaveAttribute('href', '#delete-stimuli-stimulus_uuid-aoi-aoi_uuid')
})

test('a page fetches no script until the visitor scrolls', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  const scripts = () => requested.filter((path) => path.endsWith('.js')).map((path) => path.split('/').at(-1))
  await page.goto(reference)
  await waitUntilIdle(page)
  expect(scripts()).toEqual([])
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
  await expect.poll(scripts).toEqual(['docs.js'])
})

test('a URL with an anchor opens at its operation, whichever language is remembered', {
  tag: '@engines-release',
}, async ({ page }) => {
  await page.goto(reference)
  await tab(page, 0, 'JavaScript').check({ force: true })
  // The first interaction fetches the script, which then updates the other samples.
  await expect(tab(page, 3, 'JavaScript')).toBeChecked()
  const anchor = 'patch-stimuli-stimulus_uuid-aoi-aoi_uuid'
  await page.goto(`/docs/rest#address`)
  await page.goto(`${reference}#${anchor}`)
  await expect(samples(page).first().locator('pre:visible')).toContainText('fetch')
  const top = () => page.locator(`[id="${anchor}"]`).evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(async () => Math.abs((await top()) - 100)).toBeLessThan(60)
})
