import { type Browser, firefox } from '@playwright/test'
import { findFirefox } from '../../tests/run/find-browser.mjs'
import { launchChromium } from '../support/browser'
import { notFoundPage } from '../support/kinds'
import { type Probed, probe, watchFromWithin } from '../support/probe'
import { recordProblems } from '../support/record-problems'
import { startRelay } from '../support/relay'
import { startWebKit } from '../support/webkit/session'
import { visitorOf } from '../support/webkit/visitor'

/** A page in one engine, with the operations that both Playwright and WebDriver support. */
export interface Reader {
  open(path: string): Promise<void>
  /** Sets the width of the window in pixels. */
  resize(width: number): Promise<void>
  read<Value, Argument = undefined>(run: (argument: Argument) => Value, argument?: Argument): Promise<Awaited<Value>>
  /** Returns the errors since the page was opened, as far as the engine reports them. */
  problems(): Promise<string[]>
  /** Returns the events of islands so far, such as `island:ready demo`. */
  islandEvents(): Promise<string[]>
  close(): Promise<void>
}

/** A running engine. */
export interface Engine {
  version: string
  /** @param url the URL of the site */
  newReader(url: string): Promise<Reader>
  close(): Promise<void>
}

const HEIGHT = 900

/** Starts Chromium, Firefox or WebKitGTK. @throws if it is not installed */
export async function startEngine(name: string): Promise<Engine> {
  if (name === 'webkit') return startWebKitEngine()
  const executablePath = findFirefox()
  const browser = await (name === 'chromium'
    ? launchChromium()
    : firefox.launch({ channel: 'moz-firefox', executablePath }))
  const newReader = (url: string) => readWithPlaywright(browser, url)
  return { version: browser.version(), newReader, close: () => browser.close() }
}

async function readWithPlaywright(browser: Browser, url: string): Promise<Reader> {
  const page = await browser.newPage({ viewport: { width: 1440, height: HEIGHT } })
  await page.route('**/404.html', (route) => route.fulfill({ contentType: 'text/html', body: notFoundPage() }))
  await page.addInitScript(probe)
  const reported = recordProblems(page, url)
  const probed = () => page.evaluate(() => (window as unknown as { probed: Probed }).probed)
  return {
    open: async (path) => void (await page.goto(url + path)),
    resize: (width) => page.setViewportSize({ width, height: HEIGHT }),
    read: (run, argument) => page.evaluate(run as never, argument as never),
    problems: async () => [...reported, ...(await probed()).problems],
    islandEvents: async () => (await probed()).islandEvents,
    close: () => page.close(),
  }
}

async function startWebKitEngine(): Promise<Engine> {
  const { driver, close } = await startWebKit()
  const version = String((await driver.getCapabilities()).get('browserVersion'))
  const newReader = async (url: string): Promise<Reader> => {
    const relay = await startRelay(url)
    relay.change = watchFromWithin
    relay.extra.set('/404.html', { type: 'text/html', body: notFoundPage() })
    const visitor = visitorOf(driver, relay.url)
    return {
      open: (path) => visitor.open(path, { width: 1440, height: HEIGHT }),
      resize: (width) => visitor.resize(width, HEIGHT),
      read: visitor.read,
      problems: async () => (await visitor.probed()).problems,
      islandEvents: async () => (await visitor.probed()).islandEvents,
      async close() {
        await driver.get('about:blank')
        await relay.close()
      },
    }
  }
  return { version, newReader, close }
}
