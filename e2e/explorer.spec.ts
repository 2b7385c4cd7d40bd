import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { listen } from './support/listen'
import { violations, watchViolations } from './support/violations'

const path = '/cases/galaxy'
const slider = (page: Page) => page.getByRole('slider', { name: 'Moment shown' })
const awake = (page: Page) => page.locator('[data-awake]').waitFor()
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The page with its stage awake, by the keyboard's focus. */
async function wake(page: Page, hash = '') {
  await page.goto(path + hash)
  if (!hash) await slider(page).focus()
  await awake(page)
}

/** Share of the lit pixels of a version's light, 0 to 1. */
const lit = (page: Page, letter: 'a' | 'b') =>
  page.evaluate((name) => {
    const canvas = document.querySelectorAll<HTMLCanvasElement>(`[data-version=${name}] canvas`)[1] as HTMLCanvasElement
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    )
    return data.filter((value, at) => at % 4 === 3 && value > 0).length / (data.length / 4)
  }, letter)

test('nothing is fetched before the stage is touched, and it does not start by itself', async ({ page, baseURL }) => {
  const heard = listen(page, baseURL as string)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await watchViolations(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 4000)
  expect(asked.filter((each) => /explorer/.test(each))).toEqual([])
  await slider(page).focus()
  await awake(page)
  expect(asked.filter((each) => /explorer/.test(each)).map((each) => each.split('/').at(-1))).toEqual([
    ...['explorer.js', 'explorer-a.json', 'explorer-b.json'],
  ])
  await expect(page.locator('[data-now]')).toHaveText('10.0')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(heard).toEqual([])
})

test('one scrubber drives light, bars, words and the address, and goes back as well @engines', async ({ page }) => {
  await wake(page)
  const whole = await lit(page, 'a')
  await slider(page).fill('4.2')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '4.2 of 10 seconds')
  await expect(page.locator('[data-lit]')).toContainText('from 0 to 4.2 s.')
  await expect(page.getByRole('group', { name: 'Feelings' })).toContainText(/A\s*\+\d+ B\s*\+\d+ points/)
  const part = await lit(page, 'a')
  expect(part).toBeGreaterThan(0.02)
  expect(part).toBeLessThan(whole)
  await expect(page).toHaveURL(/#t=4\.2$/)
  await slider(page).press('ArrowRight')
  await expect(page.locator('[data-now]')).toHaveText('4.3')
  await slider(page).press('End')
  await expect.poll(() => lit(page, 'a')).toBe(whole)
  await expect(page).toHaveURL(/\/cases\/galaxy$/)
  await slider(page).press('Home')
  await expect.poll(() => lit(page, 'a')).toBe(0)
})

test('a press on play before the script is there plays when it is, and a second one pauses', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(async () => Number(await page.locator('[data-now]').textContent())).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  const now = await page.locator('[data-now]').textContent()
  expect(Number(now)).toBeLessThan(10)
  await expect(page).toHaveURL(new RegExp(`#t=${Number(now)}$`))
})

