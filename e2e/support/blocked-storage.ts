import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, firefox } from '@playwright/test'
import { findChromium, findFirefox } from '../../tests/run/find-browser.mjs'
import { chromiumArgs } from './browser'

/** A separate browser, started for a test. */
export interface OwnBrowser {
  context: BrowserContext
  close(): Promise<void>
}

/** Chromium's default content settings for all sites: 2 means block. */
const BLOCK = 2

/**
 * Starts a browser that blocks all cookies, so that `localStorage` and `sessionStorage` throw when they are accessed.
 * It is a separate browser because engines read this setting only from their profile.
 */
export async function openWithoutCookies(engine: 'chromium' | 'firefox' | 'webkit'): Promise<OwnBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'oogwenk-profile-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  if (engine === 'firefox') {
    const browser = await firefox.launch({
      ...{ channel: 'moz-firefox', executablePath: findFirefox() },
      firefoxUserPrefs: { 'network.cookie.cookieBehavior': 2 },
    })
    return { context: await browser.newContext(), close: () => browser.close().then(remove) }
  }
  await mkdir(join(folder, 'Default'))
  const settings = { profile: { default_content_setting_values: { cookies: BLOCK } } }
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(settings))
  const context = await chromium.launchPersistentContext(folder, { executablePath: findChromium(), args: chromiumArgs })
  return { context, close: () => context.close().then(remove) }
}

/** Makes `localStorage` and `sessionStorage` throw when accessed, on every page of the context opened afterwards. */
export async function blockStorage(context: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
  await context.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, kind, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
}
