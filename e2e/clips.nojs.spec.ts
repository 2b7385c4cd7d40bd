import { expect, test } from '@playwright/test'
import { readClip } from './support/clips'
import { panel, tabs } from './support/switcher'

test.use({ javaScriptEnabled: false })

test('without JavaScript each clip has the browser’s own controls, and is fetched only when it is played', async ({
  page,
}) => {
  const clips = new Set<string>()
  page.on('request', (request) => {
    const file = /\/media\/clips\/(.+)\.(webm|mp4)$/.exec(request.url())?.[1]
    if (file) clips.add(file)
  })
  await page.goto('/')
  for (const [label, name] of tabs) {
    await page.locator('label', { hasText: label }).click()
    await expect(panel(page, name).locator('video')).toBeVisible()
    await expect(panel(page, name).getByRole('button')).toHaveCount(0)
    expect(await page.evaluate(readClip, name)).toMatchObject({ paused: true, controls: true })
  }
  expect([...clips]).toEqual([])
  await panel(page, 'areasOfInterest').locator('video').focus()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await page.evaluate(readClip, 'areasOfInterest')).seconds).toBeGreaterThan(0)
  expect([...clips]).toEqual(['areas-of-interest'])
})
