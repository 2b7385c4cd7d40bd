import { defineConfig } from '@playwright/test'
import { chromiumArgs } from './e2e/support/browser'
import { findChromium, findFirefox } from './tests/run/find-browser.mjs'

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: findChromium(), args: chromiumArgs },
} as const

/** Stock Firefox, driven over its own protocol. Its script switch and media queries obey preferences only. */
const firefox = {
  name: 'firefox',
  grep: /@engines/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: findFirefox() },
  },
} as const

/** The browser tests: on the built `out/`, served by the embedded server, which `e2e/support/setup.ts` starts. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
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
    { name: 'chromium', testIgnore: '**/*.nojs.spec.ts', use: chromium },
    { name: 'chromium-no-js', testMatch: '**/*.nojs.spec.ts', use: { ...chromium, javaScriptEnabled: false } },
    ...(findFirefox() ? [firefox] : []),
  ],
})
