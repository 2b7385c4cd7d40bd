import { mkdirSync, writeFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page, test as TestOfPlaywright, Worker } from '@playwright/test'
// @ts-expect-error: this file has no types of its own. Its package is imported by path, because its name leads here.
import { test as playwrightTest } from '../../node_modules/@playwright/test/index.mjs'
import { addCounts, type Counts } from '../../tests/run/client-coverage/counts.mjs'

/**
 * Replaces `@playwright/test` in the release part `coverage-client`: adds up how often the branches of `client/` run on
 * the pages of each test.
 */
// @ts-expect-error
export * from '../../node_modules/@playwright/test/index.mjs'

/** What the instrumented scripts write, and what `carryCounts` adds. */
interface Counting {
  __coverage__?: Record<string, { b: Counts[string] }>
  /** The counts of the pages that were open in the same tab before. */
  carriedCounts?: Counts[]
}

/** A page that does not respond, for example because a test blocks its main thread, is left out after this time. */
const WAIT_MS = 5_000

/** Playwright's `test`, with a browser that saves the counts of all its contexts. */
export const test = (playwrightTest as typeof TestOfPlaywright).extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use, { workerIndex }) => {
      const total: Counts = {}
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        await context.addInitScript(carryCounts)
        readBeforeClosing(context, (counts) => addCounts(total, counts))
        return context
      }
      await use(browser)
      mkdirSync('.cache/client-coverage', { recursive: true })
      writeFileSync(`.cache/client-coverage/${workerIndex}.json`, JSON.stringify(total))
    },
    { scope: 'worker' },
  ],
})

/**
 * Runs in each page. Carries the counts of a page over to the next one in the same tab, because Chromium delivers no
 * message from a page that is being left. The next page removes them before its own scripts run, so that no test finds
 * them.
 */
function carryCounts(): void {
  const key = 'counts of branches'
  const page = globalThis as unknown as Counting
  const carried: Counts[] = []
  page.carriedCounts = carried
  let storage: Storage
  try {
    // Before a test replaces it.
    storage = sessionStorage
  } catch {
    return
  }
  const take = () => {
    carried.push(...JSON.parse(storage.getItem(key) ?? '[]'))
    storage.removeItem(key)
  }
  take()
  addEventListener('pageshow', take)
  addEventListener('pagehide', () => {
    const modules = Object.entries(page.__coverage__ ?? {})
    const counts = Object.fromEntries(modules.map(([name, { b }]) => [name, b]))
    storage.setItem(key, JSON.stringify([...carried, counts]))
  })
}

/** Reads the counts of the pages and workers of a context before they are closed. */
function readBeforeClosing(context: BrowserContext, add: (counts: Counts) => void): void {
  const readAll = async (pages: Page[]) => {
    const targets = pages.flatMap((page) => [...page.frames(), ...page.workers()])
    for (const counts of await Promise.all(targets.map(read))) counts.forEach(add)
  }
  context.on('page', (page) => {
    const close = page.close.bind(page)
    page.close = async (options) => {
      await readAll([page])
      await close(options)
    }
  })
  const close = context.close.bind(context)
  context.close = async (options) => {
    await readAll(context.pages())
    await close(options)
  }
}

async function read(target: Pick<Worker, 'evaluate'>): Promise<Counts[]> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<Counts[]>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, [])
  })
  const counts = target.evaluate((): Counts[] => {
    const { __coverage__ = {}, carriedCounts = [] } = globalThis as unknown as Counting
    return [...carriedCounts, Object.fromEntries(Object.entries(__coverage__).map(([name, { b }]) => [name, b]))]
  })
  // A page that has crashed or is being closed has nothing to report.
  return Promise.race([counts.catch(() => []), timeout]).finally(() => clearTimeout(timer))
}
