import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A virtual screen, with an empty home folder. */
interface VirtualScreen {
  /** The environment for a program that runs on it. */
  env: NodeJS.ProcessEnv
  close(): Promise<void>
}

/** Without it the buttons of MiniBrowser make its window 447 px wide at least, wider than a phone. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border-width: 0 }'

/**
 * Starts Xvfb on a display that is free.
 * @param lessMotion sets reduced motion, a setting of GTK that WebKitGTK obeys
 */
export async function startScreen(lessMotion: boolean): Promise<VirtualScreen> {
  const home = await mkdtemp(join(tmpdir(), 'oogwenk-screen-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW)
  await writeFile(join(home, 'gtk-3.0', 'settings.ini'), `[Settings]\ngtk-enable-animations=${lessMotion ? 0 : 1}\n`)
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const xvfb = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  // An interrupted run leaves nothing behind.
  const stop = () => xvfb.kill()
  process.once('exit', stop)
  const display = await new Promise<string>((ready, failed) => {
    const numbers = xvfb.stdio[3] as Readable
    numbers.once('data', (data) => ready(String(data).trim()))
    xvfb.once('error', failed)
    xvfb.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}. Start it by hand to see why.`)))
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
      // Its sandbox needs rights that containers do not give; Chromium's is off for the same reason. All pages are ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    async close() {
      process.off('exit', stop)
      const ended = new Promise((done) => xvfb.once('exit', done))
      stop()
      await ended
      // Its programs may still be writing.
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
