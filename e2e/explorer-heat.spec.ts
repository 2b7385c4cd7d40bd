import { expect, type Page, test } from '@playwright/test'
import { path, slider, startExplorer, waitForExplorer } from './support/explorer'

/** Returns the sum of the opacities of a version's heatmap; 0 if the heatmap is not shown. */
const heat = (page: Page, letter: 'a' | 'b') =>
  page.evaluate((name) => {
    const canvas = document.querySelector(`[data-version=${name}] canvas[data-heat]`) as HTMLCanvasElement
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(
      ...[0, 0, canvas.width, canvas.height],
    )
    return canvas.checkVisibility() ? data.reduce((sum, value, index) => sum + (index % 4 === 3 ? value : 0), 0) : 0
  }, letter)

test('a checkbox replaces the light with a heatmap, which follows the scrubber and is stored in the URL @engines-release', async ({
  page,
}) => {
  await startExplorer(page, '#t=1')
  const choice = page.getByRole('checkbox', { name: 'Heatmap so far' })
  const scale = page.getByText(
    /^\d+(\.\d+)?% of all gaze in one square degree\. 12 viewers, .* A and B share one scale\.$/,
  )
  await expect(choice).not.toBeChecked()
  expect([await heat(page, 'a'), await scale.count()]).toEqual([0, 0])
  await choice.press('Space')
  await expect(scale).toBeVisible()
  await expect(page.locator('[data-lit]')).toContainText('Heatmap of where viewers have looked so far.')
  await expect(
    page
      .locator('[data-version=b]')
      .getByRole('img', { name: /^Simulated: Heatmap of .* 12 viewers, 1\.0 s so far\./ }),
  ).toBeVisible()
  const early = await heat(page, 'b')
  expect(early).toBeGreaterThan(0)
  await slider(page).fill('8')
  expect(await heat(page, 'b')).toBeGreaterThan(2 * early)
  await slider(page).fill('1')
  expect(await heat(page, 'b')).toBe(early)
  await expect(page).toHaveURL(/#t=1&h=1$/)
  await choice.press('Space')
  expect([await heat(page, 'a'), await heat(page, 'b')]).toEqual([0, 0])
  await expect(page).toHaveURL(/#t=1$/)
  await slider(page).fill('8')
  await choice.press('Space')
  expect(await heat(page, 'b')).toBeGreaterThan(2 * early)
  await expect(page).toHaveURL(/#t=8&h=1$/)
  await page.goto('about:blank')
  await page.goto(`${path}#h=1`)
  await waitForExplorer(page)
  await expect(choice).toBeChecked()
  expect(await heat(page, 'a')).toBeGreaterThan(0)
})

/** The widths and views that every run tests; the others are tested only in a release. */
const inEachRun = ['1440 v=a', '768 view=swipe']

for (const width of [1440, 768])
  for (const view of ['v=a', 'v=b', 'view=swipe'])
    test(`at ${width} x 900 px a single picture leaves room for the scrubber below it: ${view}`, {
      tag: inEachRun.includes(`${width} ${view}`) ? [] : '@release',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await startExplorer(page, `#t=8&${view}`)
      await expect(page.locator('[data-frame]:visible').first()).toBeInViewport({ ratio: 1 })
      await expect(page.locator('[data-track]')).toBeInViewport({ ratio: 1 })
    })

test('while playing, the slider announces each second, and then where it stopped', async ({ page }) => {
  await startExplorer(page)
  const announcements = await page.evaluateHandle(() => {
    const texts: string[] = []
    const range = document.querySelector('[data-range]') as HTMLElement
    new MutationObserver(() => texts.push(range.getAttribute('aria-valuetext') ?? '')).observe(range, {
      attributeFilter: ['aria-valuetext'],
    })
    return texts
  })
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  // The slider was at the end, at 10 s.
  await expect.poll(() => slider(page).inputValue(), { timeout: 30_000 }).toMatch(/^[3-8]/)
  await page.getByRole('button', { name: 'Pause' }).press('Enter')
  const now = await page.locator('[data-now]').textContent()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `${now} of 10 seconds`)
  const seconds = (await announcements.jsonValue()).slice(0, -1).map((each) => Math.floor(Number.parseFloat(each)))
  // At most one announcement a second, and none twice.
  expect(seconds).toEqual([...new Set(seconds)])
  expect(seconds.length).toBeGreaterThan(1)
})
