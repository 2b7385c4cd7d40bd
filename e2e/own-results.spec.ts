import { expect, test } from '@playwright/test'
import { violationsInDark, violationsOf } from './support/axe'
import { csv, errorMessage, openOwn, ownResults, results, show } from './support/own-results'
import { recordProblems } from './support/record-problems'

const [a, b] = ['content/cases/galaxy/a.csv', 'content/cases/galaxy/b.csv']
const [pictureA, pictureB] = ['content/cases/galaxy/galaxy-a.png', 'content/cases/galaxy/galaxy-b.png']

test('two files and two pictures become results, and no request is made once the form is open @engines-release', async ({
  page,
  baseURL,
  context,
}) => {
  const problems = recordProblems(page, baseURL as string)
  await openOwn(page)
  // The worker is the last file to be requested, and it has loaded once it has read a picture.
  await page.locator('#own-a-picture').setInputFiles(pictureA)
  await expect(page.locator('#own canvas')).toHaveCount(1)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.locator('#own-b-picture').setInputFiles(pictureB)
  await expect(page.locator('#own canvas')).toHaveCount(2)
  await show(page, a, b)
  await expect(results(page)).toBeFocused()
  await expect(ownResults(page)).toContainText('A is a.csv, 12 people. B is b.csv, 12 people.')
  await expect(page.getByRole('status').filter({ hasText: 'Done' })).toHaveText('Done. Your results are below.')
  // Replace the file for A with that of B, and remove the file for B.
  await show(page, b)
  await expect(ownResults(page)).toContainText('A is b.csv, 12 people.')
  await expect(ownResults(page)).not.toContainText('B is')
  expect(requested).toEqual([])
  expect(problems).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]))
  expect(kept).not.toMatch(/a01|b01|\.csv/)
  expect(await page.evaluate(async () => (await indexedDB.databases()).length + (await caches.keys()).length)).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('the example is drawn from the files of the case on the page', async ({ page }) => {
  await openOwn(page)
  await page.getByRole('button', { name: 'Show me an example' }).click()
  await expect(results(page)).toBeFocused()
  await expect(ownResults(page)).toContainText(
    'A is galaxy-a-simulated.csv, 12 people. B is galaxy-b-simulated.csv, 12 people.',
  )
  await expect(ownResults(page)).toContainText('The areas come from galaxy-areas')
})

test('if the example fails to load, the page says so', async ({ page }) => {
  await openOwn(page)
  await page.route('**/*.csv', (route) => route.abort())
  await page.getByRole('button', { name: 'Show me an example' }).click()
  await expect(errorMessage(page)).toHaveText('The example did not load. Check your connection and try again.')
  await expect(errorMessage(page)).toBeFocused()
})

test('fields with an invalid size keep their background, and the error is directly below them', async ({ page }) => {
  await openOwn(page)
  const background = () => page.getByLabel('Width').evaluate((field) => getComputedStyle(field).backgroundColor)
  const initial = await background()
  await page.locator('#own-a').setInputFiles(a)
  await page.getByRole('button', { name: 'Show the results' }).click()
  await expect(page.getByLabel('Width')).toHaveAttribute('aria-invalid', 'true')
  expect(await background()).toBe(initial)
  const [field, strip] = [await page.getByLabel('Width').boundingBox(), await errorMessage(page).boundingBox()]
  expect(Math.abs((field?.y ?? 0) + (field?.height ?? 0) - (strip?.y ?? 0))).toBeLessThanOrEqual(2)
})

