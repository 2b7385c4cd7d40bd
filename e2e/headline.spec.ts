import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

/** The lowest contrast that any pixel of the headline's letters may have with the circles behind it. */
const MIN_CONTRAST = 4.3

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`in the ${scheme} scheme at ${width} px the headline has enough contrast wherever there are circles behind it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      const letters = luminance(scheme === 'light' ? [0x17, 0x1b, 0x6b] : [0xf6, 0xf6, 0xf2])
      const { background, covered } = await capturePixels(page)
      const ratios = covered.map((index) => {
        const behind = luminance([background[index] ?? 0, background[index + 1] ?? 0, background[index + 2] ?? 0])
        return (Math.max(letters, behind) + 0.05) / (Math.min(letters, behind) + 0.05)
      })
      expect(ratios.length).toBeGreaterThan(5_000)
      const worst = ratios.reduce((lowest, ratio) => Math.min(lowest, ratio))
      expect(worst).toBeGreaterThanOrEqual(MIN_CONTRAST)
      // There must be circles: on them the contrast is lower than on the background.
      expect(worst).toBeLessThan(6)
    })
  }
}

test('in the dark scheme colours do not blend: the warmest is on top, in the headline, its legend and the use cases', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const blends = await page
    .locator('main section :is([aria-hidden] > div, circle)')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).mixBlendMode))])
  expect(blends).toEqual(['normal'])
  const last = await page
    .locator('main p svg circle:last-child, main li svg:has(> path) > .print > circle:last-child')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
  const coral = await page
    .locator('[data-word]')
    .last()
    .evaluate((word) => getComputedStyle(word.parentElement as Element).fill)
  expect(new Set(last)).toEqual(new Set([coral]))
})

test('on phones the headline has five lines', async ({ page }) => {
  await page.goto('/')
  const lines: number[] = []
  for (const width of [320, 360, 390, 412, 430]) {
    await page.setViewportSize({ width, height: 844 })
    const tops = page.locator('h1 > *').evaluateAll((words) => words.map((word) => word.getBoundingClientRect().top))
    lines.push(new Set((await tops).map(Math.round)).size)
  }
  expect(lines).toEqual([5, 5, 5, 5, 5])
})

test('when the page opens, the circles appear one colour after another, then the words, which can be read throughout', {
  tag: '@engines-release',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  expect(await animations(page)).toEqual([
    'yellow 0 240 opacity translate',
    'pink 240 240 opacity translate',
    'coral 480 240 opacity translate',
    'words 720 240 translate',
  ])
})

for (const [device, options] of [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ['a phone in landscape orientation', { viewport: { width: 844, height: 390 }, hasTouch: true }],
  ['a device with reduced motion', { reducedMotion: 'reduce' }],
] as const) {
  test(`on ${device} the headline is not animated`, async ({ browser, baseURL }) => {
    expect(await animationsOn(browser, `${baseURL}/`, options)).toEqual([])
  })
}

async function animationsOn(browser: Browser, url: string, options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({ reducedMotion: 'no-preference', ...options })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  const found = await animations(page)
  await context.close()
  return found
}

/** Returns the animations of the headline in its style sheet: name, delay and duration in ms, and properties. */
function animations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = document.querySelector('h1')
    const layers = [...(words?.previousElementSibling?.children ?? []), words]
    return layers.flatMap((layer, index) => {
      const { animationName, animationDelay, animationDuration } = getComputedStyle(layer as Element)
      if (animationName === 'none') return []
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
      const frames = rules.find((rule) => rule instanceof CSSKeyframesRule && rule.name === animationName)
      const first = (frames as CSSKeyframesRule).cssRules[0] as CSSKeyframeRule
      const ms = (time: string) => Math.round(Number.parseFloat(time) * 1000)
      const name = ['yellow', 'pink', 'coral', 'words'][index]
      return `${name} ${ms(animationDelay)} ${ms(animationDuration)} ${[...first.style].sort().join(' ')}`
    })
  })
}

/** Returns the pixels of the headline without its text, and the offsets of those that its letters cover. */
async function capturePixels(page: Page): Promise<{ background: Buffer; covered: number[] }> {
  const box = await page.locator('h1').boundingBox()
  if (!box) throw new Error('The headline has no box. Check whether the page shows one.')
  const clip = { ...box, x: 0, width: page.viewportSize()?.width ?? 0 }
  const pixels = async () =>
    sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()
  const showOnly = (shown: string, words: string) =>
    page.evaluate(
      ([shown, words]) => {
        const headline = document.querySelector<HTMLElement>('h1')
        const circles = headline?.previousElementSibling as HTMLElement
        circles.style.visibility = shown as string
        // The boxes of its words would be visible whatever is set on their parent.
        circles.style.display = shown === 'hidden' ? 'none' : ''
        Object.assign(headline?.style ?? {}, { visibility: words, color: 'black' })
        document.body.style.background = shown === 'hidden' ? 'white' : ''
      },
      [shown, words],
    )
  await showOnly('visible', 'hidden')
  const background = await pixels()
  await showOnly('hidden', 'visible')
  const mask = await pixels()
  const covered = Array.from({ length: mask.length / 3 }, (_, index) => index * 3).filter(
    (index) => (mask[index] ?? 255) < 60,
  )
  return { background, covered }
}

/** Returns the relative luminance of red, green and blue from 0 to 255, as WCAG 2 defines it. */
function luminance(colour: readonly [number, number, number]): number {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
