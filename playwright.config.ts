import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './e2e/support/browser'
import { findFirefox, findHeadlessChromium, findWebKit } from './tests/run/find-browser.mjs'

const chromium = {
  browserName: 'chromium' as const,
  // Drawing in the browser's own process saves a tenth of the processor time.
  launchOptions: { executablePath: findHeadlessChromium(), args: [...chromiumArgs, '--in-process-gpu'] },
}

/**
 * An unmodified Firefox, driven over WebDriver BiDi. JavaScript and media queries can be changed only by preferences.
 * Tests tagged `@engines-release` run in it with `npm run test:release`.
 */
const firefox = {
  name: 'firefox',
  grep: /@engines(?!-release)/,
  testIgnore: ['**/*.webkit.spec.ts', '**/release/**'] as string[],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: findFirefox(),
      // No process is started in advance, because each test has its own context, and few open a second page.
      firefoxUserPrefs: { 'dom.ipc.processPrelaunch.enabled': false },
    },
  },
} as const

/**
 * Its tests use a `visitor` from `e2e/support/webkit/` in place of a page, because Playwright cannot drive an
 * unmodified WebKit.
 */
const webkit = { name: 'webkit', testMatch: '**/*.webkit.spec.ts', grepInvert: /@engines-release/ }

/** The browser tests of the built `out/`, served by the embedded server, which `e2e/support/setup.ts` starts. */
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
    // Set by the setup, which runs before the workers read this file.
    baseURL: process.env.SITE_URL,
    contextOptions: { reducedMotion: 'no-preference' },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      // Testing all pages takes too long for every run, so only `npm run test:release` does.
      grepInvert: /@release/,
      testIgnore: ['**/*.webkit.spec.ts', '**/release/**'],
      use: chromium,
    },
    ...(findFirefox() ? [firefox] : []),
    ...(findWebKit() ? [webkit] : []),
  ],
})
