import { test as base, expect } from '@playwright/test'
import { listPages } from '../support/pages'
import { type Engine, type Reader, startEngine } from './engines'

/**
 * `reader` uses the engine that the project is named after, `chromiumReader` uses Chromium. Engines start once for each
 * worker.
 */
const test = base.extend<{ reader: Reader; chromiumReader: Reader }, { engine: Engine; chromium: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const engine = await startEngine('chromium')
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  reader: async ({ engine, baseURL }, use, testInfo) => {
    testInfo.annotations.push({ type: 'engine', description: `${testInfo.project.name} ${engine.version}` })
    const reader = await engine.newReader(String(baseURL))
    await use(reader)
    await reader.close()
  },
  chromiumReader: async ({ chromium, baseURL }, use) => {
    const reader = await chromium.newReader(String(baseURL))
    await use(reader)
    await reader.close()
  },
})

/**
 * Returns every text that the page shows, in order. `innerText` differs between engines for boxes, legends and
 * drawings.
 */
const shownTexts = (reader: Reader) =>
  reader.read(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const [text, parent] = [texts.currentNode.nodeValue?.replace(/\s+/g, ' ').trim(), texts.currentNode.parentElement]
      // Leave out text in hidden parts of drawings: Chromium calls it visible, and WebKit gives it a box.
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.getClientRects().length > 0) found.push(text)
    }
    return found
  })

const scrollTo = (reader: Reader, y: number) => reader.read((top) => window.scrollTo({ top, behavior: 'instant' }), y)

const isScrolled = (reader: Reader) =>
  reader.read(() => document.querySelector('[data-site-header]')?.hasAttribute('data-scrolled'))

for (const path of [...listPages(), '/404.html']) {
  test(`${path} shows the same text as in Chromium, logs nothing, fits every window, and its islands hydrate`, async ({
    reader,
    chromiumReader,
  }) => {
    await reader.open(path)
    await chromiumReader.open(path)
    expect(await reader.read(() => location.pathname)).toBe(path)
    expect(await reader.read(() => document.querySelector('h1')?.textContent?.trim())).toBeTruthy()
    expect(await shownTexts(reader)).toEqual(await shownTexts(chromiumReader))

    for (const [y, changed] of [
      [11, true],
      [10, false],
    ] as const) {
      await scrollTo(reader, y)
      await expect.poll(() => isScrolled(reader)).toBe(changed)
    }
    const hidden = () =>
      reader.read(
        () =>
          [...document.querySelectorAll('[data-reveal]')].filter((element) => getComputedStyle(element).opacity === '0')
            .length,
      )
    for (const width of [1920, 1440, 1024, 768, 390, 320]) {
      await reader.resize(width)
      await expect.poll(() => reader.read(() => innerWidth)).toBe(width)
      const end = await reader.read(() => document.documentElement.scrollHeight)
      for (let y = 0; y < end; y += 600) await scrollTo(reader, y)
      await scrollTo(reader, end)
      await expect.poll(hidden).toBe(0)
      expect(await reader.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
    }

    const islands = await reader.read(() =>
      [...document.querySelectorAll<HTMLElement>('[data-island]')].map(({ dataset }) => dataset.island),
    )
    for (const island of islands) {
      await reader.read((name) => {
        const inputs = 'input:not([type=hidden], [tabindex="-1"]), textarea'
        document.querySelector(`[data-island="${name}"]`)?.querySelector<HTMLElement>(inputs)?.focus()
      }, island)
      await expect.poll(() => reader.islandEvents()).toContain(`island:ready ${island}`)
    }
    expect(await reader.problems()).toEqual([])
  })
}
