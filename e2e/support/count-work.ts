import type { CDPSession, JSHandle, Page } from '@playwright/test'
import { type NativeWork, watchNatives } from '../../tests/fixtures/watch-natives'

/**
 * The work that a page did while it was being counted. The counts are the same on every machine, whatever else it runs.
 */
interface Work {
  /** Calls to functions in the page’s scripts, but not in workers. */
  calls: number
  /**
   * How often blocks ran, counting only those that run more or less often than the rest of their function, such as
   * loops.
   */
  loops: number
  /** Native work, and the most in one task: see `watchNatives`. */
  processed: number
  processedAtOnce: number
  /** Animation frames in which a script did something. */
  frames: number
  /** Changes to the document that a `MutationObserver` reports. */
  changes: number
  /** Elements that were inserted, and the most in one task. */
  added: number
  addedAtOnce: number
  /** Calls to canvas methods. */
  drawn: number
  /** How often the browser calculated the layout: at most once a frame, unless a script reads a position. */
  layouts: number
}

type Counted = Pick<Work, 'processed' | 'processedAtOnce' | 'frames' | 'changes' | 'added' | 'addedAtOnce' | 'drawn'>

/** Counts the work of a page, instead of timing it. In Chromium only. */
export class PageWorkCounter {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Starts counting. Call it before opening the page: loops are counted only in scripts compiled afterwards. */
  static async begin(page: Page): Promise<PageWorkCounter> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Profiler.enable')
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    return new PageWorkCounter(page, session)
  }

  /** Runs a function. @returns the work that the page did while it ran */
  async count(act: () => Promise<void>): Promise<Work> {
    const natives = await this.page.evaluateHandle(watchNatives)
    const counted: JSHandle<Counted> = await this.page.evaluateHandle(watch, natives)
    await this.session.send('Profiler.takePreciseCoverage')
    const before = await this.layouts()
    await act()
    const after = await this.layouts()
    const { result } = await this.session.send('Profiler.takePreciseCoverage')
    await natives.evaluate((all) => all.restore())
    // Only scripts of the page, not those of the test.
    const ranges = result.flatMap(({ url, functions }) =>
      url.startsWith('http') ? functions.map(({ ranges }) => ranges) : [],
    )
    const sum = (counts: readonly { count: number }[]) => counts.reduce((all, { count }) => all + count, 0)
    return {
      ...(await counted.jsonValue()),
      calls: sum(ranges.flatMap(([whole]) => whole ?? [])),
      loops: sum(ranges.flatMap(([, ...pieces]) => pieces)),
      layouts: after - before,
    }
  }

  private async layouts(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
  }
}

/** Counts what a script can observe. Runs in the page. */
function watch(natives: NativeWork): Counted {
  const counted: Counted = {
    processed: 0,
    processedAtOnce: 0,
    frames: 0,
    changes: 0,
    added: 0,
    addedAtOnce: 0,
    drawn: 0,
  }
  new MutationObserver((changes) => {
    const elements = changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))
    const added = elements.reduce((all, element) => all + 1 + element.querySelectorAll('*').length, 0)
    counted.changes += changes.length
    counted.added += added
    counted.addedAtOnce = Math.max(counted.addedAtOnce, added)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const endTask = () => {
    counted.processedAtOnce = Math.max(counted.processedAtOnce, natives.processed - counted.processed)
    counted.processed = natives.processed
  }
  const request = window.requestAnimationFrame
  window.requestAnimationFrame = (run) =>
    request((now) => {
      // Playwright's clock runs frames in succession, and on a busy machine no task may end between them.
      endTask()
      counted.frames++
      run(now)
    })
  const canvas = CanvasRenderingContext2D.prototype as unknown as Record<string, unknown>
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(canvas))) {
    if (typeof value !== 'function') continue
    canvas[name] = function (this: unknown, ...args: unknown[]) {
      counted.drawn++
      return value.apply(this, args)
    }
  }
  // A message is delivered after the task in which it was sent.
  const { port1, port2 } = new MessageChannel()
  let isWaiting = false
  port1.onmessage = () => {
    endTask()
    isWaiting = false
  }
  natives.onCall = () => {
    if (!isWaiting) port2.postMessage(undefined)
    isWaiting = true
  }
  return counted
}
