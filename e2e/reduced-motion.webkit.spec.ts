import { expect } from '@playwright/test'
import { readClip, requestedClips } from './support/clips'
import { pageWithReveals } from './support/kinds'
import { test } from './support/webkit/test'

// WebKitGTK reads this setting when it starts, so it needs a separate browser.
test.use({ withReducedMotion: true })

test('with reduced motion everything is visible immediately, and tabs switch without a fade', async ({ visitor }) => {
  await visitor.open(pageWithReveals)
  expect(await visitor.read(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  const waiting = () =>
    [...document.querySelectorAll('[data-reveal]')].filter((element) => getComputedStyle(element).opacity !== '1')
      .length
  expect(await visitor.read(waiting)).toBe(0)
  await visitor.open('/')
  await (await visitor.findText('label', 'Emotions')).click()
  await expect.poll(async () => (await visitor.probed()).islandEvents).toContain('island:ready features')
  await (await visitor.findText('label', 'Heart rate')).click()
  const shown = () =>
    visitor.read(() => getComputedStyle(document.querySelector('[data-panel=heartRate]') as Element).visibility)
  await expect.poll(shown).toBe('visible')
  expect((await visitor.probed()).animations).toEqual([])
})

test('with reduced motion no clip is fetched, and a link leads to the clip', { tag: '@engines-release' }, async ({
  visitor,
  site,
}) => {
  await visitor.open('/')
  await (await visitor.findText('label', 'Areas of interest')).click()
  await expect.poll(async () => (await visitor.probed()).islandEvents).toContain('island:ready features')
  const link = await visitor.find('[data-panel=areasOfInterest] a')
  expect(await link.getText()).toMatch(/^Watch the clip \(mp4, \d+ kB\)$/)
  expect(await visitor.read(readClip, 'areasOfInterest')).toMatchObject({ paused: true, source: false })
  expect(requestedClips(site)).toEqual([])
})
