import { expect, type Page, test } from '@playwright/test'
import { frameworkFiles, pageWithReveals } from './support/kinds'
import { listPages } from './support/pages'
import { openBench, revealStateOf, scrollToShow, waitForFrames } from './support/reveal-bench'

const waiting = { hidden: true, rises: [] }
const shown = { hidden: false, rises: [] }
const risen = { hidden: false, rises: [{ duration: 700, easing: 'ease-out' }] }

/** Returns whether each rising element of a real page is visible, and whether it is entirely below the window. */
const reveals = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-reveal]')].map((element) => ({
      seen: getComputedStyle(element).opacity !== '0',
      below: element.getBoundingClientRect().top >= innerHeight,
    })),
  )

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('once its top is 120 px inside the window, an element rises for 700 ms, easing out', {
    tag: '@engines-release',
  }, async ({ page }) => {
    await openBench(page)
    expect(await revealStateOf(page, 'own')).toEqual(waiting)
    await scrollToShow(page, 'own', 119)
    expect(await revealStateOf(page, 'own')).toEqual(waiting)
    await scrollToShow(page, 'own', 121)
    expect(await revealStateOf(page, 'own')).toEqual(risen)
  })

  test('an element without its own duration rises for 400 ms', async ({ page }) => {
    await openBench(page)
    await scrollToShow(page, 'plain', 200)
    expect(await revealStateOf(page, 'plain')).toEqual({
      hidden: false,
      rises: [{ duration: 400, easing: 'ease-out' }],
    })
  })

  test('an element rises only once: after scrolling away and back, it does not rise again', async ({ page }) => {
    await openBench(page)
    await scrollToShow(page, 'own', 300)
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((a) => a.playState === 'running')
          .map((a) => a.finished),
      ),
    )
    expect(await revealStateOf(page, 'own')).toEqual(risen)
    await scrollToShow(page, 'own', -500)
    expect(await revealStateOf(page, 'own')).toEqual(risen)
    await scrollToShow(page, 'own', 300)
    expect(await revealStateOf(page, 'own')).toEqual(risen)
  })

  test('elements that a jump skipped become visible, and so do the last lines at the end of the page', {
    tag: '@engines-release',
  }, async ({ page }) => {
    await openBench(page)
    await page.keyboard.press('End')
    await expect.poll(() => revealStateOf(page, 'last').then(({ hidden }) => hidden)).toBe(false)
    await expect.poll(() => revealStateOf(page, 'own')).toEqual(risen)
  })

  test('on a page opened at a fragment, nothing at or above it is hidden', async ({ page }) => {
    await openBench(page, '#plain')
    await waitForFrames(page)
    expect((await revealStateOf(page, 'own')).hidden).toBe(false)
    expect((await revealStateOf(page, 'plain')).hidden).toBe(false)
  })

  test('in print everything is visible', async ({ page }) => {
    await openBench(page)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    for (const id of ['own', 'plain', 'last']) expect(await revealStateOf(page, id)).toEqual(shown)
  })

  test('with reduced motion everything is visible', async ({ page }) => {
    await openBench(page)
    expect(await revealStateOf(page, 'own')).toEqual(waiting)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => revealStateOf(page, 'own')).toEqual(shown)
  })

  test('on a page without islands, elements below the viewport are revealed when they are scrolled into view, without the framework', {
    tag: '@engines-release',
  }, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto(pageWithReveals)
    const below = (await reveals(page)).filter(({ seen }) => !seen)
    expect(below.length).toBeGreaterThan(0)
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect.poll(async () => (await reveals(page)).filter(({ seen }) => !seen)).toEqual([])
    expect(requested.filter((url) => frameworkFiles.test(url))).toEqual([])
  })

  test('no page hides anything inside the window, and every page shows everything once it has been scrolled to its end', {
    tag: '@release',
  }, async ({ page }) => {
    let all = 0
    for (const path of listPages()) {
      await page.goto(path)
      const found = await reveals(page)
      all += found.length
      expect(
        found.filter(({ seen, below }) => !seen && !below),
        path,
      ).toEqual([])
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await expect.poll(async () => (await reveals(page)).filter(({ seen }) => !seen), path).toEqual([])
    }
    expect(all).toBeGreaterThan(0)
  })

  test('hidden elements get no style attribute', async ({ page }) => {
    await page.goto('/')
    expect(await page.evaluate(() => document.querySelectorAll('[data-reveal][style]').length)).toBe(0)
  })
})

for (const [name, options] of [
  ['a window of 390 px on a desktop', { viewport: { width: 390, height: 844 } }],
  ['a tablet', { viewport: { width: 1024, height: 768 }, hasTouch: true }],
  // The window takes up half of the screen.
  [
    'a narrow window on a tablet',
    { viewport: { width: 507, height: 768 }, screen: { width: 1024, height: 768 }, hasTouch: true },
  ],
] as const) {
  test.describe(`in ${name}`, () => {
    test.use(options)

    test('elements below the viewport are revealed', async ({ page }) => {
      await openBench(page)
      expect(await revealStateOf(page, 'own')).toEqual(waiting)
      await scrollToShow(page, 'own', 300)
      expect(await revealStateOf(page, 'own')).toEqual(risen)
    })
  })
}

for (const [name, options, tag] of [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }, []],
  ['a phone in landscape orientation', { viewport: { width: 844, height: 390 }, hasTouch: true }, []],
  // The viewport is the screen without the browser's bars.
  [
    'a large phone in landscape orientation',
    { viewport: { width: 1024, height: 600 }, screen: { width: 1024, height: 767 }, hasTouch: true },
    [],
  ],
  [
    'a visitor with reduced motion',
    { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    ['@reduced-motion'],
  ],
] as const) {
  test.describe(`for ${name}`, () => {
    test.use(options)

    test('everything is visible and nothing rises', { tag: [...tag] }, async ({ page }) => {
      await openBench(page)
      for (const id of ['own', 'plain', 'last']) expect(await revealStateOf(page, id)).toEqual(shown)
      await scrollToShow(page, 'own', 300)
      expect(await revealStateOf(page, 'own')).toEqual(shown)
    })
  })
}
