import { expect, type Page, test } from '@playwright/test'

test('text in the display font is not letter-spaced more tightly than its size allows', { tag: '@release' }, async ({
  page,
}) => {
  const paths = [
    '/',
    '/about',
    '/pricing',
    '/contact',
    '/cases',
    '/cases/galaxy',
    '/docs',
    '/docs/rest',
    '/terms',
    '/thanks',
  ]
  for (const path of paths) {
    await page.goto(path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await tooTight(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

/** Returns text in the display font with letter spacing below -.02em up to 80 px, or below -.026em above. */
function tooTight(page: Page): Promise<string[]> {
  return page.locator('body *').evaluateAll((all) =>
    all.flatMap((one) => {
      const hasText = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
      )
      const { fontFamily, fontSize, letterSpacing } = getComputedStyle(one)
      if (!hasText || !fontFamily.startsWith('displayFont')) return []
      const size = Number.parseFloat(fontSize)
      const tracking = (Number.parseFloat(letterSpacing) || 0) / size
      const min = size <= 45 ? -0.0201 : size <= 80 ? -0.0202 : -0.026
      return tracking < min ? [`${one.textContent?.slice(0, 30)}: ${tracking.toFixed(3)}em at ${size} px`] : []
    }),
  )
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`at every width the text of each feature is above its picture (prefers-reduced-motion: ${reducedMotion})`, {
    // Takes longer than other tests, because it waits for panels to open.
    tag: '@release',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of ['Heatmaps', 'Emotions', 'Heart rate', 'Areas of interest']) {
        await page.locator('label', { hasText: name }).click()
        const gap = () =>
          page.locator('[data-panel]').evaluateAll((panels) => {
            const panel = panels.find((one) => one.parentElement?.querySelector(':checked'))
            const [text, figure] = [panel?.querySelector('p'), panel?.querySelector('figure')]
            if (!text || !figure) return Number.NaN
            return Math.round(figure.getBoundingClientRect().top - text.getBoundingClientRect().bottom)
          })
        await expect.poll(gap, `${name} at ${width} px`).toBeGreaterThanOrEqual(15)
      }
    }
  })
}

test('the contact form fits above the fold on a laptop, and its eyes do on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/contact')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeInViewport({ ratio: 1 })
  for (const width of [320, 390, 768, 1023]) {
    await page.setViewportSize({ width, height: 844 })
    const eyes = page.locator('[data-watching-eyes]')
    await expect(eyes).toBeInViewport({ ratio: 1 })
    const [box, field] = [await eyes.boundingBox(), await page.locator('[name="name"]').boundingBox()]
    expect(box?.width).toBe(88)
    // The eyes are on the top border of the field, and its input begins 1 px below that.
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - (field?.y ?? 0))).toBeLessThan(3)
  }
})

test('the eyes of the contact page follow the focus', async ({ page }) => {
  await page.goto('/contact')
  const gaze = () => page.locator('[data-watching-eyes]').evaluate((eyes) => eyes.style.getPropertyValue('--look-y'))
  await page.getByLabel('Name').focus()
  await expect.poll(gaze).not.toBe('')
  const before = Number(await gaze())
  await page.getByLabel('Message').focus()
  await expect.poll(async () => Number(await gaze())).toBeGreaterThan(before)
})

test('while a form is being sent, its button keeps its background on hover', async ({ page }) => {
  await page.goto('/contact')
  const button = page.getByRole('button', { name: 'Send message' })
  await button.evaluate((one) => one.setAttribute('aria-disabled', 'true'))
  const background = () => button.evaluate((one) => getComputedStyle(one).backgroundColor)
  const before = await background()
  await button.hover()
  expect(await background()).toBe(before)
})

test('in a narrow window, the breadcrumb “All documentation” fits on one line, and no breadcrumb has a separator before it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/docs/rest/reference/results')
  expect((await page.getByText('All documentation').first().boundingBox())?.height).toBeLessThan(50)
  const separators = await page
    .locator('nav ol li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content))
  expect(new Set(separators)).toEqual(new Set(['none']))
})

test('the documentation menu aligns the current page with the others', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/docs/rest')
  const starts = await page.locator('main nav > div > ul > li > a:visible').evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return Math.round(words.getBoundingClientRect().left)
    }),
  )
  expect(starts.length).toBeGreaterThan(1)
  expect(new Set(starts).size).toBe(1)
})

test('disclosure headings in the reference all have the same size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs/rest/reference/results')
  const sizes = await page
    .locator('article summary, button[data-tool="fill"]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize))
  expect(sizes).toHaveLength(2)
  expect(new Set(sizes).size).toBe(1)
})

test('on a phone the search has a “Close” button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs')
  await page.keyboard.press('/')
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await expect(close.getByText('Close')).toBeInViewport({ ratio: 1 })
  expect((await close.getByText('Close').boundingBox())?.width).toBeGreaterThan(20)
  await expect(close.getByText('Esc')).toBeHidden()
})

test('the style sheet stops phones from enlarging text on their own', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  expect(html).toContain('-webkit-text-size-adjust:100%')
})

test('at every width the text of each button below the headline is on one line', async ({ page }) => {
  await page.goto('/')
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const links = await page.locator('section:has(h1) a[class*=button]').all()
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) {
      const { height } = (await link.boundingBox()) as { height: number }
      expect(height, `${await link.textContent()} at ${width} px`).toBeLessThan(60)
    }
  }
})
