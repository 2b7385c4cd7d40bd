/** Makes sure that there is a browser for tests. */
import { readFileSync } from 'node:fs'
import { run } from '../../preview/install.mjs'
import { findChromium, isProgram, onPath } from './find-browser.mjs'

/**
 * Uses the installed Chromium, or installs Debian's (as root on Debian), or Playwright's own download.
 * @throws if none is available
 */
export async function ensureBrowser() {
  if (findChromium() || (await hasOwnDownload())) return
  if (isRootOnDebian()) {
    console.log('No Chromium found. Installing Debian’s …')
    await run('apt-get', ['update', '-q'])
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'chromium-headless-shell'])
    if (findChromium()) return
  }
  console.log('No Chromium found. Downloading Playwright’s …')
  await run('npx', ['playwright', 'install', 'chromium'])
  if (await hasOwnDownload()) return
  throw new Error(
    'There is no Chromium, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to it, and run npm test again.',
  )
}

async function hasOwnDownload() {
  const { chromium } = await import('@playwright/test')
  return isProgram(chromium.executablePath())
}

/** Whether Debian packages may be installed on this machine. */
export function isRootOnDebian() {
  try {
    const debian = /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
    return debian && process.getuid?.() === 0 && onPath(['apt-get'], process.env) !== undefined
  } catch {
    return false
  }
}
