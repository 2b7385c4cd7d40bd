import { Builder, type WebDriver } from 'selenium-webdriver'
import { findWebKit } from '../../../tests/run/find-browser.mjs'
import { startDesk } from './desk'
import { startService } from './service'

/** A running WebKitGTK. */
export interface Session {
  driver: WebDriver
  close(): Promise<void>
}

/** WebKitGTK's own small browser, which its driver starts by itself. */
const capabilities = { browserName: 'MiniBrowser' }

/**
 * Starts WebKitGTK's own small browser, driven by WebKitWebDriver, on a desk of its own.
 * @throws when this machine has none of it
 */
export async function startWebKit({ lessMotion = false } = {}): Promise<Session> {
  const program = findWebKit()
  if (!program) throw new Error('There is no WebKitWebDriver or no Xvfb here. Install webkit2gtk-driver and xvfb.')
  const desk = await startDesk(lessMotion)
  try {
    const service = await startService(program, desk.env)
    try {
      const driver = await new Builder().usingServer(service.url).withCapabilities(capabilities).build()
      const close = async () => {
        await driver.quit()
        await service.close()
        await desk.close()
      }
      return { driver, close }
    } catch (error) {
      await service.close()
      throw error
    }
  } catch (error) {
    await desk.close()
    throw error
  }
}
