import { type Browser, expect, test } from '@playwright/test'
import { median } from '../support/frames'
import { measureSlowdown } from '../support/measure-slowdown'

/** The longest median time until a choice is drawn, in milliseconds on a mid-tier phone. */
const MAX = 100
/** Milliseconds between choices: shorter than the animation of a panel, about as long, and longer. */
const GAPS = [330, 700, 1100, 2000]
const ROUNDS = 3
const VISITS = 5
const TABS = ['Emotions', 'Heart rate', 'Areas of interest', 'Heatmaps']

/** How long a finger touches the screen, in milliseconds. */
const PRESS_MS = 80

/** A choice that the browser reported: the value of its radio button, and milliseconds until it was drawn. */
interface Choice {
  tab: string
  duration: number
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

for (const gap of GAPS)
  test(`on a slow phone by touch, the median choice is drawn within 100 ms, with ${gap} ms between choices`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(360_000)
    const rounds: { slowdown: number; durations: number[] }[] = []
    const isGood = ({ durations }: { durations: number[] }) => median(durations) <= MAX
    // On a busy machine a round can be slow; the best of three shows what the page needs.
    while (rounds.length < ROUNDS && !rounds.some(isGood)) {
      const slowdown = await measureMachine(browser, baseURL)
      const durations: number[] = []
      for (let visit = 0; visit < VISITS; visit++)
        durations.push(...(await chooseTabs(browser, baseURL, slowdown, gap)))
      rounds.push({ slowdown, durations })
    }
    const lines = rounds.map(({ slowdown, durations }) => {
      const late = durations.filter((ms) => ms > MAX).length
      return `${durations.length} choices on a phone ${slowdown.toFixed(1)} times slower, median ${median(durations)} ms, ${late} above ${MAX} ms, longest ${Math.max(...durations)} ms`
    })
    const summary = `${gap} ms apart: ${lines.join('; ')}`
    console.log(summary)
    expect(rounds.some(isGood), summary).toBe(true)
  })

/** Returns how many times slower a mid-tier phone is than this machine, measured on a page that is not throttled. */
async function measureMachine(browser: Browser, baseURL: string | undefined): Promise<number> {
  const page = await browser.newPage({ baseURL })
  await page.goto('/')
  const slowdown = await measureSlowdown(page)
  await page.close()
  return slowdown
}

/**
 * Visits the home page with an empty cache and chooses each tab by touch.
 * @param slowdown the factor by which the processor is throttled
 * @param gap milliseconds between choices
 * @returns the time from the end of each touch until its choice was drawn, in milliseconds
 */
async function chooseTabs(
  browser: Browser,
  baseURL: string | undefined,
  slowdown: number,
  gap: number,
): Promise<number[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    const choices: Choice[] = []
    Object.assign(window, { choices })
    const note = (list: PerformanceObserverEntryList) => {
      for (const { name, duration, target } of list.getEntries() as PerformanceEventTiming[]) {
        // A choice is reported twice: as a click on what was touched, and as one on the radio button.
        if (name === 'click' && target instanceof HTMLInputElement) choices.push({ tab: target.value, duration })
      }
    }
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const readChoices = () => page.evaluate(() => (window as unknown as { choices: Choice[] }).choices)
  await page.goto('/')
  await page.locator('[data-island=features]').scrollIntoViewIfNeeded()
  // Wait until the page has loaded, in real time, because a real processor is measured.
  await wait(2000)
  let last = 0
  for (const name of TABS) {
    const tab = page.locator('label', { hasText: name })
    await tab.evaluate((label) => label.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await wait(Math.max(100, last + gap - PRESS_MS - Date.now()))
    // A panel that opens moves the tabs below it, so the position is read just before the touch.
    const box = await tab.boundingBox()
    if (!box) throw new Error(`There is no tab “${name}”.`)
    const touchPoints = [{ x: box.x + 60, y: box.y + box.height / 2 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await wait(PRESS_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    last = Date.now()
  }
  await expect.poll(async () => (await readChoices()).at(-1)?.tab).toBe('heatmaps')
  const durations = (await readChoices()).map(({ duration }) => duration)
  await context.close()
  // A finger can miss a tab that moves, but not two.
  expect(durations.length).toBeGreaterThanOrEqual(TABS.length - 1)
  return durations
}
