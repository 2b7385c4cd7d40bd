import type { Page } from '@playwright/test'

/** A layout shift: its score in the browser, and which elements moved from where to where. */
interface Shift {
  value: number
  movedElements: string[]
  /** Whether only parts of the header moved: the header shrinks when the page is scrolled. */
  inHeader: boolean
}

interface Entry extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Records every layout shift on every page that is opened afterwards. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const movedElements = sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.slice(0, 30)
          return `${node?.nodeName} “${text}” from ${box(previousRect)} to ${box(currentRect)}`
        })
        const inHeader = sources.every(({ node }) => elementOf(node)?.closest('[data-site-header]'))
        shifts.push({ value, movedElements, inHeader })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the layout shifts so far. The browser reports them after their frame, so it waits for two frames first. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate<Shift[]>('shifts')
}
