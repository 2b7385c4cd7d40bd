import { expect, type Page, test } from '@playwright/test'
import { demoForm, focusIsland, waitForIsland, watchIslands } from './support/islands'
import { waitUntilIdle } from './support/wait-until-idle'

const file = '**/locales/en/common.json'
const button = (page: Page, name: string) => demoForm(page).getByRole('button', { name, exact: true })

/** Returns texts, names, values and states, as a screen reader gets them. */
const ariaSnapshotOf = (page: Page) => page.locator('main').ariaSnapshot()

/** Opens the home page and hydrates the demo form. */
async function open(page: Page) {
  await watchIslands(page)
  await page.goto('/')
  await focusIsland(demoForm(page))
  await waitForIsland(demoForm(page), 'ready')
}

test('changing the translation file alone changes a button after hydration', { tag: '@engines-release' }, async ({
  page,
}) => {
  await page.route(file, async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    expect(response.status()).toBe(200)
    const text = await response.text()
    expect(text).toContain('"Schedule a demo"')
    await route.fulfill({ response, body: text.replaceAll('"Schedule a demo"', '"Book your demo"') })
  })
  await page.goto('/')
  await focusIsland(demoForm(page))
  await expect(button(page, 'Book your demo')).toHaveCount(1)
})

test('the shipped translation file is requested once and changes nothing', async ({ page, browser }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto('/')
  const text = await demoForm(plain).textContent()
  await plain.close()
  const requested: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/locales/') && requested.push(new URL(request.url()).pathname),
  )
  const response = page.waitForResponse(file)
  await open(page)
  expect((await response).status()).toBe(200)
  await page.waitForLoadState('networkidle')
  expect(await demoForm(page).textContent()).toBe(text)
  expect(requested).toEqual(['/locales/en/common.json'])
})

for (const [problem, response] of [
  ['is missing', { status: 404, body: 'Not found' }],
  ['is broken', { status: 200, body: '{"demo":' }],
  ['contains empty texts', { status: 200, body: '{"demo":{"submit":"","send":"","button":""}}' }],
] as const) {
  test(`a translation file that ${problem} changes nothing for the visitor`, {
    tag: problem === 'is missing' ? [] : '@release',
  }, async ({ page }) => {
    await page.route(file, (route) => route.fulfill({ ...response, contentType: 'application/json' }))
    await page.goto('/')
    const snapshot = await ariaSnapshotOf(page)
    const requested = page.waitForResponse(file)
    await open(page)
    await requested
    await page.waitForLoadState('networkidle')
    expect(await ariaSnapshotOf(page)).toBe(snapshot)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  })
}

test('with data saving on, the translation file is never requested', { tag: '@release' }, async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/locales/') && requested.push(request.url()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  await open(page)
  // The file would be requested when the browser is idle.
  await waitUntilIdle(page)
  expect(requested).toEqual([])
})
