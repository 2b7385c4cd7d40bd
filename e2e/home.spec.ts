import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from './support/hold'
import { type PanelName, panel, runningAnimations, tabs, visiblePanels, waitForMotion } from './support/switcher'
import { waitUntilIdle } from './support/wait-until-idle'

test('the hero section links to the sign-up, the features and the contact page', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const signUp = new URL((await main.getByRole('link', { name: 'Get started now' }).getAttribute('href')) ?? '')
  expect(signUp.searchParams.get('response_type')).toBe('code')
  expect(signUp.searchParams.get('redirect_uri')).toMatch(/^https:\/\//)

  await main.getByRole('link', { name: 'Demo', exact: true }).click()
  await expect(page.locator('#features')).toBeInViewport({ ratio: 0.5 })
  await expect(page.getByRole('radio', { name: 'Heatmaps' })).toBeInViewport()

  await main.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('assistive technology gets the headline once, as one sentence', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Cut your advertising costs by using only your best ads',
  )
  const count = await page.locator('main').evaluate((main) => main.textContent?.match(/advertising costs/g)?.length)
  expect(count).toBe(1)
})

test('at every width the circles are on their words, and the page does not scroll sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // Without it, layers may still be moving and not yet aligned.
  await page.goto('/')
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const found = await page.evaluate(() => {
      const words = [...document.querySelectorAll('h1 > *')].map((word) => word.getBoundingClientRect())
      const layers = [...(document.querySelector('h1')?.previousElementSibling?.children ?? [])]
      const misaligned = layers.flatMap((layer) =>
        [...layer.children].filter((box, index) => {
          const [a, b] = [box.getBoundingClientRect(), words[index]]
          return !b || Math.abs(a.x - b.x) > 0.6 || Math.abs(a.y - b.y) > 0.6 || Math.abs(a.width - b.width) > 0.6
        }),
      )
      return {
        layers: layers.length,
        misaligned: misaligned.length,
        sideways: document.documentElement.scrollWidth - innerWidth,
      }
    })
    expect(found, `${width} px`).toEqual({ layers: 3, misaligned: 0, sideways: 0 })
  }
  expect(await page.locator('main section').first().locator('[data-word] circle').count()).toBeGreaterThan(40)
})

test('a click on a tab shows only its panel', { tag: '@engines-release' }, async ({ page }) => {
  await page.goto('/')
  for (const [label, name] of [...tabs].reverse()) {
    await page.locator('label', { hasText: label }).click()
    await expect(page.getByRole('radio', { name: label })).toBeChecked()
    await expect.poll(() => visiblePanels(page)).toEqual([name])
    await expect(panel(page, name).getByRole('img')).toBeVisible()
  }
})

test('arrow keys, Home and End move from tab to tab', async ({ page }) => {
  await page.goto('/')
  await waitForMotion(page)
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['ArrowLeft', 1],
    ['End', 3],
    ['ArrowRight', 0],
    ['End', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('radio', { name: tabs[index][0] })).toBeChecked()
    await expect(page.getByRole('radio', { name: tabs[index][0] })).toBeFocused()
    await expect.poll(() => visiblePanels(page)).toEqual([tabs[index][1]])
  }
})

/** Ends the animations of a panel immediately. */
const finishAnimations = (page: Page, name: PanelName) =>
  panel(page, name).evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })

test('a panel enters in 700 ms, and the panel that it replaces leaves in 300 ms and is visible until then', async ({
  page,
}) => {
  await page.goto('/')
  await waitForMotion(page)
  await page.locator('label', { hasText: 'Heart rate' }).evaluate(async (tab) => {
    ;(tab as HTMLElement).click()
    const animations = () =>
      [...document.querySelectorAll('[data-panel]')].flatMap((element) => (element as HTMLElement).getAnimations())
    while (animations().length < 4) await new Promise(requestAnimationFrame)
    // Paused in the frame that starts them, because on a busy machine they would have ended before another call
    // arrived.
    for (const animation of animations()) animation.pause()
  })
  const entering = ['heartRate opacity 700 ease-out', 'heartRate transform 700 ease-out']
  const leaving = ['heatmaps opacity 300 ease-out', 'heatmaps transform 300 ease-out']
  expect(await runningAnimations(page)).toEqual([...entering, ...leaving])
  expect(await visiblePanels(page)).toEqual(['heatmaps', 'heartRate'])
  await finishAnimations(page, 'heatmaps')
  await expect.poll(() => visiblePanels(page)).toEqual(['heartRate'])
  expect(await runningAnimations(page)).toEqual(entering)
  await finishAnimations(page, 'heartRate')
  await expect.poll(() => runningAnimations(page)).toEqual([])
  expect(await visiblePanels(page)).toEqual(['heartRate'])
  await expect(page.locator('[data-panel][style]')).toHaveCount(0)
})

