import { expect } from '@playwright/test'
import { noteSkipped } from '../tests/run/skipped.mjs'
import { type Clip, clipsWithButton, readClip, requestedClips } from './support/clips'
import { choose } from './support/webkit/tabs'
import { test } from './support/webkit/test'
import type { Visitor } from './support/webkit/visitor'

const clip = (visitor: Visitor, name: string): Promise<Clip> => visitor.read(readClip, name)

/** Presses the button of a clip from within the page: WebDriver would miss the button, which is still moving. */
const press = (visitor: Visitor, name: string): Promise<void> =>
  visitor.read((panel) => (document.querySelector(`[data-panel=${panel}] button`) as HTMLElement).click(), name)

/** Whether this WebKitGTK can play the clips: it relies on GStreamer plugins, which Debian packages separately. */
const canPlay = (visitor: Visitor) =>
  visitor.read(() => {
    const clip = document.createElement('video')
    return clip.canPlayType('video/webm;codecs=av01.0.04M.08') !== '' || clip.canPlayType('video/mp4') !== ''
  })

/**
 * Waits until the time of a clip advances. Which frames are drawn depends on the machine: without a graphics card,
 * GStreamer drops late frames, and on a busy machine all frames. Frames are tested in the other engines.
 */
async function expectPlaying(visitor: Visitor, name: string): Promise<void> {
  const seconds = async () => (await clip(visitor, name)).seconds
  await expect.poll(seconds, { timeout: 30_000 }).toBeGreaterThan(0)
  const before = await clip(visitor, name)
  expect(before).toMatchObject({ paused: false, source: true })
  await expect.poll(seconds, { timeout: 30_000 }).not.toBe(before.seconds)
}

test('clips play and pause with their buttons, the last plays when its tab is chosen, and no other clip is fetched', {
  tag: '@engines-release',
}, async ({ visitor, site }) => {
  await visitor.open('/')
  if (!(await canPlay(visitor))) {
    noteSkipped('the clips of the home page', 'H.264 and AV1 for WebKitGTK')
    return
  }
  await choose(visitor, 'Emotions', 'emotions')
  await expect.poll(async () => (await visitor.probed()).islandEvents).toContain('island:ready features')
  expect(requestedClips(site)).toEqual([])
  for (const [label, name] of clipsWithButton) {
    await choose(visitor, label, name)
    await press(visitor, name)
    await expectPlaying(visitor, name)
    await press(visitor, name)
    await expect.poll(() => clip(visitor, name)).toMatchObject({ paused: true, controls: false })
  }
  const files = () => requestedClips(site).map((file) => file.replace(/\.\w+$/, ''))
  expect(files()).toEqual(clipsWithButton.map(([, , file]) => file))
  await choose(visitor, 'Areas of interest', 'areasOfInterest')
  await expectPlaying(visitor, 'areasOfInterest')
  expect(files()).toEqual([...clipsWithButton.map(([, , file]) => file), 'areas-of-interest'])
  expect((await visitor.probed()).problems).toEqual([])
})
