import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './e2e/support/browser'
import { findFirefox, findHeadlessChromium, findWebKit } from './tests/run/find-browser.mjs'

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArgs },
} as const

/** No process is started in advance: each test has a context of its own, and few open a second page. */
const firefoxUserPrefs = { 'dom.ipc.processPrelaunch.enabled': false }

/**
 * Stock Firefox, driven over its own protocol. Its script switch and media queries obey preferences only. What is marked
 * `@engines-release` it runs in `npm run test:release`.
 */
const firefox = {
  name: 'firefox',
  grep: /@engines(?!-release)/,
  testIgnore: ['**/*.webkit.spec.ts', '**/release/**'] as string[],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: findFirefox(), firefoxUserPrefs },
  },
} as const

/** The same for a visitor who wants less motion. */
const stillFirefox = {
  ...firefox,
  name: 'firefox-less-motion',
  grep: /@less-motion/,
  // A second Firefox takes longer to start than these few tests.
  workers: 1,
  use: {
    ...firefox.use,
    launchOptions: {
      ...firefox.use.launchOptions,
      firefoxUserPrefs: { ...firefoxUserPrefs, 'ui.prefersReducedMotion': 1 },
    },
  },
} as const

/** Its tests use a `visitor` of `e2e/support/webkit/` in place of a page, since Playwright drives no stock WebKit. */
const webkit = { name: 'webkit', testMatch: '**/*.webkit.spec.ts' }

/** The browser tests: on the built `out/`, served by the embedded server, which `e2e/support/setup.ts` starts. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/playwright.json' }]],
  use: {
    // Set by the setup, which has run when the workers read this file.
    baseURL: process.env.SITE_URL,
    contextOptions: { reducedMotion: 'no-preference' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      // All pages take too long for every run: `npm run test:release` has them.
      grepInvert: /@release/,
      testIgnore: ['**/*.webkit.spec.ts', '**/release/**'],
      use: chromium,
    },
    ...(findFirefox() ? [firefox, stillFirefox] : []),
    ...(findWebKit() ? [webkit] : []),
  ],
})
