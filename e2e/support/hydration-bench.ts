import type { Page } from '@playwright/test'
import { shippedLoader } from './shipped-loader'

/** The path of a page that exists only while a test runs. */
export const BENCH = '/hydration-bench'

/** Replacements for the files of the framework: each records that it ran, and the last one hydrates the island. */
export const benchScripts: Record<string, string> = {
  '/bench/payload.js': 'ran.push("payload")',
  '/bench/runtime.js': 'ran.push("runtime")',
  '/bench/island.js': `ran.push("island"); {
    const island = document.querySelector('[data-island]')
    island.querySelector('button').addEventListener('click', () => {
      clicks.push(inTask++)
      // Runs after the task, so a second click in the same task gets a higher number.
      queueMicrotask(() => { inTask = 0 })
    })
    setTimeout(() => island.dispatchEvent(new CustomEvent('island:ready', { bubbles: true })))
  }`,
}

/** The test page, with what a test can read and change. */
interface Bench {
  /** URLs of missing files. */
  missing: Set<string>
  /** URLs of missing files for which the host sends a page, as some hosts do. */
  pages: Set<string>
  /** URLs of files that can be fetched but fail as scripts. */
  broken: Set<string>
  /** The type and name of each request for a file, in order, such as `fetch runtime`. */
  requested: string[]
  ran: () => Promise<string[]>
  /** For each click that the island received, the number of earlier clicks in the same task. */
  clicks: () => Promise<number[]>
}

/**
 * Returns a small page with one island below a paragraph, and the shipped loader.
 * @param above the height of the paragraph in pixels
 * @throws if there is no export
 */
export function benchPage(above = 3000): string {
  return `<!DOCTYPE html><html lang="en"><head><title>Bench</title></head><body style="margin:0"><button id="outside">Outside</button><p style="block-size:${above}px;margin:0"></p><section data-island="bench"><button type="button">Inside</button><input name="word"><p role="status" data-missing hidden>A file could not be loaded.</p></section><p style="block-size:3000px"></p><script>
    ran = []; clicks = []; inTask = 0
  </script><script>${shippedLoader(Object.keys(benchScripts))}</script></body></html>`
}

/**
 * Opens the test page.
 * @param connection the visitor's connection; undefined if the browser does not report it
 * @param above the distance of the island from the top in pixels; by default it is out of sight
 */
export async function openBench(
  page: Page,
  connection?: { saveData?: boolean; effectiveType?: string },
  above?: number,
): Promise<Bench> {
  const [missing, pages, broken] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const requested: string[] = []
  const body = benchPage(above)
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, connection)
  await page.route(`**${BENCH}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('**/bench/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    requested.push(`${route.request().resourceType()} ${pathname.slice('/bench/'.length, -'.js'.length)}`)
    if (missing.has(pathname)) return route.fulfill({ status: 404, body: '' })
    if (pages.has(pathname)) return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
    if (broken.has(pathname) && route.request().resourceType() === 'script') return route.abort()
    return route.fulfill({ contentType: 'text/javascript', body: benchScripts[pathname] ?? '' })
  })
  await page.goto(BENCH)
  const read = <Value>(name: string) => page.evaluate(name) as Promise<Value>
  return {
    ...{ missing, pages, broken, requested },
    ran: () => read<string[]>('ran'),
    clicks: () => read<number[]>('clicks'),
  }
}
