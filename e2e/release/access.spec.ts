import { expect, type Page, test } from '@playwright/test'
import { violationsInDark, violationsOf } from '../support/axe'
import { listPages } from '../support/pages'
import { scrollThrough } from '../support/scroll-through'

/** Returns whether the focused element, or something around it, looks different without focus. */
async function looksFocused(page: Page): Promise<boolean> {
  const focused = await page.screenshot()
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  await element.evaluate((one) => one.blur())
  const blurred = await page.screenshot()
  await element.evaluate((one) => one.focus({ preventScroll: true }))
  return !focused.equals(blurred)
}

/**
 * Moves through a page with the Tab key.
 * @returns the number of stops, and a problem for each that is out of view or not visibly focused
 */
async function walk(page: Page): Promise<{ stops: number; problems: string[] }> {
  const problems: string[] = []
  let stops = 0
  for (; stops < 400; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      if (!element || element === document.body) return undefined
      const label =
        element.closest('label') ??
        (element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null)
      const isMarked = [element, element.parentElement, label, element.nextElementSibling].some((one) => {
        if (!one) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
      })
      const box = element.getBoundingClientRect()
      const name = `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
      const isSeen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      return { name, isMarked, isSeen }
    })
    if (!stop) break
    if (!stop.isMarked && !(await looksFocused(page))) problems.push(`${stop.name} has no visible focus`)
    if (!stop.isSeen) problems.push(`${stop.name} is outside the window`)
  }
  return { stops, problems }
}

for (const path of listPages()) {
  test(`${path} has no accessibility violation at 390 and 1440 px in light and dark`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      await page.goto(path)
      await scrollThrough(page)
      expect.soft(await violationsOf(page), `${width} px, light`).toEqual([])
      expect.soft(await violationsInDark(page), `${width} px, dark`).toEqual([])
    }
  })

  test(`${path} can be used to its end by keyboard, with each stop in view and visibly focused, and has no violation in forced-colours mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
    await page.goto(path)
    await scrollThrough(page)
    // Without the contrast rules: colours are those of the visitor, but axe measures those of the page.
    expect
      .soft(
        (await violationsOf(page)).filter((each) => !each.startsWith('color-contrast')),
        'forced colours',
      )
      .toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
    const { stops, problems } = await walk(page)
    expect(stops).toBeGreaterThan(5)
    expect(stops).toBeLessThan(400)
    expect(problems).toEqual([])
  })
}

test('a stop without visible focus is found', async ({ page }) => {
  await page.setContent('<style>a:focus { outline: none }</style><a href="#">Nothing marks it</a>')
  expect((await walk(page)).problems.join()).toContain('has no visible focus')
})
