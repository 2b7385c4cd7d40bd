import { defineConfig } from '@playwright/test'
import config from '../../playwright.config'

const chromium = config.projects?.find(({ name }) => name === 'chromium')

/** How long the scripts of a page take. One worker: what is measured is the time that passes. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/setup.ts',
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/speeds.json' }]],
  projects: [{ ...chromium, name: 'chromium', testMatch: ['choices.spec.ts', '*-speed.spec.ts'], testIgnore: [] }],
})
