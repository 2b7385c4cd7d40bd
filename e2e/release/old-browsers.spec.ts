import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from '../support/axe'
import { listPages } from '../support/pages'
import { scrollThrough } from '../support/scroll-through'
import { tabs, visiblePanels } from '../support/switcher'

/** Newer features, each with a name that replaces it. Browsers ignore that name, as older ones ignore the feature. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/:has\(/g, ':--no-has('],
  [/light-dark\(/g, '--no-light-dark('],
  [/color-mix\(/g, '--no-color-mix('],
  [/@view-transition/g, '@no-view-transition'],
  [/view-transition-name:/g, 'no-view-transition-name:'],
  [/@starting-style/g, '@no-starting-style'],
  [/@supports/g, '@no-supports'],
  [/type="?speculationrules"?/g, 'type="no-speculationrules"'],
  [/text-wrap:/g, 'no-text-wrap:'],
]

/** Serves pages and style sheets as an older browser would read them. @returns a map that counts each feature found */
async function emulateOldBrowser(page: Page): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  await page.route(
    (url) => url.origin === process.env.SITE_URL,
    async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback()
      const response = await route.fetch({ maxRetries: 3 })
      let body = await response.text()
      for (const [pattern, instead] of replacements)
        body = body.replace(pattern, (piece) => {
          found.set(piece, (found.get(piece) ?? 0) + 1)
          return instead
        })
      await route.fulfill({ response, body })
    },
  )
  return found
}

/** Returns every text that is shown, in order. */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const all: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.nodeValue?.replace(/\s+/g, ' ').trim()
      const parent = texts.currentNode.parentElement
      if (text && parent?.checkVisibility({ visibilityProperty: true }) && parent.getClientRects().length > 0)
        all.push(text)
    }
    return all
  })

// The policy allows style sheets by their hashes, which the emulation changes.
test.use({ bypassCSP: true })

for (const path of listPages())
  test(`${path} shows every word, legibly and within the window, in a browser without speculation rules and newer CSS features, such as :has and light-dark`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const newer = await context.newPage()
    await newer.emulateMedia({ reducedMotion: 'reduce' })
    await newer.goto(`${baseURL}${path}`)
    await scrollThrough(newer)
    const texts = await shownTexts(newer)
    await newer.close()
    const found = await emulateOldBrowser(page)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await scrollThrough(page)
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`)
        .toBeLessThan(1)
      expect.soft(await violationsOf(page, 'html', ['color-contrast']), `${width} px`).toEqual([])
    }
    expect(found.size).toBeGreaterThan(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    const old = new Set(await shownTexts(page))
    expect(texts.filter((text) => !old.has(text))).toEqual([])
  })

test('without :has and without the framework every feature of the home page can be read', async ({ page }) => {
  await emulateOldBrowser(page)
  await page.route('**/_next/**/*.js', (route) => route.abort())
  await page.goto('/')
  for (const [label, name] of tabs) {
    await page.locator('label', { hasText: label }).click()
    expect(await visiblePanels(page)).toContain(name)
  }
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const covered = await page.locator('[data-panel]').evaluateAll((panels) =>
      panels
        .filter((panel) => {
          const [text, picture] = [panel.firstElementChild, panel.querySelector('figure')]
          return !text || !picture || text.getBoundingClientRect().bottom > picture.getBoundingClientRect().top + 1
        })
        .map((panel) => panel.getAttribute('data-panel')),
    )
    expect(covered, `${width} px`).toEqual([])
  }
})