test('a dropped file goes to the field for its type, and a file dropped elsewhere does not replace the page', async ({
  page,
}) => {
  const form = await openOwn(page)
  const drop = (target: string, files: readonly { name: string; type: string }[]) =>
    page.evaluate(
      ([selector, all]) => {
        const dataTransfer = new DataTransfer()
        for (const { name, type } of all) dataTransfer.items.add(new File(['x'], name, { type }))
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
        return document.querySelector(selector)?.dispatchEvent(event) === false
      },
      [target, files] as const,
    )
  const second = '#own fieldset:nth-of-type(2)'
  expect(
    await drop(second, [
      { name: 'b.png', type: 'image/png' },
      { name: 'b.csv', type: 'text/csv' },
    ]),
  ).toBe(true)
  await expect(form.locator('.own-slot .own-name')).toHaveText([/^Drop a CSV/, /^Drop a PNG/, 'b.csv', 'b.png'])
  await drop('#own-a', [{ name: 'excel', type: 'application/vnd.ms-excel' }])
  await expect(form.locator('.own-name').first()).toHaveText('excel')
  expect(await drop('footer', [{ name: 'a.csv', type: 'text/csv' }])).toBe(true)
  await form.getByRole('button', { name: 'Remove: Results' }).last().click()
  await expect(page.locator('#own-b')).toBeFocused()
  await expect(form.locator('.own-name').nth(2)).toHaveText(/^Drop a CSV/)
})

test('a visitor can open the form, choose files, read the results and close the form by keyboard', async ({ page }) => {
  await page.goto('/cases/galaxy')
  const control = page.locator('[data-own-open]')
  await control.focus()
  await page.keyboard.press('Enter')
  await expect(control).toHaveAttribute('aria-expanded', 'true')
  await expect(control).toHaveText('Close')
  const chooser = page.waitForEvent('filechooser')
  await page.locator('#own-a').focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(a)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Remove: Results' })).toBeFocused()
  await page.getByLabel('Width').focus()
  await page.keyboard.type('1200')
  await page.keyboard.press('Tab')
  await page.keyboard.type('750')
  await page.keyboard.press('Enter')
  await expect(results(page)).toBeFocused()
  await control.focus()
  await page.keyboard.press('Enter')
  await expect(control).toHaveAttribute('aria-expanded', 'false')
  await expect(control).toHaveText('Choose your files')
})

test('the form and the results have no accessibility violation, in light or dark', { tag: '@release' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const expectClean = async () => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    // The rest of the page does not change, and is checked by another test.
    expect(await violationsOf(page, '#your-own-results')).toEqual([])
    expect(await violationsInDark(page, '#your-own-results')).toEqual([])
  }
  await openOwn(page)
  await show(page, csv('broken.csv', 'x'))
  await expect(errorMessage(page)).toBeVisible()
  await expectClean()
  await page.locator('#own-a-picture').setInputFiles(pictureA)
  await expect(page.locator('#own canvas')).toHaveCount(1)
  await show(page, a, b)
  await expect(page.locator('[data-own-drawn]')).toBeVisible()
  await expectClean()
})

test('at 320, 390, 768 and 1440 px the form and the results fit, and controls are large enough to tap', {
  tag: '@release',
}, async ({ page }) => {
  const form = await openOwn(page)
  const expectToFit = async () => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over, `${width} px`).toBeLessThan(1)
      for (const each of await form.locator('input:visible, button:visible').all()) {
        const box = await each.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${width} px`).toBeGreaterThanOrEqual(24)
      }
    }
  }
  await show(page, csv(`${'long-name-'.repeat(12)}.csv`, 'x'))
  await expect(errorMessage(page)).toBeVisible()
  await expectToFit()
  await show(page, a, b)
  await expect(page.locator('[data-own-drawn]')).toBeVisible()
  await expectToFit()
})

test('a link in the results clicked with a modifier key opens in another tab, and this page does not change', {
  tag: '@release',
}, async ({ page, context }) => {
  await openOwn(page)
  await show(page, a, b)
  await expect(page.locator('[data-own-drawn]')).toBeVisible()
  const link = page.locator('.own-links a').last()
  const target = await link.getAttribute('href')
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL((url) => url.hash === target)
  await expect(page.locator(`${target}`)).not.toBeFocused()
  await link.click()
  await expect(page.locator(`${target}`)).toBeFocused()
})
