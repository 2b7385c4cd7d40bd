import { expect } from '@playwright/test'
import { Key } from 'selenium-webdriver'
import { contactValues, expectedFields } from './support/forms'
import { frameworkFiles } from './support/kinds'
import { sheetsOf, stylesOf } from './support/page-styles'
import { readSubmissions } from './support/site'
import { tabs } from './support/switcher'
import { choose, chosen, visiblePanels } from './support/webkit/tabs'
import { test } from './support/webkit/test'
import type { Visitor } from './support/webkit/visitor'

const waitUntilReady = (visitor: Visitor, island: string) =>
  expect.poll(async () => (await visitor.probed()).islandEvents).toContain(`island:ready ${island}`)

test('tabs switch before hydration, and after it with fades of 700 and 300 ms', { tag: '@engines-release' }, async ({
  visitor,
  site,
}) => {
  const release = site.hold(frameworkFiles)
  await visitor.open('/')
  for (const [label, name] of [...tabs].reverse()) await choose(visitor, label, name)
  expect((await visitor.probed()).animations.filter((animation) => !animation.startsWith('reveal'))).toEqual([])
  release()
  await waitUntilReady(visitor, 'features')
  expect(await chosen(visitor)).toBe('heatmaps')
  await choose(visitor, 'Emotions', 'emotions')
  const { animations, problems } = await visitor.probed()
  expect(animations).toEqual(expect.arrayContaining(['emotions 700 ease-out', 'heatmaps 300 ease-out']))
  expect(problems).toEqual([])
})

test('a panel that is left while it fades in fades out from its current opacity, and the policy blocks nothing', {
  tag: '@engines-release',
}, async ({ visitor }) => {
  await visitor.open('/')
  await choose(visitor, 'Emotions', 'emotions')
  await waitUntilReady(visitor, 'features')
  // Once a panel is at rest, framer-motion controls it.
  await expect.poll(() => visitor.read(() => document.querySelectorAll('[data-panel][data-live]').length)).toBe(4)
  const opacities = await visitor.read(async () => {
    const panel = document.querySelector('[data-panel=heatmaps]') as HTMLElement
    const pick = (value: string) => (document.querySelector(`[name=feature][value=${value}]`) as HTMLElement).click()
    // On a busy machine an animation can end between two frames, so each is paused while it is checked.
    const stopNext = (milliseconds: number) => {
      const before = panel.getAnimations()
      const animations = () => panel.getAnimations().filter((animation) => !before.includes(animation))
      return {
        opacity: async () => {
          while (animations().length === 0) await new Promise((resolve) => requestAnimationFrame(resolve))
          for (const animation of animations()) {
            animation.pause()
            animation.currentTime = milliseconds
          }
          return Number(getComputedStyle(panel).opacity)
        },
        resume: () => animations().forEach((animation) => void animation.play()),
      }
    }
    const entering = stopNext(200)
    pick('heatmaps')
    const entered = await entering.opacity()
    const leaving = stopNext(0)
    pick('emotions')
    const left = await leaving.opacity()
    leaving.resume()
    return { entered, left }
  })
  expect(opacities.entered).toBeGreaterThan(0.1)
  expect(opacities.entered).toBeLessThan(0.9)
  expect(opacities.left).toBeCloseTo(opacities.entered)
  await expect.poll(() => visiblePanels(visitor)).toEqual(['emotions'])
  expect((await visitor.probed()).problems).toEqual([])
})

test('hydration keeps the chosen tab, typed text, the caret and the focus', { tag: '@engines-release' }, async ({
  visitor,
  site,
}) => {
  const release = site.hold(frameworkFiles)
  await visitor.open('/')
  await choose(visitor, 'Heart rate', 'heartRate')
  const email = await visitor.find('[data-island] input[type=email]')
  await email.sendKeys('ann@example.com')
  expect((await visitor.probed()).islandEvents).toEqual([])
  release()
  await waitUntilReady(visitor, 'demo')
  expect(await email.getAttribute('value')).toBe('ann@example.com')
  expect(await visitor.read(() => document.activeElement === document.querySelector('input[type=email]'))).toBe(true)
  expect(await chosen(visitor)).toBe('heartRate')
  expect(await visiblePanels(visitor)).toEqual(['heartRate'])

  const releaseContact = site.hold(frameworkFiles)
  await visitor.open('/contact')
  const message = await visitor.find('textarea')
  await message.clear()
  await message.sendKeys('Which of two boxes?')
  await visitor.read(() => document.querySelector('textarea')?.setSelectionRange(6, 8))
  releaseContact()
  await waitUntilReady(visitor, 'contact')
  const kept = () => {
    const { value, selectionStart, selectionEnd } = document.querySelector('textarea') as HTMLTextAreaElement
    return [value, selectionStart, selectionEnd, document.activeElement?.tagName]
  }
  expect(await visitor.read(kept)).toEqual(['Which of two boxes?', 6, 8, 'TEXTAREA'])
  expect((await visitor.probed()).problems).toEqual([])
})

