import { expect, type Locator, type Page, test } from '@playwright/test'

/** Opens a page with text enlarged to 200% in a window of the same size. */
async function openLarge(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Returns the box of an element's content, not that of the element. */
const boxOf = (element: Locator) =>
  element.evaluate((one) => {
    const content = document.createRange()
    content.selectNodeContents(one)
    const { left, right, top, bottom } = content.getBoundingClientRect()
    return { left, right, top, bottom }
  })

type Box = Awaited<ReturnType<typeof boxOf>>

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Returns the part of a word's box that its letters fill: the box is taller than the line. */
const lettersOf = ({ top, bottom, ...sides }: Box): Box => {
  const room = 0.15 * (bottom - top)
  return { top: top + room, bottom: bottom - room, ...sides }
}

test('with text enlarged to 200%, the eyes of the contact page cover no words at any width', async ({ page }) => {
  await openLarge(page, '/contact')
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const eyes = await boxOf(page.locator('[data-watching-eyes]'))
    for (const words of await page.locator('dl, h1, h1 + p, label[for="field-name"]').all())
      expect(overlap(eyes, await boxOf(words)), `${await words.textContent()} at ${width} px`).toBe(false)
  }
})

test('with text enlarged to 200%, the legend of the headline does not overlap its words', async ({ page }) => {
  await openLarge(page, '/')
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const legend = await boxOf(page.locator('main p').first())
    for (const word of await page.locator('h1 > *').all())
      expect(overlap(legend, lettersOf(await boxOf(word)))).toBe(false)
  }
})

for (const path of ['/cases/galaxy', '/cases/bugfoundation']) {
  test(`with text enlarged to 200%, the clock of ${path} is not cut off`, async ({ page }) => {
    for (const size of ['', '200%']) {
      await page.goto(path)
      const room = await page.locator('[data-transport] > p').evaluate((clock, size) => {
        document.documentElement.style.fontSize = size
        const { clientWidth, scrollWidth, clientHeight, scrollHeight } = clock
        const fontSize = Number.parseFloat(getComputedStyle(clock).fontSize)
        return { across: scrollWidth - clientWidth, down: (scrollHeight - clientHeight) / fontSize }
      }, size)
      expect(room.across).toBe(0)
      // The descenders of the font take a tenth of its size, and digits have none.
      expect(room.down).toBeLessThan(0.12)
    }
  })
}
