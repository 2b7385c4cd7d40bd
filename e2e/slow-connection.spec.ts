import { expect, type Page, test } from '@playwright/test'
import { demoForm, waitForIsland, watchIslands } from './support/islands'
import { scrollThrough } from './support/scroll-through'
import { type LoggedRequest, picturesOf, throttleConnection } from './support/slow-connection'
import { visiblePanels } from './support/switcher'
import { waitUntilIdle } from './support/wait-until-idle'

/** The distance below the window, in pixels, within which Chromium fetches lazy pictures on a slow connection. */
const LAZY_DISTANCE = 3000

/**
 * TCP's initial congestion window in bytes: the ten packets that a server sends before it waits for an acknowledgement.
 */
const INITIAL_WINDOW = 14_600

/** Long enough for 150 kB of scripts at 400 kbit/s, twice. */
const longTimeout = { timeout: 40_000 }

test.describe.configure({ timeout: 120_000 })

/** Opens a page on the slow connection, and waits until it is complete and the browser is idle. */
async function open(page: Page, path: string): Promise<LoggedRequest[]> {
  await watchIslands(page)
  const log = await throttleConnection(page)
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  await waitUntilIdle(page)
  const connection = await page.evaluate(() => {
    const { saveData, effectiveType } = (navigator as unknown as { connection: Record<string, unknown> }).connection
    return { saveData, effectiveType }
  })
  expect(connection).toEqual({ saveData: true, effectiveType: '3g' })
  return log
}

/** The requests that a page may make without an interaction. Pictures are checked separately. */
const allowed = /^(Document|Font|Image|Other \/icon\.svg$)/
const notAllowed = (log: readonly LoggedRequest[]) =>
  log.map(({ type, path }) => `${type} ${path}`).filter((line) => !allowed.test(line))

const requestedPictures = (log: readonly LoggedRequest[]) =>
  log.filter(({ type }) => type === 'Image').map(({ path }) => path)

/**
 * Returns the files of the visible pictures. Lazy pictures do not delay the load event, and Chromium leaves
 * `currentSrc` empty until it knows the size of the picture, so callers have to poll.
 */
const visiblePictures = async (page: Page) =>
  (await picturesOf(page)).filter(({ shown }) => shown).map(({ path }) => path)

/** Expects every requested picture to be visible. */
async function expectVisiblePictures(page: Page, log: readonly LoggedRequest[]): Promise<void> {
  await expect
    .poll(async () => {
      const visible = await visiblePictures(page)
      return requestedPictures(log).filter((path) => !visible.includes(path))
    }, 'requested pictures that are not visible')
    .toEqual([])
}

async function expectFirstView(page: Page, log: readonly LoggedRequest[], budget: number): Promise<void> {
  expect(notAllowed(log)).toEqual([])
  expect(log.filter(({ type }) => type === 'Document').map(({ bytes }) => bytes > 0 && bytes <= budget)).toEqual([true])
  expect(log.filter(({ type }) => type === 'Font').length).toBeLessThanOrEqual(2)
  expect(log.every(({ savesData }) => savesData)).toBe(true)
  await expectVisiblePictures(page, log)
  const pictures = await picturesOf(page)
  for (const requested of requestedPictures(log)) {
    // A case shows the same file several times; the first is the one that it was fetched for.
    const first = pictures.find(({ path }) => path === requested)
    if (first?.lazy) expect(first.below, requested).toBeLessThan(LAZY_DISTANCE)
  }
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const total = log.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${page.url()}: ${log.length} requests, ${total} bytes, first paint after ${Math.round(paint ?? 0)} ms`)
}

test('on a slow connection with data saving, the home page needs one response, its fonts and the pictures in or near the window, and a visitor can then choose a tab and request a demo', {
  tag: '@release',
}, async ({ page }) => {
  const log = await open(page, '/')
  await expectFirstView(page, log, INITIAL_WINDOW)
  const before = log.length
  await page.getByText('Emotions', { exact: true }).first().click()
  // The choice takes effect immediately, long before any script has loaded.
  await expect.poll(() => visiblePanels(page)).toEqual(['emotions'])
  await waitForIsland(page.locator('[data-island="features"]'), 'ready', longTimeout)
  expect(log.slice(before).some(({ type }) => type === 'Fetch')).toBe(true)
  await expect(page.getByRole('radio', { name: 'Emotions' })).toBeChecked()
  await expect.poll(() => visiblePanels(page)).toEqual(['emotions'])
  await page.getByPlaceholder('Your email…').fill('slow-line@example.com')
  await page.getByRole('button', { name: 'Schedule a demo' }).click()
  await page.waitForURL('**/thanks', longTimeout)
})

test('on that connection, focusing a form hydrates it, and what is typed in the meantime is kept', {
  tag: '@release',
}, async ({ page }) => {
  const log = await open(page, '/')
  const before = log.length
  const email = page.getByPlaceholder('Your email…')
  await email.focus()
  await page.keyboard.type('typed-early@example.com')
  expect(notAllowed(log.slice(0, before))).toEqual([])
  await waitForIsland(demoForm(page), 'ready', longTimeout)
  await expect(email).toHaveValue('typed-early@example.com')
  await expect(email).toBeFocused()
})

test('on that connection, the contact page needs one response and its fonts, and a name typed afterwards is kept as a draft', {
  tag: '@release',
}, async ({ page }) => {
  const log = await open(page, '/contact')
  await expectFirstView(page, log, INITIAL_WINDOW)
  expect(log.filter(({ type }) => type === 'Image')).toEqual([])
  const name = page.getByLabel('Name', { exact: true })
  await name.focus()
  await page.keyboard.type('Marit')
  await waitForIsland(page.locator('[data-island="contact"]'), 'ready', longTimeout)
  await expect(name).toHaveValue('Marit')
  await page.keyboard.type(' de Boer')
  // Only the script stores drafts.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Marit de Boer')
})

/** What the first click or key press fetches: the documentation has tools, and a legal text has none. */
const toolScripts: Record<string, RegExp[]> = { '/privacy': [], '/docs/rest/reference/results': [/\/docs\.js$/] }

for (const [path, expected] of Object.entries(toolScripts)) {
  test(`on that connection, ${path} needs one response and its fonts, even when read to its end`, {
    tag: '@release',
  }, async ({ page }) => {
    const log = await open(page, path)
    await expectFirstView(page, log, 10_600)
    await scrollThrough(page)
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await expect(page.locator('[data-site-header][data-scrolled]')).toHaveCount(1)
    await waitUntilIdle(page)
    expect(notAllowed(log)).toEqual([])
    await page.mouse.click(5, 5)
    await page.keyboard.press('Tab')
    await expect.poll(() => notAllowed(log)).toEqual(expected.map((name) => expect.stringMatching(name)))
    await waitUntilIdle(page)
    expect(notAllowed(log)).toHaveLength(expected.length)
    expect(log.filter(({ type }) => type === 'Image')).toEqual([])
  })
}

test('on that connection, a case fetches only its pictures, as the visitor gets near them', {
  tag: '@release',
}, async ({ page }) => {
  const log = await open(page, '/cases/galaxy')
  // The budget of the page is 24,720 bytes, plus headers.
  await expectFirstView(page, log, 25_300)
  await scrollThrough(page)
  await expectVisiblePictures(page, log)
  await expect
    .poll(async () => (await visiblePictures(page)).filter((path) => !requestedPictures(log).includes(path)))
    .toEqual([])
  expect(notAllowed(log)).toEqual([])
})
