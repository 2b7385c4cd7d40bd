import { Builder, type WebDriver } from 'selenium-webdriver'
import { findWebKit } from '../../../tests/run/find-browser.mjs'
import { startScreen } from './screen'
import { startService } from './service'

/** A running WebKitGTK browser. */
export interface Session {
  driver: WebDriver
  close(): Promise<void>
}

/** MiniBrowser is WebKitGTK's own small browser, which its driver starts. */
const capabilities = { browserName: 'MiniBrowser' }

/**
 * Starts WebKitGTK's MiniBrowser, driven by WebKitWebDriver, on a separate virtual screen.
 * @throws if it is not installed
 */
export async function startWebKit({ withReducedMotion = false } = {}): Promise<Session> {
  const program = findWebKit()
  if (!program) throw new Error('WebKitWebDriver or Xvfb is not installed. Install webkit2gtk-driver and xvfb.')
  const screen = await startScreen(withReducedMotion)
  try {
    const service = await startService(program, screen.env)
    try {
      const driver = await new Builder().usingServer(service.url).withCapabilities(capabilities).build()
      const close = async () => {
        await driver.quit()
        await service.close()
        await screen.close()
      }
      return { driver, close }
    } catch (error) {
      await service.close()
      throw error
    }
  } catch (error) {
    await screen.close()
    throw error
  }
}
