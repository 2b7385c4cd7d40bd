import { expect, test } from '@playwright/test'
import { traceLongestTask } from '../support/frames'
import { measureSlowdown } from '../support/measure-slowdown'
import { visiblePanels } from '../support/switcher'

/**
 * The longest that one task may take on a mid-tier phone, in milliseconds. Choosing a tab waits for such a task or is
 * one.
 */
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
    // Each round starts with an empty cache: a returning visitor's browser would already hold the compiled scripts.
    const page = await browser.newPage({ baseURL })
    const choose = (name: string) =>
      page.locator('label', { hasText: name }).evaluate((label) => (label as HTMLElement).click())
    await page.goto('/')
    await page.locator('[data-island=features]').scrollIntoViewIfNeeded()
    const slowdown = await measureSlowdown(page)
    const longest = await traceLongestTask(browser, page, async () => {
      await choose('Emotions')
      await choose('Heart rate')
      await expect(page.locator('[data-panel][data-live]')).toHaveCount(4)
      await choose('Areas of interest')
      await choose('Heatmaps')
      await expect.poll(() => visiblePanels(page)).toEqual(['heatmaps'])
    })
    await page.close()
    rounds.push(longest * slowdown)
  }
  const summary = `Longest task: ${rounds.map((longest) => `${longest.toFixed(0)} ms`).join(', ')}`
  console.log(summary)
  expect(rounds.some(isGood), summary).toBe(true)
})
