import type { Browser, BrowserContext, Page, Route } from '@playwright/test'
import { siteConfig } from '../../site.config'
import { COMPARED_STYLES, type Snapshot, snapshot } from '../../tests/same-as-next/snapshot'
import { watchIslands } from './islands'
import { startSite, type TestSite } from './site'

/** An unknown path: both sides respond with their 404.html. */
export const NO_PAGE = '/there-is-no-such-page'

/** Serves an export like a host that cannot redirect, so that its not-found page can be tested. */
export const serve = (outDir: string): Promise<TestSite> =>
  startSite({ outDir, policy: { ...siteConfig.hosting, unknown: 'notFoundPage' } })

/** Opens pages one at a time, and reads each once it has stopped changing. */
export interface Reader {
  read: (path: string, change?: (html: string) => string) => Promise<Snapshot>
  close: () => Promise<void>
}

/**
 * `next`: Next's own export, read once all of it has hydrated. `shipped`: the shipped export, with a header that blocks
 * every script, so that page and styles are as they are shipped. `late`: the shipped export with its script, read after
 * a visitor's first interaction has hydrated it.
 */
type Side = 'next' | 'shipped' | 'late'

/** Opens a reader of one side, in a window of this width. */
export async function openReader(browser: Browser, site: TestSite, side: Side, width: number): Promise<Reader> {
  const viewport = { width, height: 900 }
  const context: BrowserContext = await browser.newContext({
    baseURL: site.url,
    viewport,
    hasTouch: width < siteConfig.reveal.phoneBelowPx,
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  await watchIslands(page)
  let change = (html: string): string => html
  await page.route('**/*', (route) => fulfil(route, side, (html) => change(html)))
  const read = async (path: string, given = (html: string): string => html): Promise<Snapshot> => {
    change = given
    await page.goto(path)
    if (side === 'late') await interactWithIsland(page)
    if (side !== 'shipped') await waitForHydration(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return JSON.parse(await page.evaluate(snapshot, COMPARED_STYLES))
  }
  return { read, close: () => context.close() }
}

/** Fulfils a request with the response of the site, as changed for this side. */
async function fulfil(route: Route, side: Side, change: (html: string) => string): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.continue()
  // On a busy machine a kept-alive connection may be closed just as it is being reused.
  const response = await route.fetch({ maxRetries: 3 })
  // On both sides the not-found page would redirect before it is read. Another test checks the redirect.
  const body = (await response.text()).replaceAll(/("|\\")refresh\1/g, '$1refresh (held by a test)$1')
  const headers = response.headers()
  if (side === 'shipped') headers['content-security-policy'] += ", script-src 'none'"
  await route.fulfill({ response, headers, body: change(body) })
}

/** Makes a first interaction that leaves no trace: nothing is scrolled, and no element keeps the focus. */
function interactWithIsland(page: Page): Promise<void> {
  return page.evaluate(() => {
    const field = document.querySelector<HTMLElement>('[data-island] input:not([type="hidden"], [tabindex="-1"])')
    field?.focus({ preventScroll: true })
    field?.blur()
  })
}

/** Waits until React has hydrated its root, the last element and each island. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    const { islandEvents } = window as unknown as { islandEvents: string[] }
    const isHydrated = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'))
    return (
      document.querySelector('next-route-announcer') !== null &&
      isHydrated(document.querySelector('body > footer')) &&
      islands.every(({ dataset }) => islandEvents.includes(`island:ready ${dataset.island}`))
    )
  })
}
