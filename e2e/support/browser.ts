import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../tests/run/find-browser.mjs'

/** Lets Chromium run in containers and without a graphics card, and stops its own background traffic. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** Starts the Chromium installed on this machine, or else Playwright's own download. @throws if there is none */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
}
