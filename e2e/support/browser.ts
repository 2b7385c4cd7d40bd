import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../tests/run/find-browser.mjs'

/** What keeps Chromium quiet and offline: no sandbox in containers, no graphics card, none of its own traffic. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** Starts the Chromium of this machine. @throws when there is none */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found. Set CHROME_PATH, or run npm test once: it installs one.')
  return chromium.launch({ executablePath, args: chromiumArgs })
}
