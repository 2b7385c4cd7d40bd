import { expect, type Page, test } from '@playwright/test'
import { listPages } from '../support/pages'
import { scrollThrough } from '../support/scroll-through'

// `access.config.ts` runs these tests in a browser with text enlarged to 200%.

/** Returns elements with words that are cut off or outside the window, unless that part can be scrolled. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (!parent || !texts.currentNode.nodeValue?.trim()) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (parent.closest('[aria-hidden=true], svg, select, textarea, .visually-hidden, [data-skip]')) continue
      range.selectNodeContents(texts.currentNode)
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue
        for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
          const { overflowX, overflowY, clipPath } = getComputedStyle(around)
          const edge = around.getBoundingClientRect()
          if (clipPath !== 'none' || edge.width < 2) break
          if (/auto|scroll/.test(overflowX)) break
          const isOutside = overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1)
          const isBelow = /hidden|clip/.test(overflowY) && box.bottom > edge.bottom + box.height / 3
          if (isOutside || isBelow) {
            found.push(`“${texts.currentNode.nodeValue.trim().slice(0, 40)}” in ${around.tagName}.${around.className}`)
            break
          }
        }
      }
    }
    return [...new Set(found)]
  })
}

for (const path of listPages())
  test(`with text enlarged to 200%, every word of ${path} is visible at 390 and 1440 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await scrollThrough(page)
      expect.soft(await cutOff(page), `${width} px`).toEqual([])
    }
  })

test('words that are cut off are found', async ({ page }) => {
  await page.setContent('<div style="width: 40px; overflow: hidden; white-space: nowrap">Words that are cut off</div>')
  expect((await cutOff(page)).join()).toContain('Words that are cut off')
})