test('an address with a state wakes the stage and shows it; going back leads to the page before', async ({ page }) => {
  await page.goto('/cases')
  await page.goto(`${path}#v=b&t=4.2&p=b1.2&a=640.360.250.72`)
  await awake(page)
  await expect(page.locator('[data-version=a]')).toBeHidden()
  await expect(page.locator('[data-now]')).toHaveText('4.2')
  await expect(page.getByRole('table').first()).toContainText('of 2')
  await expect(page.getByRole('button', { name: /^Area of interest, 250 wide and 72 high/ })).toBeVisible()
  await expect(page.locator('[data-explorer]')).toBeInViewport()
  for (const moment of ['1', '2', '3']) await slider(page).fill(moment)
  await expect(page).toHaveURL(/#v=b&t=3&/)
  await page.goBack()
  await expect(page).toHaveURL(/\/cases$/)
})

test('a state of which nothing is understood moves nothing, and anchors of the page lead to their sections', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${path}#t=1e9&v=<img src=x onerror=alert(1)>&p=zzz&a=NaN.2.3.4&view=__proto__&t=NaN`)
  await page.waitForLoadState('networkidle')
  expect(
    await page.evaluate(() => [scrollY, document.querySelectorAll('[data-awake], script[src*=explorer]').length]),
  ).toEqual([0, 0])
  // Once somebody wants the stage to move, what nobody understands goes.
  await slider(page).focus()
  await awake(page)
  await expect(page).toHaveURL(/\/cases\/galaxy$/)
  // Another fragment alone would be the same page.
  await page.goto('about:blank')
  await page.goto(`${path}#overall-scores`)
  await expect(page.locator('#overall-scores')).toBeInViewport()
  await expect(page.locator('[data-awake]')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('what is out of range is put in range, and the address says what is shown', async ({ page }) => {
  await wake(page, '#t=99&a=-1.20.5000.100&p=a1.99_b99')
  await expect(page.locator('[data-now]')).toHaveText('10.0')
  await expect(page).toHaveURL(/galaxy#p=a1&a=0\.20\.1200\.100$/)
  await page.evaluate(() => {
    location.hash = '#t=NaN'
  })
  await expect(page).toHaveURL(/galaxy#p=a1&a=0\.20\.1200\.100$/)
})

/** Sum of the opacities of a version's heatmap, and whether it is shown. */
const heat = (page: Page, letter: 'a' | 'b') =>
  page.evaluate((name) => {
    const canvas = document.querySelector(`[data-version=${name}] canvas[data-heat]`) as HTMLCanvasElement
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      ...[0, 0, canvas.width, canvas.height],
    )
    return canvas.checkVisibility() ? data.reduce((sum, value, at) => sum + (at % 4 === 3 ? value : 0), 0) : 0
  }, letter)

test('the scrubber drives a heatmap, which a switch takes away and the address remembers @engines', async ({
  page,
}) => {
  await wake(page, '#t=1')
  const early = await heat(page, 'b')
  expect(early).toBeGreaterThan(0)
  await slider(page).fill('8')
  expect(await heat(page, 'b')).toBeGreaterThan(2 * early)
  await slider(page).fill('1')
  expect(await heat(page, 'b')).toBe(early)
  const choice = page.getByRole('checkbox', { name: 'Heatmap so far' })
  await choice.press('Space')
  expect([await heat(page, 'a'), await heat(page, 'b')]).toEqual([0, 0])
  await expect(page).toHaveURL(/#t=1&h=0$/)
  await slider(page).fill('8')
  await choice.press('Space')
  expect(await heat(page, 'b')).toBeGreaterThan(2 * early)
  await expect(page).toHaveURL(/#t=8$/)
  await page.goto('about:blank')
  await page.goto(`${path}#h=0`)
  await awake(page)
  await expect(choice).not.toBeChecked()
  expect(await heat(page, 'a')).toBe(0)
})

for (const view of ['a', 'b', 'swipe'])
  test(`at 1440 x 900 a picture by itself leaves room for the scrubber: ${view}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await wake(page, `#t=8&${view === 'swipe' ? 'view' : 'v'}=${view}`)
    await expect(page.locator('[data-frame]:visible').first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-track]')).toBeInViewport({ ratio: 1 })
  })

test('the slider says a new second while the time runs, and where it stopped', async ({ page }) => {
  await wake(page)
  const told = await page.evaluateHandle(() => {
    const said: string[] = []
    const range = document.querySelector('[data-range]') as HTMLElement
    new MutationObserver(() => said.push(range.getAttribute('aria-valuetext') ?? '')).observe(range, {
      attributeFilter: ['aria-valuetext'],
    })
    return said
  })
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  await expect.poll(async () => Number(await slider(page).inputValue()), { timeout: 30_000 }).toBeGreaterThan(2.9)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  const now = await page.locator('[data-now]').textContent()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${now} of 10 seconds`)
  const seconds = (await told.jsonValue()).slice(0, -1).map((each) => Math.floor(Number.parseFloat(each)))
  // One a second at most: the same is not said twice.
  expect(seconds).toEqual([...new Set(seconds)])
  expect(seconds.length).toBeGreaterThan(1)
})

test('A and B lie on one place, and a divider parts them by keys', async ({ page }) => {
  await wake(page)
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

test('the moment is marked in the charts by the clock, and in no others', async ({ page }) => {
  await wake(page, '#t=4.2')
  const all = page.locator('line[data-cursor]')
  const marked = () =>
    all.evaluateAll((lines) => lines.filter((line) => getComputedStyle(line).visibility === 'visible').length)
  expect(await marked()).toBe(0)
  const clock = page.locator('line[data-cursor^="0 "]').first()
  await clock.evaluate((line) => line.closest('figure')?.scrollIntoView())
  await expect(clock).toHaveCSS('visibility', 'visible')
  await expect(clock).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 420, 0)')
  expect(
    await page
      .locator('line[data-cursor^="-"]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('style'))),
  ).toEqual(expect.not.arrayContaining([expect.stringContaining('visible')]))
})

test('people who are not chosen do not count', async ({ page }) => {
  await wake(page)
  await open(page, 'Viewers')
  const chips = page.getByRole('group', { name: /^A: / })
  await chips.getByRole('checkbox', { name: 'a01' }).uncheck()
  await expect(page.getByRole('group', { name: 'A: 11 of 12 viewers' })).toBeVisible()
  await expect(page.locator('[data-counted]')).toContainText('out of 11 and 12')
  await chips.getByRole('button', { name: 'None' }).click()
  await expect.poll(() => lit(page, 'a')).toBe(0)
  expect(await lit(page, 'b')).toBeGreaterThan(0.1)
  await expect(page).toHaveURL(/#p=a$/)
  await chips.getByRole('button', { name: 'All' }).click()
  await expect(page).toHaveURL(/galaxy$/)
})

/** Cells of the table of the drawn area, row by row. */
const figures = (page: Page) => page.getByRole('group', { name: 'Area', exact: true }).locator('td b').allTextContents()

test('an area is drawn by mouse, then moved and resized by keys, and read at once', async ({ page }) => {
  await wake(page)
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
  await page.getByText('Set it by number').click()
  const field = (name: string) => page.getByRole('spinbutton', { name })
  const left = Number(await field('From the left').inputValue())
  expect(left).toBeGreaterThan(550)
  await box.focus()
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowLeft')
  await expect(field('From the left')).toHaveValue(String(left - 200))
  await page.keyboard.press('Shift+ArrowDown')
  expect(await figures(page)).not.toEqual(before)
  await field('Width').fill('60')
  await expect(page.getByText(/^Too small to trust/).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^A: Time on it/ })).toHaveCount(1)
  await box.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Start with' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Area', exact: true })).toBeFocused()
  await expect(box).toBeHidden()
})

test('an area of the case has the figures that the page quotes', async ({ page }) => {
  await wake(page)
  await open(page, 'Area')
  await page.getByRole('combobox', { name: 'Start with' }).selectOption('A: headline')
  const [, , share] = await figures(page)
  const text = readFileSync('content/cases/galaxy/index.md', 'utf8')
  expect(text).toContain('It has {{a.areas.headline.dwellShare}} of the time in which eyes rested')
  await expect(page.getByText(`It has ${share} of the time in which eyes rested`)).toHaveCount(1)
})
