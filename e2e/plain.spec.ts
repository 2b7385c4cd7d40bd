import { expect, test } from '@playwright/test'
import { NO_PAGE, serve, waitForHydration } from './support/export-reader'
import { watchIslands } from './support/islands'
import { listPages } from './support/pages'
import { makePlainExport, type PlainExport } from './support/plain-export'
import { recordProblems } from './support/record-problems'
import { scrollThrough } from './support/scroll-through'
import type { TestSite } from './support/site'
import { violations, watchViolations } from './support/violations'

// One worker, so that the plain export is made and served once.
test.describe.configure({ mode: 'default', timeout: 600_000 })

// Only in a release: the plain export is deployed only in an emergency, and making it takes half a minute.
test.describe('under SHIP=plain', { tag: '@release' }, () => {
  let plain: PlainExport
  let site: TestSite

  test.beforeAll(async () => {
    test.setTimeout(600_000)
    plain = await makePlainExport()
    site = await serve(plain.outDir)
  })
  test.afterAll(async () => {
    await site?.close()
    await plain?.remove()
  })

  test('every page, fully hydrated, complies with its own policy', async ({ page }) => {
    await watchViolations(page)
    await watchIslands(page)
    // The not-found page redirects immediately; without the redirect it can be checked.
    await page.route(`**${NO_PAGE}`, async (route) => {
      const response = await route.fetch({ maxRetries: 3 })
      await route.fulfill({ response, body: (await response.text()).replaceAll(/("|\\")refresh\1/g, '$1held$1') })
    })
    const all = listPages(plain.outDir)
    expect(all).toEqual(listPages())
    const broken: Record<string, string[]> = {}
    for (const path of [...all, NO_PAGE]) {
      await page.goto(site.url + path)
      await expect(page.locator('script[data-ship="plain"]')).toBeAttached()
      await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toBeAttached()
      await waitForHydration(page)
      await scrollThrough(page)
      await page.waitForLoadState('networkidle')
      const found = await violations(page)
      if (found.length > 0) broken[path] = found
    }
    expect(broken).toEqual({})
  })

  for (const path of ['/', '/contact', '/cases/galaxy', '/privacy']) {
    test(`${path} hydrates without interaction or errors, and has the same text as the shipped page`, async ({
      page,
      baseURL,
    }) => {
      const problems = recordProblems(page, site.url)
      const read = async () => [await page.title(), await page.locator('main').ariaSnapshot()]
      await watchIslands(page)
      await page.goto(site.url + path)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      expect(problems).toEqual([])
      const plainText = await read()
      await page.goto(`${baseURL}${path}`)
      expect(await read()).toEqual(plainText)
    })
  }

  test('the header changes after 10 px of scrolling, as in the usual export', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 300 })
    await watchIslands(page)
    await page.goto(`${site.url}/privacy`)
    await waitForHydration(page)
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }))
    await expect(page.locator('[data-site-header]')).toHaveAttribute('data-scrolled', '')
  })

  test('an injected base element, script and form are blocked, as in the usual export', async ({ page }) => {
    await watchViolations(page)
    const injected = '<base href="https://evil.example/"><script src="https://evil.example/x.js"></script>'
    await page.route('**/privacy', async (route) => {
      const response = await route.fetch({ maxRetries: 3 })
      await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${injected}`) })
    })
    await page.goto(`${site.url}/privacy`)
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: 'https://evil.example/' })
      document.body.append(form)
      form.submit()
    })
    const directives = async () => [...new Set((await violations(page)).map((text) => text.split(' ')[0]))].sort()
    await expect.poll(directives).toEqual(['base-uri', 'form-action', 'script-src-elem'])
  })
})
