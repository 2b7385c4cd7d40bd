import type { CDPSession, Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { slowdownFor } from '../../tests/speed/slow-phone'

/**
 * Returns how many times longer work on the main thread takes on a mid-tier phone than on this machine. Measured times
 * are multiplied by it. Chromium's own throttling uses wall time, so on a busy machine it would slow the page down too
 * much. Only `choices.spec.ts` throttles by it, because the browser reports wall time there, and repeats slow rounds.
 */
export async function measureSlowdown(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await clocks(session)
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  const after = await clocks(session)
  // The benchmark uses wall time, but frames are measured in thread time. This removes the effect of other work.
  const share = (after.thread - before.thread) / (after.wall - before.wall)
  return slowdownFor(index / share)
}

/** Returns the processor time of the page's main thread and the wall time, in seconds. */
async function clocks(session: CDPSession): Promise<{ thread: number; wall: number }> {
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
  return { thread: read('ThreadTime'), wall: read('Timestamp') }
}
