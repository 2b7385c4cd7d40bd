import { expect, test } from '@playwright/test'
import { openBench } from './support/hydration-bench'

/** The time that a panel takes to enter, in milliseconds. */
const PANEL_MS = 700

test('React starts once the visitor has been idle for as long as a panel takes to enter, and each interaction restarts that time', {
  tag: '@engines-release',
}, async ({ page }) => {
  await page.clock.install()
  const bench = await openBench(page, { saveData: true })
  await page.clock.pauseAt(Date.now() + 60_000)
  const word = page.locator('[name="word"]')
  await word.focus()
  await expect.poll(() => bench.requested.length).toBe(3)
  for (const key of ['a', 'b', 'c']) {
    await word.press(key)
    await page.clock.runFor(PANEL_MS - 50)
    expect(await bench.ran()).toEqual([])
  }
  await page.clock.runFor(2 * PANEL_MS)
  await page.clock.resume()
  await expect.poll(bench.ran).toEqual(['payload', 'runtime', 'island'])
})
