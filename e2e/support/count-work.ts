import type { Page } from '@playwright/test'

/** What a page did while something happened in it: the same on every machine, whatever else runs beside it. */
interface Work {
  /** Calls of functions in its scripts, not of those in a worker. */
  calls: number
  /** Animation frames in which a script did something. */
  frames: number
  /** Changes of the document, as a `MutationObserver` tells them. */
  changes: number
  /** Elements that were put in, and the most of them in one go. */
  added: number
  addedAtOnce: number
  /** Calls of what draws on a canvas. */
  drawn: number
  /** How often the browser laid the page out: at most once a frame, unless a script asked where something stands. */
  layouts: number
}

type Counted = Pick<Work, 'frames' | 'changes' | 'added' | 'addedAtOnce' | 'drawn'>

/** Counts what a page does while something happens in it, in place of timing it. In Chromium only. */
export async function countWork(page: Page, act: () => Promise<void>): Promise<Work> {
  const session = await page.context().newCDPSession(page)
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
  }
  const counted = await page.evaluateHandle(watch)
  await session.send('Performance.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const before = await layouts()
  await act()
  const after = await layouts()
  const { result } = await session.send('Profiler.takePreciseCoverage')
  await session.detach()
  // Scripts of the page, and not those of the test.
  const functions = result.flatMap(({ url, functions }) => (url.startsWith('http') ? functions : []))
  return {
    ...(await counted.jsonValue()),
    calls: functions.reduce((calls, { ranges }) => calls + (ranges[0]?.count ?? 0), 0),
    layouts: after - before,
  }
}

/** In the page. */
function watch(): Counted {
  const counted: Counted = { frames: 0, changes: 0, added: 0, addedAtOnce: 0, drawn: 0 }
  new MutationObserver((changes) => {
    const elements = changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))
    const added = elements.reduce((all, element) => all + 1 + element.querySelectorAll('*').length, 0)
    counted.changes += changes.length
    counted.added += added
    counted.addedAtOnce = Math.max(counted.addedAtOnce, added)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const request = window.requestAnimationFrame
  window.requestAnimationFrame = (run) =>
    request((now) => {
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
  return counted
}
