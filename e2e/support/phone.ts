import type { CDPSession, Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { slowdownFor } from '../../tests/speed/slow-phone'

/**
 * How many times longer a mid-tier phone takes than this machine for what the main thread does, whatever machine this is.
 * Its times are multiplied by it: Chromium's own slowing down runs by the clock on the wall, so that beside other work a
 * page gets slower than asked for.
 */
export async function timesSlower(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await clocks(session)
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  const after = await clocks(session)
  // The benchmark counts by the clock on the wall, frames are judged by the thread's own: other work takes from neither.
  const share = (after.thread - before.thread) / (after.wall - before.wall)
  return slowdownFor(index / share)
}

/** Seconds: of the page's main thread at work, and as they pass. */
async function clocks(session: CDPSession): Promise<{ thread: number; wall: number }> {
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { thread: read('ThreadTime'), wall: read('Timestamp') }
}
