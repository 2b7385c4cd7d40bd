import { expect, type Page, test } from '@playwright/test'
import { printedCases, recomputedTables } from '../tests/research/printed-cases'
import { violationsInDark, violationsOf } from './support/axe'

const path = '/cases/galaxy'
const scanpathFile = /\/path-galaxy-[ab]\d+\./
const scanpathOf = (page: Page) => page.getByRole('group', { name: 'Viewer of A' }).getByRole('img')

test('only the scanpath of the chosen viewer is fetched, and arrow keys choose another viewer', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (scanpathFile.test(request.url())) requested.push(request.url())
  })
  await page.goto(path)
  await scanpathOf(page).scrollIntoViewIfNeeded()
  await expect.poll(() => requested.filter((url) => url.includes('-a')).length).toBe(1)
  await expect(scanpathOf(page)).toHaveAttribute('alt', /^Simulated: Eye movements of viewer a01, A: /)
  await page.getByRole('radio', { name: 'a01' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(scanpathOf(page)).toHaveCount(1)
  await expect(scanpathOf(page)).toHaveAttribute('alt', /^Simulated: Eye movements of viewer a02, A: /)
  await expect.poll(() => requested.filter((url) => url.includes('-a')).length).toBe(2)
  expect(new Set(requested).size).toBe(requested.length)
})

test('on the narrowest phone the page does not scroll sideways, and a long table can be scrolled by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(path)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const tables = page.locator('figure table, details table')
  const printed = printedCases.filter(({ slug }) => path.endsWith(slug))
  await expect(tables).toHaveCount(printed.flatMap(recomputedTables).length)
  const wider = await tables.evaluateAll((all) =>
    all
      .filter((table) => table.clientWidth > (table.parentElement?.clientWidth ?? 0))
      .map((table) => table.textContent),
  )
  expect(wider).toEqual([])
  const region = page.getByRole('region', { name: 'Numbers: every viewer' })
  await region.focus()
  // A key pressed while the opened tables are being laid out has no effect, so it is pressed again, as a visitor would.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return await region.evaluate((element) => element.scrollTop)
    })
    .toBeGreaterThan(0)
})

test('with all tables open, axe finds no violation in the light or dark colour scheme', { tag: '@release' }, async ({
  page,
}) => {
  await page.goto(path)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  expect(await violationsOf(page)).toEqual([])
  expect(await violationsInDark(page)).toEqual([])
})

/** Returns the colour of each line of a plot, and whether the line is solid. */
const linesOf = (page: Page) =>
  page
    .getByRole('img', { name: /^Simulated: Happiness over time/ })
    .locator('path')
    .evaluateAll((paths) =>
      paths
        .map((each) => getComputedStyle(each))
        .filter(({ fill }) => fill === 'none')
        .map(({ stroke, strokeDasharray }) => [stroke, strokeDasharray === 'none']),
    )

test('in print the lines are black, and those of B are dashed', async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await linesOf(page)).toEqual([
    ['rgb(0, 0, 0)', true],
    ['rgb(0, 0, 0)', false],
  ])
})

test('in forced-colours mode, lines take the visitor’s colours, and the lines, letters and eyes of B are dashed', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(path)
  expect(await linesOf(page)).toEqual([
    ['rgb(255, 255, 255)', true],
    ['rgb(255, 255, 255)', false],
  ])
  const row = page.locator('figure', { has: page.getByRole('heading', { name: 'Engagement' }) })
  const borders = row
    .getByText(/^[AB]$/)
    .evaluateAll((letters) => letters.map((each) => getComputedStyle(each).borderStyle))
  expect(await borders).toEqual(['solid', 'dashed'])
  const eyes = row.getByRole('img', { name: /^Simulated: [AB] has/ }).evaluateAll((strips) =>
    strips.map((strip) => {
      const { stroke, fill, strokeDasharray } = getComputedStyle(strip.querySelector('circle') as Element)
      return [stroke === fill, strokeDasharray === 'none']
    }),
  )
  expect(await eyes).toEqual([
    [false, true],
    [false, false],
  ])
})
