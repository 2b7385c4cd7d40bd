import { test as base } from '@playwright/test'
import type { WebDriver } from 'selenium-webdriver'
import { notFoundPage } from '../kinds'
import { watchFromWithin } from '../probe'
import { type Relay, startRelay } from '../relay'
import { startWebKit } from './session'
import { type Visitor, visitorOf } from './visitor'

/**
 * Runs tests in WebKitGTK, with `visitor` in place of `page`. One browser serves all tests of a worker. Each test has
 * the site on a separate origin, so that nothing stored carries over from one test to the next.
 */
export const test = base.extend<{ site: Relay; visitor: Visitor }, { withReducedMotion: boolean; webkit: WebDriver }>({
  withReducedMotion: [false, { option: true, scope: 'worker' }],
  webkit: [
    async ({ withReducedMotion }, use) => {
      const { driver, close } = await startWebKit({ withReducedMotion })
      await use(driver)
      await close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ baseURL }, use) => {
    const relay = await startRelay(String(baseURL))
    relay.change = watchFromWithin
    relay.extra.set('/404.html', { type: 'text/html', body: notFoundPage() })
    await use(relay)
    await relay.close()
  },
  visitor: async ({ webkit, site }, use) => {
    await use(visitorOf(webkit, site.url))
    // Pending requests must not reach a closed site.
    await webkit.get('about:blank')
  },
})
