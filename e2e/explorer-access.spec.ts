import { expect, test } from '@playwright/test'
import { violationsOf } from './support/axe'
import { path, slider, waitForExplorer } from './support/explorer'

for (const [what, response] of [
  ['responds with 500', { status: 500 }],
  ['responds with a page in place of the data', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
  ['cannot be reached', undefined],
] as const)
  test(`when the host ${what}, the page says so and does not change, and the next press tries again`, async ({
    page,
  }) => {
    await page.route('**/explorer-b.json', (route) => (response ? route.fulfill(response) : route.abort()))
    await page.goto(path)
    await slider(page).focus()
    await expect(page.locator('[data-error-message]')).toContainText('The viewers could not be loaded')
    await expect(page.locator('[data-explorer] canvas')).toHaveCount(0)
    await page.unroute('**/explorer-b.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await waitForExplorer(page)
    await expect(page.locator('[data-error-message]')).toHaveText('')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  })

test('when the script fails to load, the page says so, and the next press tries again', async ({ page }) => {
  await page.route('**/explorer.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(path)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.locator('[data-error-message]')).toContainText('The viewers could not be loaded')
  await page.unroute('**/explorer.js')
  await slider(page).press('ArrowLeft')
  await waitForExplorer(page)
  await expect(page.locator('[data-now]')).toHaveText('9.9')
})

test('with reduced motion a button moves the explorer forward second by second, and none plays it', async ({
  browser,
}) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(new URL(path, process.env.SITE_URL).href)
  const next = page.getByRole('button', { name: 'Forward one second' })
  await next.click()
  await waitForExplorer(page)
  for (const now of ['0.0', '1.0', '2.0']) {
    await expect(page.locator('[data-now]')).toHaveText(now)
    await next.click()
  }
  await expect(page.getByRole('button', { name: /^Pla|^Pau/ })).toHaveCount(0)
  await page.close()
})

for (const width of [320, 390, 768, 1440])
  test(`at ${width} px every part fits, is large enough to tap, and has no accessibility violation`, {
    tag: '@release',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${path}#t=4.2&view=swipe&a=560.190.520.390`)
    await waitForExplorer(page)
    for (const name of ['Feelings', 'Viewers', 'Area']) {
      const button = page.getByRole('button', { name, exact: true })
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
      // The page clips what overflows instead of scrolling.
      const overflowing = await page
        .locator('.explorer-panel :is(p, label, select, table, button, summary):visible')
        .evaluateAll((all) =>
          all.flatMap((each) => (each.getBoundingClientRect().right > innerWidth ? [each.tagName] : [])),
        )
      expect(overflowing).toEqual([])
      const small = await page
        .locator('[data-explorer] :is(button, select, label, input[type=range], input[type=number]):visible')
        .evaluateAll((all) =>
          all.flatMap((each) => {
            const { width, height } = each.getBoundingClientRect()
            return Math.min(width, height) < 43.5 && !each.querySelector('select, input[type=number]')
              ? [each.outerHTML]
              : []
          }),
        )
      expect(small).toEqual([])
      expect(await violationsOf(page, '[data-explorer]')).toEqual([])
    }
  })

test('a visitor can draw an area by touch without scrolling the page', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 } })
  await page.goto(new URL(`${path}#t=4.2`, process.env.SITE_URL).href)
  await waitForExplorer(page)
  await page.getByRole('button', { name: 'Area', exact: true }).tap()
  const frame = page.locator('[data-version=b] [data-frame]')
  await frame.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await frame.boundingBox()) as { x: number; y: number; width: number; height: number }
  const before = await page.evaluate(() => scrollY)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fraction?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fraction === undefined ? [] : [{ x: x + fraction * width, y: y + fraction * height }],
    })
  await touch('touchStart', 0.2)
  for (const fraction of [0.3, 0.5, 0.7]) await touch('touchMove', fraction)
  await touch('touchEnd')
  await expect(page.locator('[data-version=b] .explorer-box')).toBeVisible()
  await expect(page).toHaveURL(/&a=2[34]\d\.1[45]\d\./)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.close()
})
