import { expect, test } from '@playwright/test'
import { traceLongestTask } from '../support/frames'
import { timesSlower } from '../support/phone'
import { visiblePanels } from '../support/switcher'

/** Milliseconds that one task may take on a mid-tier phone: a choice waits for it, or is it. */
const MAX = 100
const ROUNDS = 5

test('choosing tabs before, during and after hydration is never delayed by a long task on a slow phone', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const rounds: number[] = []
  const isGood = (longest: number) => longest <= MAX
  // On a busy machine a round can be slow; the best of five shows what the page needs.
  while (rounds.length < ROUNDS && !rounds.some(isGood)) {
    // A returning visitor's browser has the scripts compiled in its cache.
    const page = await browser.newPage({ baseURL })
    const choose = (name: string) =>
      page.locator('label', { hasText: name }).evaluate((label) => (label as HTMLElement).click())
    await page.goto('/')
    await page.locator('[data-island=features]').scrollIntoViewIfNeeded()
    const slower = await timesSlower(page)
    const longest = await traceLongestTask(browser, page, async () => {
      await choose('Emotions')
      await choose('Heart rate')
      await expect(page.locator('[data-panel][data-live]')).toHaveCount(4)
      await choose('Areas of interest')
      await choose('Heatmaps')
      await expect.poll(() => visiblePanels(page)).toEqual(['heatmaps'])
    })
    await page.close()
    rounds.push(longest * slower)
  }
  const summary = `Longest task: ${rounds.map((longest) => `${longest.toFixed(0)} ms`).join(', ')}`
  console.log(summary)
  expect(rounds.some(isGood), summary).toBe(true)
})
