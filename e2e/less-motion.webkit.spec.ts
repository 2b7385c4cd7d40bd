import { expect } from '@playwright/test'
import { proseThatRises } from './support/kinds'
import { test } from './support/webkit/test'

// A browser of its own: WebKitGTK reads this wish when it starts.
test.use({ lessMotion: true })

test('a visitor who wants less motion sees everything at once, and tabs switch without a fade', async ({ visitor }) => {
  await visitor.open(proseThatRises)
  expect(await visitor.read(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  const waiting = () =>
    [...document.querySelectorAll('[data-reveal]')].filter((element) => getComputedStyle(element).opacity !== '1')
      .length
  expect(await visitor.read(waiting)).toBe(0)
  await visitor.open('/')
  await (await visitor.findText('label', 'Emotions')).click()
  await expect.poll(async () => (await visitor.probed()).announced).toContain('island:ready features')
  await (await visitor.findText('label', 'Heart rate')).click()
  const shown = () =>
    visitor.read(() => getComputedStyle(document.querySelector('[data-panel=heartRate]') as Element).visibility)
  await expect.poll(shown).toBe('visible')
  expect((await visitor.probed()).moves).toEqual([])
})
