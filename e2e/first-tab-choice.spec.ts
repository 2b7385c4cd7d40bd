import { expect, type Locator, type Page, test } from '@playwright/test'
import { readClip } from './support/clips'
import { choicesOf, expectedAnimations, type PanelAnimation, watchChoices } from './support/first-tab-choice'
import { holdRequests } from './support/hold'
import { panel, runningAnimations, visiblePanels } from './support/switcher'

const label = (page: Page, name: string) => page.locator('label', { hasText: name })
const first = expectedAnimations('emotions', 'heatmaps', 'style sheet')

/**
 * Holds the requests for the framework, so that the page cannot hydrate early.
 * @returns a function that releases them
 */
const holdFramework = (page: Page) => holdRequests(page, '**/_next/static/**/*.js')

/** Taps an element, or clicks it in Firefox, where Playwright does not support touch in stock builds. */
const touch = (element: Locator) =>
  element.page().context().browser()?.browserType().name() === 'firefox' ? element.click() : element.tap()

/** Waits until framer-motion controls the panels. */
const waitUntilLive = (page: Page) => expect(page.locator('[data-panel][data-live]')).toHaveCount(4)

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const held of [true, false]) {
    test(`choosing a tab for the first time fades and slides its panel in for 700 ms, and the other out for 300 ms${held ? ', before the framework has loaded' : ''}`, {
      tag: held ? '@engines' : '@engines-release',
    }, async ({ page }) => {
      await watchChoices(page)
      if (held) await holdFramework(page)
      await page.goto('/')
      await touch(label(page, 'Emotions'))
      // In Firefox the pointer moves before the press, which may hydrate the page: the panels may be animated by CSS or
      // React.
      const ignoreSource = (choices: PanelAnimation[][]) =>
        choices.map((animations) => animations.map((animation) => ({ ...animation, by: undefined })))
      const comparable = held ? (choices: PanelAnimation[][]) => choices : ignoreSource
      await expect.poll(async () => comparable(await choicesOf(page))).toEqual(comparable([first]))
      await expect.poll(() => visiblePanels(page)).toEqual(['emotions'])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})

test('a panel fades and slides in as soon as the mouse button is pressed on its tab', {
  tag: '@engines-release',
}, async ({ page }) => {
  await watchChoices(page)
  await holdFramework(page)
  await page.goto('/')
  const tab = label(page, 'Emotions')
  await tab.scrollIntoViewIfNeeded()
  const box = await tab.boundingBox()
  if (!box) throw new Error('There is no tab.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await expect.poll(() => choicesOf(page)).toEqual([first])
  await expect(page.getByRole('radio', { name: 'Emotions' })).toBeFocused()
  await page.mouse.up()
  await expect.poll(() => visiblePanels(page)).toEqual(['emotions'])
  expect(await choicesOf(page)).toEqual([first])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('arrow keys before hydration animate the panels', { tag: '@engines-release' }, async ({ page }) => {
  await watchChoices(page)
  await holdFramework(page)
  await page.goto('/')
  await page.getByRole('radio', { name: 'Heatmaps' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => choicesOf(page)).toEqual([first])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a picture replaced before hydration stays until it has faded out', { tag: '@engines-release' }, async ({
  page,
}) => {
  await holdFramework(page)
  await page.goto('/')
  await label(page, 'Emotions').click()
  await expect.poll(() => visiblePanels(page)).toEqual(['emotions'])
  const drawn = await label(page, 'Heart rate').evaluate(async (tab) => {
    ;(tab as HTMLElement).click()
    await new Promise(requestAnimationFrame)
    return document.querySelector('[data-panel=emotions] img')?.getClientRects().length
  })
  expect(drawn).toBe(1)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('hydration during an animation lets it finish, and React animates the next', {
  tag: '@engines-release',
}, async ({ page }) => {
  const release = await holdFramework(page)
  await watchChoices(page)
  await page.goto('/')
  await page.getByRole('radio', { name: 'Heatmaps' }).focus()
  const paused = await label(page, 'Emotions').evaluate(async (tab) => {
    ;(tab as HTMLElement).click()
    // Checked in the next frame, because on a busy machine the animations would have ended before another call arrived.
    await new Promise(requestAnimationFrame)
    // The rest of the page animates what scrolls into view.
    const animations = document.querySelector('[data-island=features]')?.getAnimations({ subtree: true }) ?? []
    for (const animation of animations) {
      animation.pause()
      animation.currentTime = 100
    }
    Object.assign(window, { animations })
    return animations.length
  })
  expect(await choicesOf(page)).toEqual([first])
  expect(paused).toBeGreaterThanOrEqual(4)
  release()
  const isHydrated = () =>
    page
      .locator('[data-panel]')
      .evaluateAll((all) => all.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps'))))
  await expect.poll(isHydrated).toBe(true)
  await expect(panel(page, 'emotions')).toHaveAttribute('data-seen')
  const compareAnimations = () =>
    page.evaluate(() => {
      const { animations } = window as unknown as { animations: Animation[] }
      const now = document.querySelector('[data-island=features]')?.getAnimations({ subtree: true }) ?? []
      return {
        new: now.filter((each) => !animations.includes(each)).length,
        gone: animations.filter((each) => !now.includes(each)).length,
        times: [...new Set(animations.map(({ currentTime }) => currentTime))],
      }
    })
  expect(await compareAnimations()).toEqual({ new: 0, gone: 0, times: [100] })
  await page.evaluate(() => {
    for (const each of (window as unknown as { animations: Animation[] }).animations) each.play()
  })
  await waitUntilLive(page)
  expect(await visiblePanels(page)).toEqual(['emotions'])
  await label(page, 'Heart rate').click()
  await expect.poll(() => choicesOf(page)).toEqual([first, expectedAnimations('heartRate', 'emotions', 'script')])
  await expect.poll(() => runningAnimations(page)).toEqual([])
  expect(await visiblePanels(page)).toEqual(['heartRate'])
})

test('the clip of Areas of interest, chosen before hydration, plays after it', async ({ page }) => {
  const release = await holdFramework(page)
  await page.goto('/')
  await label(page, 'Areas of interest').click()
  await expect.poll(() => visiblePanels(page)).toEqual(['areasOfInterest'])
  release()
  await expect.poll(async () => (await page.evaluate(readClip, 'areasOfInterest')).paused).toBe(false)
})

test('with reduced motion, panels are not animated, either before or after hydration', {
  tag: '@reduced-motion',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchChoices(page)
  const release = await holdFramework(page)
  await page.goto('/')
  await label(page, 'Emotions').click()
  await expect.poll(() => choicesOf(page)).toEqual([[]])
  expect(await visiblePanels(page)).toEqual(['emotions'])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  release()
  await waitUntilLive(page)
  await label(page, 'Heart rate').click()
  await expect.poll(() => choicesOf(page)).toEqual([[], []])
  expect(await visiblePanels(page)).toEqual(['heartRate'])
})
