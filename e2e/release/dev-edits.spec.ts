/** Tests that `npm run dev` shows saved edits, and mistakes until they are corrected. */
import { expect, test } from '@playwright/test'
import { OKAPI, okapi, savedFiles } from '../support/saved-files'

const files = savedFiles()
test.afterEach(files.putBack)

const ABOUT = 'content/pages/about.md'
const REST = 'content/docs/rest/index.md'
const mistakes = 'dev-mistakes'

test('a mistake in any file is shown with its file, line and what to do, and disappears when it is corrected', async ({
  page,
}) => {
  await page.goto('/pricing')
  await expect(page.locator('html')).not.toHaveAttribute('data-failed')
  files.save(ABOUT, (text) => `${text}\n[A link](/pricin)\n`)
  const alert = page.locator(mistakes).getByRole('alert')
  await expect(alert).toContainText(/content\/pages\/about\.md:\d+:\d+/)
  await expect(alert).toContainText('“/pricin”')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  files.putBack()
  await expect(page.locator(mistakes)).toHaveCount(0)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('a page that cannot be rendered says why, and is shown again when the mistake is corrected', async ({ page }) => {
  await page.goto('/about')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  files.save(ABOUT, (text) => text.replace('\nlead:', '\nleed:'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown.')
  await expect(page.getByRole('listitem').first()).toContainText('Write “lead” instead.')
  expect((await page.request.get('/about')).status()).toBe(500)
  // Only that page has the mistake.
  const other = await page.request.get('/pricing')
  expect([other.status(), await other.text()]).toEqual([200, expect.stringContaining('Our simple pricing')])
  files.putBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading as string)
  await expect(page.locator(mistakes)).toHaveCount(0)
})

test('after a schema was briefly invalid, every page works again', async ({ page }) => {
  await page.goto('/about')
  const heading = page.getByRole('heading', { level: 1 })
  const text = (await heading.textContent()) as string
  files.save('lib/pages/about/view.ts', (code) => code.replace('.length(3)', '.length(4)'))
  await expect(heading).toHaveText('This page cannot be shown.')
  files.putBack()
  await expect(heading).toHaveText(text)
})

test('a link clicked as soon as a new heading appears works, although the list of headings has changed', async ({
  page,
}) => {
  await page.goto('/docs/rest')
  await expect(page.locator('html')).toHaveAttribute('data-js')
  // Clicked from within the page, because a click from Playwright would arrive only after the page has reloaded.
  await page.evaluate(() => {
    const follow = (_: unknown, observer: MutationObserver) => {
      if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent?.includes(' anew'))) return
      observer.disconnect()
      document.querySelector<HTMLElement>('a[href="/cases"]')?.click()
    }
    new MutationObserver(follow).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  files.save(REST, (text) => text.replace(/\n## .*/, '$& anew'))
  await expect(page).toHaveURL(/\/cases$/)
})

test('invalid front matter of a documentation page affects only that page', async ({ page }) => {
  files.save(REST, (text) => text.replace('\nlead:', '\nleed:'))
  await expect.poll(async () => (await page.request.get('/docs/rest')).status()).toBe(500)
  expect(await (await page.request.get('/docs/rest')).text()).toMatch(/<li>content\/docs\/rest\/index\.md:\d+/)
  await page.goto('/docs/rest/reference')
  await expect(page.locator(mistakes).getByRole('alert')).toContainText('Write “lead” instead.')
  files.putBack()
  await expect(page.locator(mistakes)).toHaveCount(0)
  await expect.poll(async () => (await page.request.get('/docs/rest')).status()).toBe(200)
})

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the list of mistakes does not cover the end of a page ${width} px wide, and the first Tab stop collapses it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/pricing')
    files.save(ABOUT, (text) => `${text}\n[A link](/pricin)\n`)
    const frame = page.locator(mistakes)
    await expect(frame.getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Tab')
    const button = frame.getByRole('button')
    await expect(button).toBeFocused()
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const end = await page.locator('footer').boundingBox()
      const top = (await frame.boundingBox())?.y as number
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top + 1)
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(button).toHaveText('Show')
    await expect(button).toBeFocused()
    await expect(frame.getByRole('listitem')).toHaveCount(0)
  })

test('changed results show new figures', async ({ page }) => {
  await page.goto('/cases/galaxy')
  await expect(page.getByText('12 simulated viewers saw A').first()).toBeVisible()
  files.save('content/cases/galaxy/a.csv', (text) => text.replace(/^a01,.*\n/gm, ''))
  await expect(page.getByText('11 simulated viewers saw A').first()).toBeVisible()
})

test('a new documentation page appears in the menu, marked while it is a draft', async ({ page }) => {
  await page.goto('/docs')
  files.save(OKAPI, () => okapi('draft: true\naliases: [/old-okapi]\n'))
  const link = page.getByRole('link', { name: 'The okapi' }).first()
  await expect(link).toBeVisible()
  const mark = () => link.evaluate((node) => getComputedStyle(node, '::after').content)
  await expect.poll(mark).toBe('"Draft"')
  // Files for programs are the same as on the built site.
  for (const path of ['/sitemap.xml', '/llms.txt'])
    expect(await (await page.request.get(path)).text()).not.toContain('okapi')
  expect(await (await page.request.get('/docs/okapi.md')).text()).toContain('It is shy.')
  await page.goto('/docs/okapi')
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveText('This page is a draft.')
  files.save(OKAPI, () => okapi('publishAt: 2099-12-01 09:00\naliases: [/old-okapi]\n'))
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('1 December 2099, 09:00')
  files.save(OKAPI, () => okapi('aliases: [/old-okapi]\n'))
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
})
