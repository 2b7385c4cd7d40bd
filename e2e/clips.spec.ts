import { test as base, expect, type Page } from '@playwright/test'
import { filmsAsked, lookAtFilm, waiting } from './support/clips'
import { type Relay, startRelay } from './support/relay'
import { motionIsLive, type PanelName, panel, tabs } from './support/switcher'

/** Adds a `site` that logs requests, because not every engine reports requests for clips. */
const test = base.extend<{ site: Relay }>({
  site: async ({ baseURL }, use) => {
    const relay = await startRelay(String(baseURL))
    await use(relay)
    await relay.close()
  },
})

const film = (page: Page, name: PanelName) => page.evaluate(lookAtFilm, name)
const button = (page: Page, name: PanelName, action: 'Play' | 'Pause') =>
  panel(page, name).getByRole('button', { name: `${action} the clip` })
const choose = (page: Page, label: string) => page.locator('label', { hasText: label }).click()

/** Waits until the frame of a clip changes. */
async function expectPlaying(page: Page, name: PanelName): Promise<void> {
  await expect.poll(async () => (await film(page, name)).frame).not.toBe('')
  const before = await film(page, name)
  await expect.poll(async () => (await film(page, name)).seconds).not.toBe(before.seconds)
  await expect.poll(async () => (await film(page, name)).frame).not.toBe(before.frame)
}

test('the clip of the chosen tab can be played and paused, and no other clip is fetched', {
  tag: '@engines-release',
}, async ({ page, site }) => {
  await page.goto(site.url)
  await motionIsLive(page)
  expect(filmsAsked(site)).toEqual([])
  for (const [index, [label, name]] of waiting.entries()) {
    await choose(page, label)
    await expect(button(page, name, 'Play')).toBeVisible()
    expect(filmsAsked(site)).toHaveLength(index)
    await button(page, name, 'Play').click()
    await expectPlaying(page, name)
    await button(page, name, 'Pause').click()
    await expect(button(page, name, 'Play')).toBeVisible()
    expect(await film(page, name)).toMatchObject({ paused: true, controls: false })
  }
  expect(filmsAsked(site).map((file) => file.replace(/\.\w+$/, ''))).toEqual(waiting.map(([, , file]) => file))
})

test('the clip of Areas of interest starts when its tab is chosen, and pauses when the visitor leaves the tab', {
  tag: '@engines-release',
}, async ({ page, site }) => {
  await page.goto(site.url)
  await motionIsLive(page)
  expect(await film(page, 'areasOfInterest')).toMatchObject({ paused: true, seconds: 0, frame: '' })
  expect(filmsAsked(site)).toEqual([])
  await choose(page, 'Areas of interest')
  await expectPlaying(page, 'areasOfInterest')
  expect(filmsAsked(site)).toEqual([expect.stringMatching(/^areas-of-interest\.(webm|mp4)$/)])
  await choose(page, 'Emotions')
  await expect.poll(() => film(page, 'areasOfInterest')).toMatchObject({ paused: true })
  await choose(page, 'Areas of interest')
  await expect(button(page, 'areasOfInterest', 'Pause')).toBeVisible()
  await button(page, 'areasOfInterest', 'Pause').click()
  await expect.poll(() => film(page, 'areasOfInterest')).toMatchObject({ paused: true })
  expect(filmsAsked(site)).toHaveLength(1)
})

test('a clip started before hydration plays after it', async ({ page, site }) => {
  const release = site.hold(/\.js$/)
  await page.goto(site.url)
  await button(page, 'heatmaps', 'Play').click()
  await expect(button(page, 'heatmaps', 'Play')).toHaveAttribute('aria-busy', 'true')
  expect(filmsAsked(site)).toEqual([])
  release()
  await expectPlaying(page, 'heatmaps')
})

test('when a clip fails to load, its picture stays, and the next press tries again', async ({ page, site }) => {
  site.gone = /\.(webm|mp4)$/
  await page.goto(site.url)
  await motionIsLive(page)
  await button(page, 'heatmaps', 'Play').click()
  await expect.poll(() => filmsAsked(site)).toEqual(['heatmaps.webm', 'heatmaps.mp4'])
  await expect(button(page, 'heatmaps', 'Play')).toBeVisible()
  await expect(panel(page, 'heatmaps').getByRole('img')).toBeVisible()
  site.gone = undefined
  await button(page, 'heatmaps', 'Play').click()
  await expectPlaying(page, 'heatmaps')
})

test('the Tab key moves the focus from a tab to its button, and the space bar presses the button', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await motionIsLive(page)
  await page.keyboard.press('Tab')
  await expect(button(page, 'heatmaps', 'Play')).toBeFocused()
  await page.keyboard.press('Space')
  await expectPlaying(page, 'heatmaps')
  await page.keyboard.press('Space')
  await expect.poll(() => film(page, 'heatmaps')).toMatchObject({ paused: true })
})

test('with reduced motion each picture stays, no clip is fetched, and a link to the clip states its size', {
  tag: '@less-motion',
}, async ({ page, site, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site.url)
  await motionIsLive(page)
  for (const [label, name] of tabs) {
    await choose(page, label)
    await expect(panel(page, name).getByRole('img')).toBeVisible()
    await expect(panel(page, name).locator('video')).toBeHidden()
    await expect(panel(page, name).getByRole('button')).toHaveCount(0)
    const link = panel(page, name).getByRole('link')
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('video/mp4')
    const size = Math.round((await answer.body()).length / 1000)
    await expect(link).toHaveText(`Watch the clip (mp4, ${size} kB)`)
    expect(await film(page, name)).toMatchObject({ paused: true, source: false, seconds: 0 })
  }
  expect(filmsAsked(site)).toEqual([])
})
