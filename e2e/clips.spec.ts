import { test as base, expect, type Page } from '@playwright/test'
import { clipsWithButton, readClip, requestedClips } from './support/clips'
import { type Relay, startRelay } from './support/relay'
import { type PanelName, panel, tabs, waitForMotion } from './support/switcher'

/** Adds a `site` that logs requests, because not every engine reports requests for clips. */
const test = base.extend<{ site: Relay }>({
  site: async ({ baseURL }, use) => {
    const relay = await startRelay(String(baseURL))
    await use(relay)
    await relay.close()
  },
})

const clip = (page: Page, name: PanelName) => page.evaluate(readClip, name)
const button = (page: Page, name: PanelName, action: 'Play' | 'Pause') =>
  panel(page, name).getByRole('button', { name: `${action} the clip` })
const choose = (page: Page, label: string) => page.locator('label', { hasText: label }).click()

/** Waits until the time and the frame of a clip change. */
async function expectPlaying(page: Page, name: PanelName): Promise<void> {
  await expect.poll(async () => (await clip(page, name)).frame).not.toBe('')
  const before = await clip(page, name)
  await expect.poll(async () => (await clip(page, name)).seconds).not.toBe(before.seconds)
  await expect.poll(async () => (await clip(page, name)).frame).not.toBe(before.frame)
}

test('the clip of the chosen tab can be played and paused, and no other clip is fetched', {
  tag: ['@engines-release', '@release'],
}, async ({ page, site }) => {
  await page.goto(site.url)
  await waitForMotion(page)
  expect(requestedClips(site)).toEqual([])
  for (const [index, [label, name]] of clipsWithButton.entries()) {
    await choose(page, label)
    await expect(button(page, name, 'Play')).toBeVisible()
    expect(requestedClips(site)).toHaveLength(index)
    await button(page, name, 'Play').click()
    await expectPlaying(page, name)
    await button(page, name, 'Pause').click()
    await expect(button(page, name, 'Play')).toBeVisible()
    expect(await clip(page, name)).toMatchObject({ paused: true, controls: false })
  }
  expect(requestedClips(site).map((file) => file.replace(/\.\w+$/, ''))).toEqual(
    clipsWithButton.map(([, , file]) => file),
  )
})

test('the clip of Areas of interest starts when its tab is chosen, and pauses when the visitor leaves the tab', {
  tag: ['@engines-release', '@release'],
}, async ({ page, site }) => {
  await page.goto(site.url)
  await waitForMotion(page)
  expect(await clip(page, 'areasOfInterest')).toMatchObject({ paused: true, seconds: 0, frame: '' })
  expect(requestedClips(site)).toEqual([])
  await choose(page, 'Areas of interest')
  await expectPlaying(page, 'areasOfInterest')
  expect(requestedClips(site)).toEqual([expect.stringMatching(/^areas-of-interest\.(webm|mp4)$/)])
  await choose(page, 'Emotions')
  await expect.poll(() => clip(page, 'areasOfInterest')).toMatchObject({ paused: true })
  await choose(page, 'Areas of interest')
  await expect(button(page, 'areasOfInterest', 'Pause')).toBeVisible()
  await button(page, 'areasOfInterest', 'Pause').click()
  await expect.poll(() => clip(page, 'areasOfInterest')).toMatchObject({ paused: true })
  expect(requestedClips(site)).toHaveLength(1)
})

test('a clip started before hydration plays after it', async ({ page, site }) => {
  const release = site.hold(/\.js$/)
  await page.goto(site.url)
  await button(page, 'heatmaps', 'Play').click()
  await expect(button(page, 'heatmaps', 'Play')).toHaveAttribute('aria-busy', 'true')
  expect(requestedClips(site)).toEqual([])
  release()
  await expectPlaying(page, 'heatmaps')
})

test('when a clip fails to load, its picture stays, and the next press tries again', async ({ page, site }) => {
  site.gone = /\.(webm|mp4)$/
  await page.goto(site.url)
  await waitForMotion(page)
  await button(page, 'heatmaps', 'Play').click()
  await expect.poll(() => requestedClips(site)).toEqual(['heatmaps.webm', 'heatmaps.mp4'])
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
  await waitForMotion(page)
  await page.keyboard.press('Tab')
  await expect(button(page, 'heatmaps', 'Play')).toBeFocused()
  await page.keyboard.press('Space')
  await expectPlaying(page, 'heatmaps')
  await page.keyboard.press('Space')
  await expect.poll(() => clip(page, 'heatmaps')).toMatchObject({ paused: true })
})

test('with reduced motion each picture stays, no clip is fetched, and a link to the clip states its size', {
  tag: '@reduced-motion',
}, async ({ page, site, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site.url)
  await waitForMotion(page)
  for (const [label, name] of tabs) {
    await choose(page, label)
    await expect(panel(page, name).getByRole('img')).toBeVisible()
    await expect(panel(page, name).locator('video')).toBeHidden()
    await expect(panel(page, name).getByRole('button')).toHaveCount(0)
    const link = panel(page, name).getByRole('link')
    const response = await request.get((await link.getAttribute('href')) ?? '')
    expect(response.headers()['content-type']).toBe('video/mp4')
    const size = Math.round((await response.body()).length / 1000)
    await expect(link).toHaveText(`Watch the clip (mp4, ${size} kB)`)
    expect(await clip(page, name)).toMatchObject({ paused: true, source: false, seconds: 0 })
  }
  expect(requestedClips(site)).toEqual([])
})