test('style sheets that React adds stay disabled: the page looks the same, and no style sheet is fetched', {
  tag: '@engines-release',
}, async ({ visitor, site }) => {
  for (const [path, island] of [
    ['/', 'features'],
    ['/contact', 'contact'],
  ] as const) {
    const release = site.hold(frameworkFiles)
    await visitor.open(path)
    await visitor.read(() => document.fonts.ready.then(() => true))
    const before = await visitor.read(stylesOf)
    release()
    await visitor.read(() =>
      document.querySelector<HTMLElement>('[data-island] input:not([type=hidden])')?.focus({ preventScroll: true }),
    )
    await waitUntilReady(visitor, island)
    expect(await visitor.read(stylesOf)).toEqual(before)
    const { links, ...sheets } = await visitor.read(sheetsOf)
    expect(links).toBeGreaterThan(0)
    expect(sheets).toEqual({ disabled: links, loaded: 0, used: 0 })
  }
  expect(site.requested.filter((path) => path.endsWith('.css'))).toEqual([])
})

test('the contact form sends all of its fields, and the visitor sees the confirmation', {
  tag: '@engines-release',
}, async ({ visitor }) => {
  const email = 'webkit@example.com'
  await visitor.open('/contact')
  const fill = async (name: string, words: string) => {
    const field = await visitor.find(`form [name="${name}"]`)
    await field.clear()
    // WebKitWebDriver cannot type a line break.
    await field.sendKeys(words.replaceAll('\n', Key.ENTER))
  }
  for (const [name, words] of Object.entries({ ...contactValues, email })) await fill(name, words)
  await waitUntilReady(visitor, 'contact')
  await (await visitor.find('[data-island] button[type=submit]')).click()
  await expect.poll(visitor.path).toBe('/thanks')
  const [arrived] = await readSubmissions(email)
  expect(arrived?.fields).toEqual(expectedFields(email))
})

test('a page whose files are missing keeps working, hydrates once they are back, and sends its form', {
  tag: '@engines-release',
}, async ({ visitor, site }) => {
  site.gone = frameworkFiles
  await visitor.open('/')
  await choose(visitor, 'Emotions', 'emotions')
  const email = await visitor.find('[data-island] input[type=email]')
  await email.sendKeys('late-webkit@example.com')
  // The page requests each file twice before it gives up, and then runs none of them.
  const [first = ''] = site.requested.filter((path) => frameworkFiles.test(path))
  await expect.poll(() => site.requested.filter((path) => path === first).length).toBeGreaterThan(1)
  expect(await visitor.read(() => document.querySelectorAll('script[src]').length)).toBe(0)
  site.gone = undefined
  await expect(async () => {
    await visitor.press(Key.SHIFT)
    expect((await visitor.probed()).islandEvents).toContain('island:ready demo')
  }).toPass()
  expect(await email.getAttribute('value')).toBe('late-webkit@example.com')
  expect(await chosen(visitor)).toBe('emotions')
})

test('when every file of the framework is missing, a form can still be sent', { tag: '@engines-release' }, async ({
  visitor,
  site,
}) => {
  site.gone = frameworkFiles
  await visitor.open('/')
  await (await visitor.find('[data-island] input[type=email]')).sendKeys('no-script-webkit@example.com')
  await (await visitor.findText('button', 'Schedule a demo')).click()
  await expect.poll(visitor.path).toBe('/thanks')
  expect(await readSubmissions('no-script-webkit@example.com')).not.toEqual([])
})
