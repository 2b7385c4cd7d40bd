import { expect, type Page, test } from '@playwright/test'
import { openBench } from './support/hydration-bench'
import { demoForm, focusIsland, waitForIsland, watchIslands } from './support/islands'
import { stylesOf } from './support/page-styles'
import { visiblePanels } from './support/switcher'
import { waitUntilIdle } from './support/wait-until-idle'

const fetches = ['fetch payload', 'fetch runtime', 'fetch island']
const inside = (page: Page) => page.getByRole('button', { name: 'Inside' })
const pressInside = (page: Page) => inside(page).evaluate((button: HTMLButtonElement) => button.click())
const allScripts = ['payload', 'runtime', 'island']

test.describe('on a test page', () => {
  test('on a fast connection the files are fetched when the browser is idle, but none runs', async ({ page }) => {
    const bench = await openBench(page)
    await waitUntilIdle(page)
    await expect.poll(() => [...bench.requested].sort()).toEqual([...fetches].sort())
    await page.mouse.move(5, 5)
    await page.locator('#outside').click()
    await waitUntilIdle(page)
    expect(await bench.ran()).toEqual([])
    expect(await page.locator('script[src]').count()).toBe(0)
  })

  test('focusing a field of the island runs the files in order, marked as React expects', {
    tag: '@engines-release',
  }, async ({ page }) => {
    const bench = await openBench(page)
    await page.locator('[name="word"]').focus()
    await expect.poll(bench.ran).toEqual(allScripts)
    expect(await page.locator('script[src][async]').count()).toBe(3)
  })

  test('the files run once the visitor scrolls to within 300 px of the island, and not before', async ({ page }) => {
    const bench = await openBench(page)
    const scrollNear = (pixels: number) =>
      page.evaluate((distance) => {
        const { offsetTop } = document.querySelector('[data-island]') as HTMLElement
        scrollTo({ top: offsetTop - innerHeight - distance, behavior: 'instant' })
      }, pixels)
    await scrollNear(310)
    await waitUntilIdle(page)
    expect(await bench.ran()).toEqual([])
    await scrollNear(290)
    await expect.poll(bench.ran).toEqual(allScripts)
  })

  test('two early clicks are queued, the button is marked as busy, and each click is delivered in a separate task', {
    tag: '@engines',
  }, async ({ page }) => {
    const bench = await openBench(page, { saveData: true })
    await pressInside(page)
    await expect(inside(page)).toHaveAttribute('aria-busy', 'true')
    await pressInside(page)
    await expect.poll(async () => (await bench.clicks()).length).toBe(2)
    await expect(inside(page)).not.toHaveAttribute('aria-busy')
    expect(await bench.clicks()).toEqual([0, 0])
    await pressInside(page)
    expect(await bench.clicks()).toHaveLength(3)
  })

  test('when a file is missing, no script runs, the button is no longer busy, a message says so, and the next interaction tries again', {
    tag: '@engines-release',
  }, async ({ page }) => {
    const bench = await openBench(page, { saveData: true })
    bench.missing.add('/bench/runtime.js')
    await pressInside(page)
    await expect(inside(page)).toHaveAttribute('aria-busy', 'true')
    await expect(inside(page)).not.toHaveAttribute('aria-busy')
    expect(bench.requested.filter((name) => name === 'fetch runtime')).toHaveLength(2)
    expect(await page.locator('script[src]').count()).toBe(0)
    await expect(page.getByRole('status')).toHaveText('A file could not be loaded.')
    bench.missing.clear()
    await pressInside(page)
    await expect.poll(async () => (await bench.clicks()).length).toBe(1)
    await expect(page.getByRole('status')).toHaveCount(0)
    expect(await bench.ran()).toEqual(allScripts)
  })
})

test('with data saving on, the home page requests only its document, fonts and the pictures in or near the window until the first interaction', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '3g' } })
  })
  await watchIslands(page)
  const requested: string[] = []
  page.on('request', (request) => requested.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
  await page.goto('/')
  await waitUntilIdle(page)
  const others = requested.filter(
    (request) => !/^(document \/$|font .+\.woff2$|image |other \/icon\.svg$)/.test(request),
  )
  expect(others).toEqual([])
  expect(requested.filter((request) => request.startsWith('font'))).toHaveLength(2)
  const areNear = await page.evaluate(() =>
    [...document.images]
      .filter(({ currentSrc }) => currentSrc)
      .every((image) => image.getBoundingClientRect().top < innerHeight * 4),
  )
  expect(areNear).toBe(true)
  await focusIsland(demoForm(page))
  await waitForIsland(demoForm(page), 'ready')
})

for (const path of ['/', '/contact']) {
  test(`hydration of ${path} fetches and enables no style sheet, and does not change how the page looks`, {
    tag: '@engines-release',
  }, async ({ page }) => {
    await watchIslands(page)
    const sheets: string[] = []
    page.on('request', (request) => request.url().endsWith('.css') && sheets.push(request.url()))
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready.then(() => true))
    const before = await page.evaluate(stylesOf)
    const island = page.locator('[data-island]').last()
    // Without scrolling, which would change the header.
    await island
      .locator('input:not([type="hidden"], [tabindex="-1"])')
      .first()
      .evaluate((input) => {
        input.focus({ preventScroll: true })
      })
    await waitForIsland(island, 'ready')
    expect(await page.evaluate(stylesOf)).toEqual(before)
    const links = page.locator('link[rel="stylesheet"]')
    expect(await links.count()).toBeGreaterThan(0)
    expect(await links.evaluateAll((all) => all.filter((link) => (link as HTMLLinkElement).sheet).length)).toBe(0)
    expect(sheets).toEqual([])
  })
}

test('a page opened before a deployment keeps working after it, and hydrates once its files are there', {
  tag: '@engines-release',
}, async ({ page }) => {
  let gone = true
  await page.route(/\/_next\/static\/(chunks|f)\//, (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await watchIslands(page)
  await page.goto('/')
  await page.getByText('Emotions', { exact: true }).first().click()
  await expect(page.getByRole('radio', { name: 'Emotions' })).toBeChecked()
  await expect.poll(() => visiblePanels(page)).toEqual(['emotions'])
  const email = page.getByPlaceholder('Your email…')
  await email.fill('early@example.com')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  gone = false
  // The first attempt and its retries may still be running.
  await expect(async () => {
    await page.locator('h1').first().click()
    await email.focus()
    await waitForIsland(demoForm(page), 'ready')
  }).toPass()
  await expect(email).toHaveValue('early@example.com')
  await expect(page.getByRole('radio', { name: 'Emotions' })).toBeChecked()
  await expect.poll(() => visiblePanels(page)).toEqual(['emotions'])
})

test('when every file of the framework is missing, a form can still be sent', { tag: '@engines-release' }, async ({
  page,
}) => {
  await page.route(/\/_next\/static\/(chunks|f)\//, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  await page.getByPlaceholder('Your email…').fill('no-script@example.com')
  await page.getByRole('button', { name: 'Schedule a demo' }).click()
  await page.waitForURL('**/thanks')
})
