import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { largeFile } from '../tests/research/sample-file'
import { PageWorkCounter } from './support/count-work'
import { startExplorer } from './support/explorer'
import { csv, openOwn, results, show } from './support/own-results'
import { visiblePanels } from './support/switcher'

// `npm run test:release -- speeds` times the work that is counted here. Each limit is about a third above the count.

for (const [view, state, limits] of [
  ['the light', '', { loops: 240, processed: 380, processedAtOnce: 900 }],
  // The heatmap paints each cell of a grid.
  ['the heatmap', '#h=1', { loops: 5800, processed: 9100, processedAtOnce: 28_000 }],
] as const)
  test(`a frame of ${view} calls few functions, changes few elements and rarely causes a layout`, {
    tag: '@release',
  }, async ({ page }) => {
    const counter = await PageWorkCounter.begin(page)
    await page.clock.install()
    await startExplorer(page, state)
    await page.getByRole('button', { name: 'Feelings' }).click()
    await page.clock.pauseAt(Date.now() + 60_000)
    const play = page.getByRole('button', { name: 'Play', exact: true })
    const { frames, ...work } = await counter.count(async () => {
      await play.press('Enter')
      for (let second = 0; second < 5; second++) await page.clock.runFor(1000)
    })
    await expect(page.locator('[data-now]')).toHaveText('5.0')
    expect(frames).toBeGreaterThan(300)
    expect(work.calls / frames).toBeLessThan(200)
    expect(work.loops / frames).toBeLessThan(limits.loops)
    expect(work.processed / frames).toBeLessThan(limits.processed)
    expect(work.processedAtOnce).toBeLessThan(limits.processedAtOnce)
    expect(work.changes / frames).toBeLessThan(12)
    expect(work.drawn / frames).toBeLessThan(280)
    expect(work.layouts / frames).toBeLessThan(0.5)
  })

test(
  'results of many people with twenty areas are drawn one chart at a time, in separate tasks',
  {
    tag: '@release',
  },
  async ({ page }, testInfo) => {
    const path = testInfo.outputPath('large.csv')
    // One person more than the page draws one by one, for a minute.
    writeFileSync(path, largeFile(41, 60))
    const areas = [...Array(20).keys()].map(
      (index) => `a,area ${index},${(index % 5) * 240},${Math.floor(index / 5) * 180},220,160`,
    )
    const counter = await PageWorkCounter.begin(page)
    await openOwn(page)
    await page
      .locator('#own-areas')
      .setInputFiles(csv('areas.csv', `version,area,x,y,width,height\n${areas.join('\n')}`))
    const work = await counter.count(async () => {
      await show(page, path)
      await expect(results(page)).toBeFocused({ timeout: 60_000 })
      await expect(page.locator('[data-own-drawn]')).toBeVisible({ timeout: 60_000 })
    })
    expect(work.calls).toBeLessThan(1_800_000)
    expect(work.loops).toBeLessThan(750_000)
    expect(work.processed).toBeLessThan(7_200_000)
    expect(work.processedAtOnce).toBeLessThan(2_600_000)
    expect(work.added).toBeLessThan(14_000)
    expect(work.addedAtOnce).toBeLessThan(6800)
  },
)

test('hydrating the home page, and then choosing a tab, takes little work', async ({ page }) => {
  const choose = (name: string) =>
    page.locator('label', { hasText: name }).evaluate((label) => (label as HTMLElement).click())
  // On a slow machine the translations may arrive after the panels have come to rest. Only a changed text shows it.
  await page.route('**/locales/en/common.json', async (route) => {
    const response = await route.fetch()
    const texts = await response.json()
    await route.fulfill({ response, json: { ...texts, switcher: { ...texts.switcher, legend: 'Loaded' } } })
  })
  const counter = await PageWorkCounter.begin(page)
  await page.goto('/')
  await page.locator('[data-island=features]').scrollIntoViewIfNeeded()
  const start = await counter.count(async () => {
    await choose('Emotions')
    await expect(page.locator('[data-panel][data-live]')).toHaveCount(4)
    await expect(page.getByRole('group', { name: 'Loaded' })).toBeVisible()
  })
  expect(start.calls).toBeLessThan(75_000)
  expect(start.loops).toBeLessThan(200_000)
  expect(start.processed).toBeLessThan(340_000)
  const choice = await counter.count(async () => {
    await choose('Areas of interest')
    await expect.poll(() => visiblePanels(page)).toEqual(['areasOfInterest'])
  })
  expect(choice.calls).toBeLessThan(11_000)
  expect(choice.loops).toBeLessThan(47_000)
  expect(choice.processed).toBeLessThan(4700)
})
