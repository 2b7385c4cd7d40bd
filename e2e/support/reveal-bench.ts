import type { Page } from '@playwright/test'
import { shippedLoader } from './shipped-loader'

/** The path of a page that exists only while a test runs. */
const BENCH = '/reveals-bench'

/**
 * Opens a page of known height with the shipped script: 1500 px of space, `#own` (700 ms), 1500 px, `#plain` (without a
 * duration), 1500 px, and `#last` at the very end.
 */
export async function openBench(page: Page, fragment = ''): Promise<void> {
  const spacer = '<p style="block-size:1500px;margin:0"></p>'
  const box = (id: string, value: string) =>
    `<div id="${id}" data-reveal="${value}" style="block-size:60px">${id}</div>`
  const body = `<!DOCTYPE html><html lang="en"><title>Bench</title><body style="margin:0">${spacer}${box('own', '700')}${spacer}${box('plain', '')}${spacer}${box('last', '700')}<script>${shippedLoader([])}</script></body></html>`
  await page.route(`**${BENCH}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.addInitScript(record)
  await page.goto(`${BENCH}${fragment}`)
}

/** Scrolls until the top of an element is this many pixels above the lower edge of the window. */
export async function scrollToShow(page: Page, id: string, pixels: number): Promise<void> {
  await page.evaluate(
    ([id, pixels]) => {
      const top = (document.getElementById(id) as HTMLElement).offsetTop
      window.scrollTo({ top: top - innerHeight + pixels, behavior: 'instant' })
    },
    [id, pixels] as const,
  )
  await waitForFrames(page)
}

/** Waits until the browser has drawn and its observers have reported. */
export function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let count = 0; count < 4; count++) await new Promise(requestAnimationFrame)
  })
}

/** Returns whether an element is hidden, and the animations that have raised it. */
export function revealStateOf(page: Page, id: string): Promise<{ hidden: boolean; rises: Rise[] }> {
  return page.evaluate((id) => {
    const element = document.getElementById(id) as HTMLElement
    const animations = element.getAnimations().some(({ playState }) => playState === 'running')
    const rises = (window as unknown as Recorded).rises.filter((rise) => rise.id === id)
    return {
      hidden: getComputedStyle(element).opacity === '0' && !animations,
      rises: rises.map(({ duration, easing }) => ({ duration, easing })),
    }
  }, id)
}

interface Rise {
  duration: number
  easing: string
}
interface Recorded {
  rises: (Rise & { id: string })[]
}

/** Records every animation that raises an element. An animation that only hides it has no easing. */
function record(): void {
  const recorded: Recorded['rises'] = []
  Object.assign(window, { rises: recorded })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    const { duration, easing } = options as Rise
    if (easing) recorded.push({ id: this.id, duration, easing })
    return animate.call(this, keyframes, options)
  }
}
