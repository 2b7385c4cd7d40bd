import { findChromium } from '../../tests/run/find-browser.mjs'
import { chromium, definePart } from './define-part'

/**
 * Tests what happens to typed text on unusual visits: pages restored from cache, two tabs, changed clocks, full
 * storage.
 */
export default definePart('faults', {
  testDir: '.',
  projects: [
    {
      ...chromium,
      name: 'chromium',
      testMatch: 'faults.spec.ts',
      testIgnore: [],
      use: {
        ...chromium?.use,
        launchOptions: {
          ...chromium?.use?.launchOptions,
          // Chromium with its back/forward cache, as visitors have it: the headless shell has none, and Playwright
          // turns it off.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
          executablePath: findChromium(),
          headless: false,
          args: [...(chromium?.use?.launchOptions?.args ?? []), '--headless=new'],
        },
      },
    },
  ],
})
