/** Tests all parts of the site as `npm run dev` serves it. */

import { openSubmissions } from '@oogwenk/ship'
import { expect, test } from '@playwright/test'
import { submissionsFile } from '../../build/forms'
import { slider, waitForExplorer } from '../support/explorer'
import { fillContact, uniqueEmail } from '../support/forms'
import { demoForm } from '../support/islands'
import { openOwn, ownResults, results, show } from '../support/own-results'
import { recordProblems } from '../support/record-problems'
import { OKAPI, okapi, savedFiles } from '../support/saved-files'

const files = savedFiles()
test.afterEach(files.putBack)

/**
 * Returns whether a message is caused only by the slow development server: style sheets that Next preloads, view
 * transitions that the browser skips, and requests that a navigation aborts.
 */
const isCausedBySlowness = (line: string) =>
  /was preloaded using link preload but not used|Transition was aborted|^failed: .*net::ERR_ABORTED/.test(line)

test.describe('for a visitor', () => {
  test('the search finds a page', async ({ page, baseURL }) => {
    const problems = recordProblems(page, baseURL as string)
    await page.goto('/docs/rest/reference/users')
    await page.locator('a[data-tool=search]:visible').first().click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('combobox').fill('authetication')
    await expect(dialog.getByRole('option').first()).toContainText('Authentication')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/rest#authentication$/)
    expect(problems.filter((line) => !isCausedBySlowness(line))).toEqual([])
  })

  test('a sample can be copied, and a whole page as Markdown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/docs/rest/reference/experiment_setup')
    const copy = page.locator('[data-languages]').first().getByRole('button')
    await copy.click()
    await expect(copy).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl "https:\/\//)
    await page.goto('/docs/rest')
    await page.getByRole('button', { name: 'Copy page' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const markdown = await (await page.request.get('/docs/rest.md')).text()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown)
  })

  test('the explorer of a case follows its slider', async ({ page, baseURL }) => {
    const problems = recordProblems(page, baseURL as string)
    await page.goto('/cases/galaxy')
    await expect(page.locator('html')).toHaveAttribute('data-js')
    await slider(page).focus()
    await waitForExplorer(page)
    await slider(page).fill('4.2')
    await expect(page.locator('[data-lit]')).toContainText('Each eye is one viewer, right now.')
    await expect(page).toHaveURL(/#t=4\.2$/)
    expect(problems.filter((line) => !isCausedBySlowness(line))).toEqual([])
  })

  test('a visitor’s own results are drawn', async ({ page }) => {
    await openOwn(page)
    await show(page, 'content/cases/galaxy/a.csv', 'content/cases/galaxy/b.csv')
    await expect(results(page)).toBeFocused()
    await expect(ownResults(page)).toContainText('A is a.csv, 12 people. B is b.csv, 12 people.')
  })

  test('both forms can be sent', async ({ page, baseURL }) => {
    const problems = recordProblems(page, baseURL as string)
    const email = uniqueEmail('dev')
    const ownSubmissions = async () =>
      (await openSubmissions(submissionsFile).readAll()).submissions.filter(({ fields }) => fields.email === email)
    try {
      await page.goto('/')
      await demoForm(page).getByRole('textbox').fill(email)
      await demoForm(page).getByRole('button', { name: 'Schedule a demo' }).click()
      await expect(page).toHaveURL(/\/thanks$/)
      await page.goto('/contact')
      await fillContact(page, email)
      await page.locator('[data-island="contact"] button[type="submit"]').click()
      await expect(page).toHaveURL(/\/thanks$/)
      expect((await ownSubmissions()).map(({ form }) => form)).toEqual(['simple-demo', 'contact'])
    } finally {
      await openSubmissions(submissionsFile).remove(({ fields }) => fields.email === email)
    }
    expect(problems.filter((line) => !isCausedBySlowness(line))).toEqual([])
  })

  test('pages of nine kinds hydrate without a mismatch', async ({ page, baseURL }) => {
    const problems = recordProblems(page, baseURL as string)
    for (const path of ['/', '/about', '/pricing', '/contact', '/thanks', '/terms', '/cases', '/docs', '/docs/rest']) {
      await page.goto(path)
      // The header changes on scroll once the loader has run.
      await expect(async () => {
        await page.mouse.wheel(0, 400)
        await expect(page.locator('[data-site-header][data-scrolled], main:not(:has(h2))').first()).toBeAttached({
          timeout: 500,
        })
      }).toPass()
    }
    expect(problems.filter((line) => !isCausedBySlowness(line))).toEqual([])
  })
})

test('without JavaScript the home page has its switcher and its form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(demoForm(page).getByRole('button', { name: 'Schedule a demo' })).toBeVisible()
  await context.close()
})

test('redirects, rejected methods and media types are the same as on the built site', async ({ request }) => {
  files.save(OKAPI, () => okapi('aliases: [/old-okapi]\n'))
  const get = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return `${response.status()} ${response.headers().location ?? response.headers()['content-type']}`
  }
  await expect.poll(() => get('/old-okapi?a=b')).toBe('308 /docs/okapi?a=b')
  expect(await get('/docs/okapi')).toBe('200 text/html; charset=utf-8')
  expect(await get('/docs/Rest')).toBe('308 /docs/rest')
  expect(await get('/docs/rest/?x=1')).toBe('308 /docs/rest?x=1')
  expect(await get('/about.html')).toBe('308 /about')
  expect(await get('/docs/rest%2Freference')).toBe('200 text/html; charset=utf-8')
  expect(await get('/nope/')).toBe('302 /')
  expect(await get('/_dev/x')).toBe('302 /')
  expect(await get('/_next/nope')).toBe('404 text/plain; charset=utf-8')
  for (const [method, path] of [
    ['POST', '/about'],
    ['POST', '/forms/'],
    ['PUT', '/forms'],
  ] as const)
    expect((await request.fetch(path, { method, maxRedirects: 0 })).status()).toBe(405)
  expect(await get('/docs/no-such-page')).toBe('302 /')
  expect(await get('/no-such-page')).toBe('302 /')
  expect(await get('/docs/no-such-page.md')).toBe('404 text/plain; charset=utf-8')
  expect(await get('/_next/static/none.js')).toContain('404')
  expect(await get('/docs/rest.md')).toBe('200 text/markdown; charset=utf-8')
  expect(await get('/openapi.json')).toBe('200 application/json; charset=utf-8')
  expect(await get('/icon-192.png')).toBe('200 image/png')
  expect(await get('/social/about.png')).toBe('200 image/png')
})
