import { expect, type Page, test } from '@playwright/test'
import { idle } from './support/hydration-bench'
import { announced, demoForm, watchIslands } from './support/islands'
import { readThrough } from './support/read-through'
import { type Asked, picturesOf, slowLine } from './support/slow-line'
import { visiblePanels } from './support/switcher'

/** How far below the window Chromium fetches lazy pictures on a slow connection, in pixels. No page can change that. */
const LOOKS_AHEAD = 3000

/** The first response with its headers: the ten packets that a server sends before it waits. Prose has 10,000 bytes and headers. */
const FIRST_FLIGHT = 14_600

/** Long enough for 150 kB of scripts at 400 kbit/s, twice. */
const patient = { timeout: 40_000 }

test.describe.configure({ timeout: 120_000 })

/** Opens a page on the slow connection, and waits until it is complete and the browser idle. */
async function open(page: Page, path: string): Promise<Asked[]> {
  await watchIslands(page)
  const log = await slowLine(page)
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  await idle(page)
  const connection = await page.evaluate(() => {
    const { saveData, effectiveType } = (navigator as unknown as { connection: Record<string, unknown> }).connection
    return { saveData, effectiveType }
  })
  expect(connection).toEqual({ saveData: true, effectiveType: '3g' })
  return log
}

/** What a page may request by itself; pictures are checked separately. */
const allowed = /^(Document|Font|Image|Other \/icon\.svg$)/
const unasked = (log: readonly Asked[]) =>
  log.map(({ type, path }) => `${type} ${path}`).filter((line) => !allowed.test(line))

async function expectFirstView(page: Page, log: readonly Asked[], budget: number): Promise<void> {
  expect(unasked(log)).toEqual([])
  expect(log.filter(({ type }) => type === 'Document').map(({ bytes }) => bytes > 0 && bytes <= budget)).toEqual([true])
  expect(log.filter(({ type }) => type === 'Font').length).toBeLessThanOrEqual(2)
  expect(log.every(({ savesData }) => savesData)).toBe(true)
  const pictures = await picturesOf(page)
  for (const { path } of log.filter(({ type }) => type === 'Image')) {
    const picture = pictures.find((each) => each.path === path)
    expect(picture, `${path} is a picture that can be seen`).toMatchObject({ shown: true })
    if (picture?.lazy) expect(picture.below).toBeLessThan(LOOKS_AHEAD)
  }
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const total = log.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`${page.url()}: ${log.length} requests, ${total} bytes, first paint after ${Math.round(paint ?? 0)} ms`)
}

test('on a slow connection with data saving the home page is one response, its fonts and the pictures in view; then the visitor chooses a tab and asks for a demo', async ({
  page,
}) => {
  const log = await open(page, '/')
  await expectFirstView(page, log, FIRST_FLIGHT)
  const before = log.length
  await page.getByText('Emotions', { exact: true }).first().click()
  // At once, long before any script has loaded.
  await expect.poll(() => visiblePanels(page)).toEqual(['emotions'])
  await announced(page.locator('[data-island="features"]'), 'ready', patient)
  expect(log.slice(before).some(({ type }) => type === 'Fetch')).toBe(true)
  await expect(page.getByRole('radio', { name: 'Emotions' })).toBeChecked()
  await expect.poll(() => visiblePanels(page)).toEqual(['emotions'])
  await page.getByPlaceholder('Your email…').fill('slow-line@example.com')
  await page.getByRole('button', { name: 'Schedule a demo' }).click()
  await page.waitForURL('**/thanks', patient)
})

test('on that connection focusing a form hydrates it, and what is typed meanwhile stays', async ({ page }) => {
  const log = await open(page, '/')
  const before = log.length
  const email = page.getByPlaceholder('Your email…')
  await email.focus()
  await page.keyboard.type('typed-early@example.com')
  expect(unasked(log.slice(0, before))).toEqual([])
  await announced(demoForm(page), 'ready', patient)
  await expect(email).toHaveValue('typed-early@example.com')
  await expect(email).toBeFocused()
})

test('on that connection the contact page is one response and its fonts; then a typed name is kept as a draft', async ({
  page,
}) => {
  const log = await open(page, '/contact')
  await expectFirstView(page, log, FIRST_FLIGHT)
  expect(log.filter(({ type }) => type === 'Image')).toEqual([])
  const name = page.getByLabel('Name', { exact: true })
  await name.focus()
  await page.keyboard.type('Marit')
  await announced(page.locator('[data-island="contact"]'), 'ready', patient)
  await expect(name).toHaveValue('Marit')
  await page.keyboard.type(' de Boer')
  // Only the script does that.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Marit de Boer')
})

/** What the first touch or key fetches: the documentation has tools, a legal text has none. */
const hands: Record<string, RegExp[]> = { '/privacy': [], '/docs/rest/reference/results': [/\/docs\.js$/] }

for (const [path, expected] of Object.entries(hands)) {
  test(`on that connection ${path} is one response and its fonts, even when read to its end`, async ({ page }) => {
    const log = await open(page, path)
    await expectFirstView(page, log, 10_600)
    await readThrough(page)
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await expect(page.locator('[data-site-header][data-scrolled]')).toHaveCount(1)
    await idle(page)
    expect(unasked(log)).toEqual([])
    await page.mouse.click(5, 5)
    await page.keyboard.press('Tab')
    await expect.poll(() => unasked(log)).toEqual(expected.map((name) => expect.stringMatching(name)))
    await idle(page)
    expect(unasked(log)).toHaveLength(expected.length)
    expect(log.filter(({ type }) => type === 'Image')).toEqual([])
  })
}

test('on that connection a case fetches its pictures as they come near, and nothing else', async ({ page }) => {
  const log = await open(page, '/cases/galaxy')
  // The budget of the page, 24,720, and headers.
  await expectFirstView(page, log, 25_300)
  await readThrough(page)
  const shown = (await picturesOf(page)).filter((picture) => picture.shown).map(({ path }) => path)
  const asked = log.filter(({ type }) => type === 'Image').map(({ path }) => path)
  expect([...new Set(asked)].sort()).toEqual([...new Set(shown)].sort())
  expect(unasked(log)).toEqual([])
})
