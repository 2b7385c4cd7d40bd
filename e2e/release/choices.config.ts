import { defineConfig } from '@playwright/test'
import config from '../../playwright.config'

const chromium = config.projects?.find(({ name }) => name === 'chromium')

/** How soon a choice of a tab is drawn. One worker: what is measured is the time that passes. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: '../support/setup.ts',
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/choices.json' }]],
  projects: [{ ...chromium, name: 'chromium', testMatch: 'choices.spec.ts', testIgnore: [] }],
})
