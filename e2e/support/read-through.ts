import type { Page } from '@playwright/test'

/** Goes through the page as a reader would: lazy pictures load, reveals come in; then waits until all of it is there. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    await document.fonts.ready
    // A picture of a hidden panel is never asked for: waiting for it would take for ever.
    const shown = [...document.images].filter((image) => image.loading !== 'lazy' || image.getClientRects().length > 0)
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)))
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
    // Endless ones are seen as they happen to stand; all others at their end.
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((each) => each.finished.catch(() => undefined)))
  })
}
