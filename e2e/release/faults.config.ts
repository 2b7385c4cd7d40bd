import { findChromium } from '../../tests/run/find-browser.mjs'
import { chromium, definePart } from './define-part'

/** What happens to typed words when a visit does not go straight: pages taken up again, two tabs, clocks, full storage. */
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
          // Chromium itself, because the headless shell keeps no page, and Playwright switches it off; visitors have it.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
          executablePath: findChromium(),
          headless: false,
          args: [...(chromium?.use?.launchOptions?.args ?? []), '--headless=new'],
        },
      },
    },
  ],
})