test('after quick clicks on several tabs, the last one is chosen', { tag: '@release' }, async ({ page }) => {
  // Clicked on the label element, because the tabs are moving and a pointer would miss them.
  const click = (label: string) =>
    page.locator('label', { hasText: label }).evaluate((tab) => (tab as HTMLElement).click())
  await page.goto('/')
  await waitForMotion(page)
  for (const [label] of [...tabs, ...tabs, ...tabs].slice(0, 11)) await click(label)
  await expect.poll(() => runningAnimations(page)).toEqual([])
  expect(await visiblePanels(page)).toEqual(['heartRate'])
  await expect(panel(page, 'heartRate')).toHaveCSS('opacity', '1')
})

test('a press counts even if the tab slides away from under the pointer before the release', async ({ page }) => {
  await page.goto('/')
  await waitForMotion(page)
  await page.locator('label', { hasText: 'Areas of interest' }).click()
  await expect.poll(() => runningAnimations(page)).toEqual([])
  const label = page.locator('label', { hasText: 'Heart rate' })
  await page.locator('label', { hasText: 'Emotions' }).evaluate((tab) => (tab as HTMLElement).click())
  // Paused halfway, because on a busy machine the pointer would be aimed at the old position of the tab.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = 200
    }
  })
  const tab = await label.boundingBox()
  if (!tab) throw new Error('There is no tab.')
  const pointer = [tab.x + tab.width - 8, tab.y + tab.height / 2] as const
  await page.mouse.move(...pointer)
  await page.mouse.down()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect.poll(() => runningAnimations(page)).toEqual([])
  const under = ([x, y]: readonly [number, number]) => document.elementFromPoint(x, y)?.closest('label')?.textContent
  expect(await page.evaluate(under, pointer)).toBeUndefined()
  await page.mouse.up()
  await expect.poll(() => visiblePanels(page)).toEqual(['heartRate'])
  await expect(page.getByRole('radio', { name: 'Heart rate' })).toBeFocused()
})

test('with reduced motion the tabs switch without animation', { tag: '@reduced-motion' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.locator('label', { hasText: 'Emotions' }).click()
  expect(await visiblePanels(page)).toEqual(['emotions'])
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await waitUntilIdle(page)
  expect(await page.locator('[data-panel][style]').count()).toBe(0)
})

test('only the pictures of chosen tabs are fetched', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const name = /\/media\/clips\/(.+?)\.avif$/.exec(request.url())?.[1]
    if (name) fetched.add(name)
  })
  await page.goto('/')
  await waitForMotion(page)
  await expect.poll(() => [...fetched]).toEqual(['heatmaps'])
  await page.locator('label', { hasText: 'Areas of interest' }).click()
  await expect.poll(() => [...fetched]).toEqual(['heatmaps', 'areas-of-interest'])
})

test('a tab chosen before hydration stays chosen and focused', { tag: '@engines-release' }, async ({ page }) => {
  const release = await holdRequests(page, '**/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const radio = page.getByRole('radio', { name: 'Emotions' })
  await page.locator('label', { hasText: 'Emotions' }).click()
  await expect(radio).toBeChecked()
  release()
  await waitForMotion(page)
  await expect(radio).toBeChecked()
  await expect(radio).toBeFocused()
  expect(await visiblePanels(page)).toEqual(['emotions'])
})

test('“How it works” links to the demo experiment and to shared results on other sites', async ({ page, baseURL }) => {
  await page.goto('/')
  for (const name of ['Try it yourself', 'See the results']) {
    const link = page.getByRole('link', { name })
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
    expect(await link.getAttribute('href')).not.toContain(baseURL ?? '')
    await expect(link).toHaveAttribute('rel', 'external')
  }
})
