import { defineConfig } from '@playwright/test'
import { findFirefox, findWebKit } from '../../tests/run/find-browser.mjs'

/**
 * Tests every page in every installed engine. It takes too long for `npm test`, so it is part of
 * `npm run test:release`.
 */
export default defineConfig({
  outputDir: '../../test-results',
  globalSetup: '../support/setup.ts',
  testMatch: 'every-page.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/every-page.json' }]],
  use: { baseURL: process.env.SITE_URL },
  projects: [
    { name: 'chromium' },
    ...(findFirefox() ? [{ name: 'firefox' }] : []),
    ...(findWebKit() ? [{ name: 'webkit' }] : []),
  ],
})
