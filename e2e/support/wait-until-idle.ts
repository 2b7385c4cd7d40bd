import type { Page } from '@playwright/test'

/**
 * Waits until the browser has been idle twice, when everything that is fetched on idle has been requested. A frame is
 * drawn first: on a busy machine, Chromium may report no idle time on a page that draws nothing more.
 */
export function waitUntilIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    for (let times = 0; times < 2; times++) {
      await new Promise<unknown>((done) => requestIdleCallback(done, { timeout: 1000 }))
    }
  })
}
