import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A virtual screen, with its own folder for settings, data and caches. */
interface VirtualScreen {
  /** The environment for a program that runs on the screen. */
  env: NodeJS.ProcessEnv
  close(): Promise<void>
}

/** Lets the window be as narrow as a phone: the buttons of MiniBrowser would make it at least 447 px wide. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border-width: 0 }'

/**
 * Starts Xvfb on a free display.
 * @param withReducedMotion turns on reduced motion, a setting of GTK that WebKitGTK respects
 */
export async function startScreen(withReducedMotion: boolean): Promise<VirtualScreen> {
  const home = await mkdtemp(join(tmpdir(), 'oogwenk-screen-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW)
  await writeFile(
    join(home, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${withReducedMotion ? 0 : 1}\n`,
  )
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const xvfb = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  // An interrupted run must not leave the program behind.
  const stop = () => xvfb.kill()
  process.once('exit', stop)
  const display = await new Promise<string>((ready, failed) => {
    const numbers = xvfb.stdio[3] as Readable
    numbers.once('data', (data) => ready(String(data).trim()))
    xvfb.once('error', failed)
    xvfb.once('exit', (code) => failed(new Error(`Xvfb exited with code ${code}. Run it by hand to see why.`)))
  })
  return {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit's sandbox needs permissions that containers do not have, so it is off, as is Chromium's. All pages are
      // our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    async close() {
      process.off('exit', stop)
      const ended = new Promise((done) => xvfb.once('exit', done))
      stop()
      await ended
      // Programs on the screen may still be writing.
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
