import type { Page } from '@playwright/test'

/** Scrolls through the page as a reader would, and waits until lazy pictures have loaded and elements have risen. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
    }
    await document.fonts.ready
    // A lazy picture is requested only in view, and never in a hidden panel, which a script may hide at any moment.
    const isAwaited = (image: HTMLImageElement) => !image.complete && image.getClientRects().length > 0
    for (const image of document.images) {
      while (image.loading === 'lazy' && isAwaited(image)) {
        image.scrollIntoView({ behavior: 'instant' })
        await frame()
      }
      if (image.complete || image.loading !== 'lazy') await image.decode().catch(() => undefined)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
    // Wait for all animations except endless and paused ones.
    const running = document.getAnimations().filter((each) => each.playState === 'running')
    const ending = running.filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map((each) => each.finished.catch(() => undefined)))
  })
}
