import { expect } from '@playwright/test'
import { Key } from 'selenium-webdriver'
import { frameworkFiles, oneOfEachKind, pageWithReveals } from './support/kinds'
import { watchFromWithin } from './support/probe'
import { test } from './support/webkit/test'
import type { Visitor } from './support/webkit/visitor'

const problems = async (visitor: Visitor) => (await visitor.probed()).problems
const scrollTo = (visitor: Visitor, y: number) =>
  visitor.read((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const isScrolled = (visitor: Visitor) =>
  visitor.read(() => document.querySelector('[data-site-header]')?.hasAttribute('data-scrolled'))

for (const path of oneOfEachKind) {
  for (const width of [1440, 768, 390])
    test(`at ${width} px ${path} shows its heading, logs nothing, and fits the window`, {
      tag: width === 390 ? [] : '@engines-release',
    }, async ({ visitor }) => {
      await visitor.open(path, { width, height: 900 })
      expect(await visitor.path()).toBe(path)
      expect(await visitor.read(() => innerWidth)).toBe(width)
      expect(await visitor.read(() => document.querySelector('h1')?.textContent?.trim())).toBeTruthy()
      const last = await visitor.read(() => document.documentElement.scrollHeight)
      for (let y = 0; y < last; y += 600) await scrollTo(visitor, y)
      expect(await visitor.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await problems(visitor)).toEqual([])
    })

  test(`the header of ${path} changes past 10 px of scroll and changes back`, {
    tag: '@engines-release',
  }, async ({ visitor }) => {
    await visitor.open(path, { width: 1440, height: 400 })
    for (const [y, changed] of [
      [11, true],
      [10, false],
      [11, true],
      [0, false],
    ] as const) {
      await scrollTo(visitor, y)
      await expect.poll(() => isScrolled(visitor)).toBe(changed)
    }
  })
}

test('at 390 px the links are in a menu, which Escape closes', async ({ visitor }) => {
  await visitor.open('/privacy', { width: 390, height: 844 })
  const isOpen = () => visitor.read(() => document.querySelector<HTMLDetailsElement>('header details')?.open)
  const about = await visitor.find('header details + nav a[href="/about"]')
  expect(await about.isDisplayed()).toBe(false)
  await (await visitor.find('header summary')).click()
  await expect.poll(() => about.isDisplayed()).toBe(true)
  await visitor.press(Key.ESCAPE)
  await expect.poll(isOpen).toBe(false)
  expect(await visitor.read(() => document.activeElement?.tagName)).toBe('SUMMARY')
})

test('on a page without islands, elements below the viewport are revealed when they are scrolled into view', async ({
  visitor,
  site,
}) => {
  await visitor.open(pageWithReveals)
  const waiting = () =>
    visitor.read(
      () =>
        [...document.querySelectorAll('[data-reveal]')].filter((element) => getComputedStyle(element).opacity === '0')
          .length,
    )
  const all = await waiting()
  expect(all).toBeGreaterThan(0)
  await scrollTo(visitor, 100_000)
  await expect.poll(waiting).toBe(0)
  const { animations } = await visitor.probed()
  expect(animations).toEqual(Array(all).fill('reveal 700 ease-out'))
  // No file of the framework was requested.
  expect(site.requested.filter((path) => frameworkFiles.test(path))).toEqual([])
})

test('a click on a link opens the linked page at its top', async ({ visitor }) => {
  await visitor.open('/privacy')
  await (await visitor.find('footer a[href="/terms"]')).click()
  await expect.poll(visitor.path).toBe('/terms')
  expect(await visitor.read(() => scrollY)).toBe(0)
})

test('an injected script, handler and base element are blocked', async ({ visitor, site }) => {
  const injected = `<base href="https://evil.example/"><script>hacked = 1</script><img src="/icon.svg" alt="" onload="hacked = 2"><style>main{display:none}</style>`
  site.change = (html) => watchFromWithin(html.replace('<body>', `<body>${injected}`))
  await visitor.open('/privacy')
  const blocked = async () => [...new Set((await problems(visitor)).map((text) => /blocked: (\S+)/.exec(text)?.[1]))]
  const directives = ['base-uri', 'script-src-attr', 'script-src-elem', 'style-src-elem']
  await expect.poll(blocked).toEqual(expect.arrayContaining(directives))
  expect(await visitor.read(() => 'hacked' in window)).toBe(false)
  expect(await visitor.read(() => document.baseURI)).toContain(site.url)
})
