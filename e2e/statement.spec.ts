import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'

const WIDTHS = [320, 390, 600, 768, 900, 1023, 1024, 1280, 1440, 1500, 1920]

/** Opens the not-found page without its redirect, or the thank-you page. */
async function open(page: Page, path: '/404' | '/thanks') {
  const body = readFileSync(`out${path}.html`, 'utf8').replace(/<meta http-equiv="?refresh[^>]*>/, '')
  await page.route('**/statement', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/statement')
  await page.evaluate(() => document.fonts.ready)
}

/** Returns the distance of each line of the headline from the nearest circle, in pixels, from the first line down. */
function distances(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const title = document.querySelector('h1') as HTMLElement
    const size = Number.parseFloat(getComputedStyle(title).fontSize)
    const range = document.createRange()
    range.selectNodeContents(title)
    const circles = [...document.querySelectorAll('main g.print circle')].map((circle) =>
      circle.getBoundingClientRect(),
    )
    return [...range.getClientRects()].map((line) => {
      // A line's box is taller than its letters, which fill only the middle 0.84 em.
      const middle = (line.top + line.bottom) / 2
      const [top, bottom] = [middle - 0.42 * size, middle + 0.42 * size]
      return Math.min(
        ...circles.map(({ left, top: upper, width }) => {
          const [x, y] = [left + width / 2, upper + width / 2]
          const nearest = [Math.min(Math.max(x, line.left), line.right), Math.min(Math.max(y, top), bottom)] as const
          return Math.hypot(nearest[0] - x, nearest[1] - y) - width / 2
        }),
      )
    })
  })
}

// In the dark scheme, text on coral has too little contrast.
for (const path of ['/404', '/thanks'] as const)
  test(`in the dark scheme the headline of ${path} does not touch the circles at any width`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await open(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const found = await distances(page)
      expect(Math.min(...found), `${width} px`).toBeGreaterThan(8)
      if (width >= 768) expect(found, `lines at ${width} px`).toHaveLength(2)
    }
  })

test('in the light scheme, the headline of the not-found page does not touch the circles either', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, '/404')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(Math.min(...(await distances(page))), `${width} px`).toBeGreaterThan(4)
  }
})
