import { expect, type Page, test } from '@playwright/test'
import { noteSkipped } from '../tests/run/skipped.mjs'
import { holdRequests } from './support/hold'
import { shiftsOf, watchShifts } from './support/layout-shifts'
import { scrollThrough } from './support/scroll-through'

/** One page of each kind. */
const pages = [
  ...['/', '/contact', '/pricing', '/cases', '/cases/galaxy', '/about', '/thanks', '/privacy'],
  ...['/docs', '/docs/rest', '/docs/rest/reference/results'],
]

/** The width of a phone, the breakpoint between phones and larger screens, and the width of a desktop. */
const widths = [390, 768, 1440]

/**
 * The layout shift allowed when fonts load after the first paint; up to 0.1 counts as good. The fallback fonts have the
 * same average width, but letters differ, so a word may move within its paragraph.
 */
const MAX_SHIFT = 0.02

for (const path of pages) {
  test(`the layout of ${path} does not shift noticeably when its fonts load late, or at all while it is scrolled to its end`, {
    tag: '@release',
  }, async ({ page }) => {
    await watchShifts(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const release = await holdRequests(page, '**/*.woff2')
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await waitForPaint(page)
      release()
      await page.evaluate(() => document.fonts.ready)
      const loadedFonts = () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length
      expect(await page.evaluate(loadedFonts)).toBe(2)
      const atFirst = await shiftsOf(page)
      const fallbacks = await page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => /Fallback/.test(family) && status === 'loaded'),
      )
      if (fallbacks) {
        const sum = atFirst.reduce((total, { value }) => total + value, 0)
        expect(sum, `${width} px: ${JSON.stringify(atFirst)}`).toBeLessThan(MAX_SHIFT)
      } else noteSkipped('layout shifts caused by late fonts', 'Arial or Liberation Sans')
      await scrollThrough(page)
      const later = (await shiftsOf(page)).slice(atFirst.length).filter(({ inHeader }) => !inHeader)
      expect(later, `${width} px`).toEqual([])
      await page.unrouteAll()
    }
  })
}

test('a layout shift is found', async ({ page }) => {
  await watchShifts(page)
  await page.goto('/about')
  // Only what has been painted can shift, and a busy machine may load a page completely before painting it.
  await waitForPaint(page)
  await shiftsOf(page)
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('h1'), 'Late words'))
  await expect.poll(async () => (await shiftsOf(page)).filter(({ inHeader }) => !inHeader)).not.toEqual([])
})

/** Waits for the first paint of text or pictures. */
async function waitForPaint(page: Page): Promise<void> {
  const paints = () => performance.getEntriesByName('first-contentful-paint').length
  await expect.poll(() => page.evaluate(paints)).toBe(1)
}
