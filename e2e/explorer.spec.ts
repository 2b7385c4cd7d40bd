import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { path, slider, startExplorer, waitForExplorer } from './support/explorer'
import { recordProblems } from './support/record-problems'
import { violations, watchViolations } from './support/violations'
import { waitUntilIdle } from './support/wait-until-idle'

const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Returns the fraction of pixels of a version that are lit, from 0 to 1. */
const lit = (page: Page, letter: 'a' | 'b') =>
  page.evaluate((name) => {
    const canvas = document.querySelectorAll<HTMLCanvasElement>(`[data-version=${name}] canvas`)[1] as HTMLCanvasElement
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    )
    return data.filter((value, index) => index % 4 === 3 && value > 0).length / (data.length / 4)
  }, letter)

test('nothing is fetched before a visitor uses the stage, and the stage does not start on its own', async ({
  page,
  baseURL,
}) => {
  const problems = recordProblems(page, baseURL as string)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await watchViolations(page)
  await page.goto(path)
  await waitUntilIdle(page)
  await page.mouse.wheel(0, 4000)
  expect(requested.filter((each) => /explorer/.test(each))).toEqual([])
  await slider(page).focus()
  await waitForExplorer(page)
  expect(requested.filter((each) => /explorer/.test(each)).map((each) => each.split('/').at(-1))).toEqual([
    ...['explorer.js', 'explorer-a.json', 'explorer-b.json'],
  ])
  await expect(page.locator('[data-now]')).toHaveText('10.0')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('the scrubber changes light, bars, text and URL, forwards and backwards @engines-release', async ({ page }) => {
  await startExplorer(page)
  const before = await lit(page, 'a')
  await slider(page).fill('4.2')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '4.2 of 10 seconds')
  await expect(page.locator('[data-lit]')).toContainText('Each eye is one viewer, right now.')
  await expect(page.getByRole('group', { name: 'Feelings' })).toContainText(/A\s*\+\d+\.\d\s*B\s*\+\d+\.\d\s*points/)
  const after = await lit(page, 'a')
  expect(after).toBeGreaterThan(0.02)
  expect(after).toBeLessThan(before)
  await expect(page).toHaveURL(/#t=4\.2$/)
  await slider(page).press('ArrowRight')
  await expect(page.locator('[data-now]')).toHaveText('4.3')
  await slider(page).press('End')
  await expect.poll(() => lit(page, 'a')).toBe(before)
  await expect(page).toHaveURL(/\/cases\/galaxy$/)
  await slider(page).press('Home')
  await expect.poll(() => lit(page, 'a')).toBe(0)
})

test('pressing Play before the script has loaded starts playing once it has, and a second press pauses', async ({
  page,
}) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(async () => Number(await page.locator('[data-now]').textContent())).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  const now = await page.locator('[data-now]').textContent()
  expect(Number(now)).toBeLessThan(10)
  await expect(page).toHaveURL(new RegExp(`#t=${Number(now)}$`))
})

test('A and B can be shown on top of each other, and arrow keys move the divider between them', async ({ page }) => {
  await startExplorer(page)
  await page.getByRole('radio', { name: 'Swipe' }).check()
  const boxes = await page
    .locator('[data-frame]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))
  expect(boxes[0]).toEqual(boxes[1])
  const divider = page.getByRole('slider', { name: 'Divider between A and B' })
  await divider.press('ArrowRight')
  await expect(divider).toHaveAttribute('aria-valuetext', '51% of A, 49% of B')
  await expect(page).toHaveURL(/#view=swipe$/)
  await page.getByRole('radio', { name: 'Only B' }).check()
  await expect(divider).toBeHidden()
  await expect(page.locator('[data-version=a]')).toBeHidden()
})

test('the current moment is marked in charts of the whole session, and not in those relative to a first look', async ({
  page,
}) => {
  await startExplorer(page, '#t=4.2')
  const all = page.locator('line[data-cursor]')
  const marked = () =>
    all.evaluateAll((lines) => lines.filter((line) => getComputedStyle(line).visibility === 'visible').length)
  expect(await marked()).toBe(0)
  const cursor = page.locator('line[data-cursor^="0 "]').first()
  await cursor.evaluate((line) => line.closest('figure')?.scrollIntoView())
  await expect(cursor).toHaveCSS('visibility', 'visible')
  await expect(cursor).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 420, 0)')
  expect(
    await page
      .locator('line[data-cursor^="-"]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('style'))),
  ).toEqual(expect.not.arrayContaining([expect.stringContaining('visible')]))
})

test('deselected viewers do not count', async ({ page }) => {
  await startExplorer(page)
  await open(page, 'Viewers')
  const checkboxes = page.getByRole('group', { name: /^A: / })
  await checkboxes.getByRole('checkbox', { name: 'a01' }).uncheck()
  await expect(page.getByRole('group', { name: 'A: 11 of 12 viewers' })).toBeVisible()
  await expect(page.locator('[data-counted]')).toContainText('out of 11 and 12')
  await checkboxes.getByRole('button', { name: 'None' }).click()
  await expect.poll(() => lit(page, 'a')).toBe(0)
  expect(await lit(page, 'b')).toBeGreaterThan(0.1)
  await expect(page).toHaveURL(/#p=a$/)
  await checkboxes.getByRole('button', { name: 'All' }).click()
  await expect(page).toHaveURL(/galaxy$/)
})

/** Returns the figures in the table of the drawn area, row by row. */
const figures = (page: Page) => page.getByRole('group', { name: 'Area', exact: true }).locator('td b').allTextContents()

test('an area drawn by mouse can be moved and resized by keyboard, and its figures change immediately', async ({
  page,
}) => {
  await startExplorer(page)
  await open(page, 'Area')
  const frame = page.locator('[data-version=a] [data-frame]')
  await frame.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await frame.boundingBox()) as { x: number; y: number; width: number; height: number }
  await page.mouse.move(x + width * 0.5, y + height * 0.3)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.9, y + height * 0.7, { steps: 4 })
  await page.mouse.up()
  const before = await figures(page)
  expect(before).toHaveLength(8)
  const box = page.locator('[data-version=a]').getByRole('button', { name: /^Area of interest/ })
  await page.getByText('Enter numbers').click()
  const field = (name: string) => page.getByRole('spinbutton', { name })
  const left = Number(await field('From the left').inputValue())
  expect(left).toBeGreaterThan(550)
  await box.focus()
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowLeft')
  await expect(field('From the left')).toHaveValue(String(left - 200))
  await page.keyboard.press('Shift+ArrowDown')
  expect(await figures(page)).not.toEqual(before)
  await field('Width').fill('60')
  await expect(page.getByText(/^Too small to be reliable/).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Simulated: A: Time on area/ })).toHaveCount(1)
  await box.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Start with' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Area', exact: true })).toBeFocused()
  await expect(box).toBeHidden()
})

test('an area of the case has the figures that the page quotes', async ({ page }) => {
  await startExplorer(page)
  await open(page, 'Area')
  await page.getByRole('combobox', { name: 'Start with' }).selectOption('headline')
  const [, , share] = await figures(page)
  const text = readFileSync('content/cases/galaxy/index.md', 'utf8')
  expect(text).toContain('It has {{a.areas.headline.dwellShare}} of fixation time')
  await expect(page.getByText(`It has ${share} of fixation time`)).toHaveCount(1)
  // Each version has an area with that name, at a different position in its picture.
  const positions = await page
    .locator('.explorer-box')
    .evaluateAll((boxes) => boxes.map((box) => [(box as HTMLElement).style.left, (box as HTMLElement).style.top]))
  expect(positions[0]).not.toEqual(positions[1])
})
