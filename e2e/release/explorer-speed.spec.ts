import { expect, test } from '@playwright/test'
import { startExplorer } from '../support/explorer'
import { type Frames, median, traceFrames } from '../support/frames'
import { measureSlowdown } from '../support/measure-slowdown'

/**
 * The longest median time of script and layout in a frame, and the longest task, in milliseconds on a mid-tier phone.
 */
const MAX = { frame: 8, task: 50 }
const ROUNDS = 3

for (const [view, state] of [
  ['the light', ''],
  ['the heatmap', '#h=1'],
] as const)
  test(`ten seconds of ${view} play smoothly on a slow phone`, async ({ page, browser }) => {
    test.setTimeout(180_000)
    await startExplorer(page, state)
    await page.getByRole('button', { name: 'Feelings' }).click()
    const slowdown = await measureSlowdown(page)
    const play = page.getByRole('button', { name: 'Play', exact: true })
    const rounds: Frames[] = []
    const isGood = ({ perFrame, longestTask }: Frames) =>
      median(perFrame) * slowdown <= MAX.frame && longestTask * slowdown <= MAX.task
    // On a busy machine a round can be slow; the best of three shows what the page needs.
    while (rounds.length < ROUNDS && !rounds.some(isGood)) {
      rounds.push(
        await traceFrames(browser, page, async () => {
          await play.press('Enter')
          await expect(page.locator('[data-now]')).not.toHaveText('10.0')
          await expect(page.locator('[data-now]')).toHaveText('10.0', { timeout: 60_000 })
        }),
      )
    }
    const lines = rounds.map(
      ({ perFrame, longestTask }) =>
        `${perFrame.length} frames, ${(median(perFrame) * slowdown).toFixed(1)} ms a frame, longest task ${(longestTask * slowdown).toFixed(1)} ms`,
    )
    const summary = `on a phone ${slowdown.toFixed(1)} times slower: ${lines.join('; ')}`
    console.log(summary)
    expect(rounds.some(isGood), summary).toBe(true)
  })
