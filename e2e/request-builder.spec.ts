import { expect, type Page, test } from '@playwright/test'
import { recordProblems } from './support/record-problems'

const path = '/docs/rest/reference/access_control'

async function open(page: Page) {
  await page.getByRole('button', { name: 'Fill in your values' }).click()
  await expect(page.getByRole('form', { name: 'Your values in the samples' })).toBeVisible()
}

/** Returns the visible sample of each operation. */
const shown = (page: Page) => page.locator('fieldset pre:visible').allTextContents()

test('the samples change with what is typed; nothing is sent or stored, and a reload empties all fields @engines-release', async ({
  page,
  baseURL,
  context,
}) => {
  const problems = recordProblems(page, baseURL as string)
  await page.goto(path)
  const plain = await shown(page)
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    requested.push(pathname + search)
  })
  await open(page)
  // The tool's scripts load when it is first used; nothing is requested after them.
  const tool = /^\/_next\/static\/client\/[0-9a-f]+\/(docs|fill)\.js$/
  for (const address of requested) expect(address).toMatch(tool)
  const before = requested.length

  await page.getByLabel('Base address').fill('https://gateway.example')
  await page.getByLabel('API ID').fill('it’s me')
  await page.getByLabel('API secret').fill('"geheim"')
  await page.getByLabel('user_uuid').fill('$(id)')
  await page.keyboard.press('Enter')
  const filled = await shown(page)
  expect(filled).toHaveLength(plain.length)
  for (const sample of filled) {
    expect(sample).toContain('https://gateway.example/v1/users/%24%28id%29')
    expect(sample).toContain("--user 'it’s me:••••••••'")
  }
  expect(await page.content()).not.toContain('geheim')

  await page.getByRole('button', { name: 'Show' }).click()
  expect((await shown(page))[0]).toContain(`--user 'it’s me:"geheim"'`)
  await page.locator('fieldset').first().locator('label', { hasText: 'Python' }).click()
  expect((await shown(page))[1]).toContain('auth=("it’s me".encode(), "\\"geheim\\"".encode())')

  expect(requested).toHaveLength(before)
  // As the privacy policy says, only the language is stored, and none of the values.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
  expect(stored).not.toMatch(/geheim|gateway|it’s|id\)/)
  expect(await page.evaluate(async () => (await indexedDB.databases()).length + (await caches.keys()).length)).toBe(0)
  expect(await context.cookies()).toEqual([])
  expect(problems).toEqual([])

  await page.reload()
  await page.locator('fieldset').first().locator('label', { hasText: 'cURL' }).click()
  expect(await shown(page)).toEqual(plain)
  await open(page)
  await expect(page.getByLabel('API secret')).toHaveValue('')
})

test('a sample is copied as it is shown: with dots at first, and with the secret once it is revealed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await open(page)
  await page.getByLabel('API ID').fill('me')
  await page.getByLabel('API secret').fill("it's")
  const sample = page.locator('fieldset').first()
  const copySample = async () => {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await sample.getByRole('button', { name: /^Cop/ }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copySample()).toContain("--user 'me:••••••••'")
  await page.getByRole('button', { name: 'Show' }).click()
  const text = await copySample()
  expect(text).toContain("--user 'me:it'\\''s'")
  expect(text).toBe(await sample.locator('pre:visible').textContent())
})

test('the request builder can be reached and cleared by keyboard', async ({ page }) => {
  await page.goto(path)
  const before = await shown(page)
  await page.getByRole('button', { name: 'Fill in your values' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Base address')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Base address')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('a:b')
  await page.keyboard.press('Tab')
  await expect(page.getByText('The ID cannot contain a colon')).toBeVisible()
  expect(await shown(page)).toEqual(before)
  await page.keyboard.type('geheim')
  expect(await shown(page)).not.toEqual(before)
  await page.getByRole('button', { name: 'Clear all fields' }).press('Enter')
  expect(await shown(page)).toEqual(before)
  await expect(page.getByText('The ID cannot contain a colon')).toBeHidden()
  await expect(page.getByLabel('API ID')).toBeFocused()
})

for (const width of [320, 390, 768, 1440]) {
  test(`at ${width} px the open panel fits, and only code scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await open(page)
    await page.getByLabel('user_uuid').fill('x'.repeat(300))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
    for (const field of await page.getByRole('form').getByRole('textbox').all()) {
      const box = await field.boundingBox()
      expect(box?.width).toBeGreaterThan(120)
      expect((box?.x ?? -1) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    }
  })
}
